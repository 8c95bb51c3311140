import type { LeaveBasis, PatternInForce, SettingsInForce } from '#domain/balances/leave-basis.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { HOLDING_STATES } from '#domain/leave-requests/request-states.ts';
import { type LeaveType, leaveTypesOf } from '#domain/leave-types/leave-type.ts';
import { completedSettings } from '#domain/policies/leave-settings.ts';
import type { Question } from './answers.ts';
import {
  coverageOfPerson,
  coverageShape,
  type PersonCoverage,
  type WrittenCoverage,
  writtenBlackouts,
  writtenMinimums,
} from './coverage.ts';
import type { TenantTransaction } from './database.ts';
import { isMemberIn } from './in-roles.ts';
import { inStates } from './in-states.ts';
import type { JsonParts } from './json-shape.ts';
import { loadLeaveTypes, typesShape, writtenTypes } from './leave-types.ts';
import { rightsJoins, rightsJson, rightsShape } from './rights-facts.ts';
import {
  loadRulesInForce,
  placementJson,
  placementsByDay,
  placementsShape,
  rulesConcerning,
  rulesOfPerson,
  rulesShape,
} from './rules-in-force.ts';
import { storedDayOf } from './schema/day.ts';

const settingsInForce = `(
  select coalesce(json_agg(json_build_object('from', s.effective_from, 'settings', s.settings)
    order by s.effective_from), '[]')
  from (select distinct on (d.effective_from) d.effective_from, settings from leave_settings
        cross join lateral (select ${storedDayOf('leave_settings.effective_from')} as effective_from) d
        where undone_at is null order by d.effective_from, applied_at desc, id desc) s)`;

/** By person and day; of several written for one day the latest. */
export const patternsByDay = `(
  select distinct on (user_id, d.effective_from) user_id, d.effective_from, weeks, weekly_rest
  from working_patterns
  cross join lateral (select ${storedDayOf('working_patterns.effective_from')} as effective_from) d
  order by user_id, d.effective_from, created_at desc, id desc)`;

export const patternJson = `json_build_object('from', p.effective_from, 'weeks', p.weeks, 'weeklyRest', p.weekly_rest)`;
const manualJson = `json_build_object('id', l.id, 'key', l.key, 'counter', l.counter, 'date', ${storedDayOf('l.date')},
  'amount', json_build_object('n', l.amount_n, 'd', l.amount_d), 'cause', l.cause, 'rule', l.rule,
  'period', ${storedDayOf('l.period')}, 'expires', ${storedDayOf('l.expires')}, 'correction', l.correction)`;
const isManual = `l.request_id is null and l.cause ->> 'kind' in ('opening', 'adjusted')`;
const informedJson = `json_build_object('stopEnd', n.stop_end, 'informedOn', ${storedDayOf('n.informed_on')})`;

type Personal = Omit<LeaveBasis, 'settings' | 'types' | 'rules'>;

const settingsShape: JsonParts<SettingsInForce[]> = [{ from: 'string', settings: 'stored' }];
export const patternsShape: JsonParts<PatternInForce[]> = [
  { from: 'string', weeks: ['string'], weeklyRest: 'number' },
];

const personalColumns: { readonly [Part in keyof Personal]: JsonParts<Personal[Part]> } = {
  placements: placementsShape,
  patterns: patternsShape,
  manual: [
    {
      id: 'string',
      key: 'string',
      counter: 'string',
      date: 'string',
      amount: { n: 'number', d: 'number' },
      cause: 'stored',
      rule: 'string',
      period: 'string',
      expires: 'string',
      correction: 'string',
    },
  ],
  waivers: ['string'],
  informed: [{ stopEnd: 'string', informedOn: 'string' }],
  rights: rightsShape,
};

const settingsStatement: Question<{ settings: SettingsInForce[] }> = {
  columns: { settings: settingsShape },
  name: 'settings-in-force',
  text: `select ${settingsInForce} as settings`,
};

export async function loadSettingsInForce(tx: TenantTransaction): Promise<SettingsInForce[]> {
  const [row] = await tx.ask(settingsStatement, []);
  return completed(row?.settings ?? []);
}

function completed(settings: readonly SettingsInForce[]): SettingsInForce[] {
  return settings.map((each) => ({ from: each.from, settings: completedSettings(each.settings) }));
}

/** The same with what its dates are held against. */
export interface PersonalBasis extends LeaveBasis {
  readonly coverage: PersonCoverage;
}

type ReadBasis = WrittenCoverage & { [Part in Exclude<keyof LeaveBasis, 'types'>]: LeaveBasis[Part] } & {
  types: LeaveType[];
};

/** One round trip for one person: this is read with every request that is filed or decided. */
const basisStatement: Question<ReadBasis> = {
  columns: {
    ...personalColumns,
    ...coverageShape,
    settings: settingsShape,
    rules: rulesShape,
    types: typesShape,
  },
  name: 'leave-basis',
  text: `select
    ${settingsInForce} as settings,
    (select coalesce(json_agg(${placementJson} order by w.effective_from), '[]') from ${placementsByDay} w
      where w.user_id = $1) as placements,
    ${rulesOfPerson} as rules,
    ${writtenTypes} as types,
    (select coalesce(json_agg(${patternJson} order by p.effective_from), '[]') from ${patternsByDay} p
      where p.user_id = $1) as patterns,
    (select coalesce(json_agg(${manualJson} order by l.date, l.id), '[]') from ledger_entries l
      where l.user_id = $1 and ${isManual}) as manual,
    (select coalesce(json_agg(period), '[]') from fractionnement_decisions
      where user_id = $1 and decision = 'waived') as waivers,
    (select coalesce(json_agg(${informedJson}), '[]') from sickness_notices n
      where n.user_id = $1 and n.informed_on is not null) as informed,
    (select ${rightsJson} from (select $1::uuid as id) u ${rightsJoins}) as rights,
    ${writtenMinimums} as minimums,
    ${writtenBlackouts} as blackouts`,
};

