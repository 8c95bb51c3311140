import { sql } from 'drizzle-orm';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type LeaveType, type LeaveTypes, leaveTypesOf } from '#domain/leave-types/leave-type.ts';
import type { LeaveSettings } from '#domain/policies/leave-settings.ts';
import type { TenantTransaction } from './database.ts';
import { loadLeaveTypes, writtenTypes } from './leave-types.ts';

export interface SettingsInForce {
  readonly from: PlainDate;
  readonly settings: LeaveSettings;
}

export interface PatternInForce {
  readonly from: PlainDate;
  readonly weeks: readonly string[];
  readonly weeklyRest: number | null;
}

export interface Informed {
  readonly stopEnd: PlainDate;
  readonly informedOn: PlainDate;
}

/** What the leave of one person is counted with, besides their own dates and requests. */
export interface LeaveBasis {
  /** Of the organisation, archived ones included. */
  readonly types: LeaveTypes;
  /** By day; of several applied for one day the latest. None until someone sets something. */
  readonly settings: readonly SettingsInForce[];
  readonly patterns: readonly PatternInForce[];
  /** First days of periods whose fractionnement days were given up. */
  readonly waivers: readonly PlainDate[];
  /** Openings and adjustments, with the lines that took one back. */
  readonly manual: readonly LedgerEntry[];
  /** When the person was told what is left, by the last day of each stop. */
  readonly informed: readonly Informed[];
}

const settingsInForce = sql`(
  select coalesce(json_agg(json_build_object('from', s.effective_from, 'settings', s.settings)
    order by s.effective_from), '[]')
  from (select distinct on (effective_from) effective_from, settings from leave_settings
        where undone_at is null order by effective_from, applied_at desc, id desc) s)`;

const patternsByDay = sql`(
  select distinct on (user_id, effective_from) user_id, effective_from, weeks, weekly_rest
  from working_patterns order by user_id, effective_from, created_at desc, id desc)`;

const patternJson = sql`json_build_object('from', p.effective_from, 'weeks', p.weeks, 'weeklyRest', p.weekly_rest)`;
const manualJson = sql`json_build_object('id', l.id, 'key', l.key, 'counter', l.counter, 'date', l.date,
  'amount', json_build_object('n', l.amount_n, 'd', l.amount_d), 'cause', l.cause, 'rule', l.rule,
  'period', l.period, 'expires', l.expires, 'correction', l.correction)`;
const isManual = sql`l.request_id is null and l.cause ->> 'kind' in ('opening', 'adjusted')`;
const informedJson = sql`json_build_object('stopEnd', n.stop_end, 'informedOn', n.informed_on)`;

export async function loadSettingsInForce(tx: TenantTransaction): Promise<SettingsInForce[]> {
  const { rows } = await tx.execute<{ settings: SettingsInForce[] }>(
    sql`select ${settingsInForce} as settings`,
  );
  return rows[0]?.settings ?? [];
}

type ReadBasis = { [Part in Exclude<keyof LeaveBasis, 'types'>]: LeaveBasis[Part] } & { types: LeaveType[] };

/** One round trip for one person: this is read with every request that is filed or decided. */
export async function loadLeaveBasis(tx: TenantTransaction, userId: string): Promise<LeaveBasis> {
  const { rows } = await tx.execute<ReadBasis>(sql`select
    ${settingsInForce} as settings,
    ${writtenTypes} as types,
    (select coalesce(json_agg(${patternJson} order by p.effective_from), '[]') from ${patternsByDay} p
      where p.user_id = ${userId}) as patterns,
    (select coalesce(json_agg(${manualJson} order by l.date, l.id), '[]') from ledger_entries l
      where l.user_id = ${userId} and ${isManual}) as manual,
    (select coalesce(json_agg(period), '[]') from fractionnement_decisions
      where user_id = ${userId} and decision = 'waived') as waivers,
    (select coalesce(json_agg(${informedJson}), '[]') from sickness_notices n
      where n.user_id = ${userId} and n.informed_on is not null) as informed`);
  const [basis] = rows;
  if (!basis) throw new Error('A statement without a table always has a row.');
  return { ...basis, types: leaveTypesOf(basis.types) };
}

/** The same for everyone who is in the organisation. */
export async function loadLeaveBases(tx: TenantTransaction): Promise<Map<string, LeaveBasis>> {
  const settings = await loadSettingsInForce(tx);
  const types = await loadLeaveTypes(tx);
  const { rows } = await tx.execute<{ id: string } & Omit<LeaveBasis, 'settings' | 'types'>>(sql`
    select u.id,
      coalesce((select json_agg(${patternJson} order by p.effective_from) from ${patternsByDay} p
        where p.user_id = u.id), '[]') as patterns,
      coalesce((select json_agg(${manualJson} order by l.date, l.id) from ledger_entries l
        where l.user_id = u.id and ${isManual}), '[]') as manual,
      coalesce((select json_agg(f.period) from fractionnement_decisions f
        where f.user_id = u.id and f.decision = 'waived'), '[]') as waivers,
      coalesce((select json_agg(${informedJson}) from sickness_notices n
        where n.user_id = u.id and n.informed_on is not null), '[]') as informed
    from users u where u.removed_at is null`);
  return new Map(rows.map(({ id, ...parts }) => [id, { ...parts, settings, types }]));
}