export async function loadLeaveBasis(tx: TenantTransaction, userId: string): Promise<PersonalBasis> {
  const [basis] = await tx.ask(basisStatement, [userId]);
  return basisOf(tx, userId, basis);
}

const heldJson = `json_build_object('id', r.id, 'type', r.type, 'state', r.state,
  'startDate', ${storedDayOf('r.start_date')}, 'startHalf', r.start_half,
  'endDate', ${storedDayOf('r.end_date')}, 'endHalf', r.end_half, 'filedBy', r.filed_by, 'userId', r.user_id)`;

const heldShape: JsonParts<HeldRequest[]> = [
  {
    id: 'string',
    type: 'string',
    state: 'string',
    startDate: 'string',
    startHalf: 'string',
    endDate: 'string',
    endHalf: 'string',
    filedBy: 'string',
    userId: 'string',
  },
];

const basisWithHeldStatement: Question<ReadBasis & { held: HeldRequest[] }> = {
  columns: { ...basisStatement.columns, held: heldShape },
  name: 'leave-basis-with-held',
  text: `${basisStatement.text},
    (select coalesce(json_agg(${heldJson} order by r.start_date, r.id), '[]') from leave_requests r
      where r.user_id = $1 and ${inStates('r.state', HOLDING_STATES)}) as held`,
};

/** What the leave of a person is counted with, and the absences that hold their half-days, in order. */
export interface CountedWith {
  readonly basis: PersonalBasis;
  readonly held: readonly HeldRequest[];
}

/** Both in one round trip. */
export async function loadBasisWithHeld(tx: TenantTransaction, userId: string): Promise<CountedWith> {
  const [read] = await tx.ask(basisWithHeldStatement, [userId]);
  return { basis: await basisOf(tx, userId, read), held: read?.held ?? [] };
}

async function basisOf(
  tx: TenantTransaction,
  userId: string,
  read: ReadBasis | undefined,
): Promise<PersonalBasis> {
  if (!read) throw new Error('A statement without a table always has a row.');
  const { settings, placements, rules, types, patterns, manual, waivers, informed, rights } = read;
  const { minimums, blackouts } = read;
  const coverage = await coverageOfPerson(tx, userId, { minimums, blackouts });
  return {
    settings: completed(settings),
    placements,
    rules,
    types: leaveTypesOf(types),
    patterns,
    manual,
    waivers,
    informed,
    rights,
    coverage,
  };
}

/** The same for everyone who is in the organisation, or for some of them. Each table is read once, not once a person. */
const basesStatement: Question<{ id: string } & Personal> = {
  columns: { ...personalColumns, id: 'uuid' },
  name: 'leave-bases',
  text: `
    select u.id, coalesce(w.all, '[]') as placements, coalesce(p.all, '[]') as patterns, coalesce(l.all, '[]') as manual,
      coalesce(f.all, '[]') as waivers, coalesce(n.all, '[]') as informed,
      ${rightsJson} as rights
    from users u
    left join (select w.user_id, json_agg(${placementJson} order by w.effective_from) as all
      from ${placementsByDay} w group by w.user_id) w on w.user_id = u.id
    left join (select p.user_id, json_agg(${patternJson} order by p.effective_from) as all
      from ${patternsByDay} p group by p.user_id) p on p.user_id = u.id
    left join (select l.user_id, json_agg(${manualJson} order by l.date, l.id) as all from ledger_entries l
      where ${isManual} and ($1::uuid[] is null or l.user_id = any($1)) group by l.user_id) l on l.user_id = u.id
    left join (select f.user_id, json_agg(f.period) as all from fractionnement_decisions f
      where f.decision = 'waived' group by f.user_id) f on f.user_id = u.id
    left join (select n.user_id, json_agg(${informedJson}) as all from sickness_notices n
      where n.informed_on is not null group by n.user_id) n on n.user_id = u.id
    ${rightsJoins}
    where case when $1::uuid[] is null then u.removed_at is null and ${isMemberIn('u.role')} else u.id = any($1) end`,
};

/** Of everyone who is there, or of those who are named: they may have left. */
export async function loadLeaveBases(
  tx: TenantTransaction,
  userIds: readonly string[] | null = null,
): Promise<Map<string, LeaveBasis>> {
  const settings = await loadSettingsInForce(tx);
  const types = await loadLeaveTypes(tx);
  const rulesOf = rulesConcerning(await loadRulesInForce(tx));
  const rows = await tx.ask(basesStatement, [userIds]);
  return new Map(
    rows.map(({ id, ...parts }) => [id, { ...parts, settings, types, rules: rulesOf(id, parts.placements) }]),
  );
}
