import { type Absence, isAtWork } from '#domain/balances/absence.ts';
import { linesSince } from '#domain/balances/contract-lines.ts';
import { newEntries } from '#domain/balances/corrections.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { factsOfNewHire, type LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { manualEntries } from '#domain/balances/manual-entries.ts';
import { informedAbsences } from '#domain/balances/sickness.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { earliest, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import { datedPatterns } from '#domain/counting/dated-patterns.ts';
import type { CountedPerson } from '#domain/counting/day-reader.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { effectOnBalance } from '#domain/leave-requests/request-states.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { DEFAULT_SETTINGS } from '#domain/policies/leave-settings.ts';
import { personalPolicies } from '#domain/policies/personal-policies.ts';
import type { PersonalRules } from '#domain/policies/rule-levels.ts';
import { SINCE_EVER } from '#domain/policies/settings-in-force.ts';
import type { LeaveBasis } from './leave-basis.ts';

/** What the leave of one person is counted with. The one place that knows where facts and policies come from. */
export interface LeaveSituation {
  readonly facts: LeaveFacts;
  readonly policies: Timeline<LeavePolicy>;
  /** For counting: while nobody has said when the contract began, days before the person joined count as well. */
  readonly counted: CountedPerson;
  readonly types: LeaveTypes;
}

/** A person with all that their leave is counted with. */
export interface LeaveStanding {
  readonly person: {
    readonly employedFrom: PlainDate | null;
    readonly employedTo: PlainDate | null;
    readonly joinedAt: Date;
  };
  readonly organization: { readonly timeZone: string; readonly holidayZone: HolidayZone };
  readonly basis: LeaveBasis;
}

/**
 * From the person's pending and approved requests, of which those that neither take days nor interrupt work are
 * passed over, and the lines that someone wrote by hand.
 */
export function leaveSituation(
  { person, organization, basis }: LeaveStanding,
  requests: readonly HeldRequest[],
): LeaveSituation {
  const { employedFrom, employedTo, joinedAt } = person;
  const { birthDate, children, seniorityFrom, closedUntil } = basis.rights;
  const manual = linesSince(closedUntil, manualEntries(basis.manual));
  const from = employedFrom ?? presentSince(dayOfInstant(joinedAt.getTime(), organization.timeZone), manual);
  const approved = requests.filter(
    ({ state, endDate }) =>
      effectOnBalance(state) === 'takes' && (closedUntil === null || endDate > closedUntil),
  );
  const policies = policiesOf(basis, organization);
  const untold: LeaveFacts = {
    ...factsOfNewHire(from),
    employment: { from, to: employedTo },
    patterns: datedPatterns(basis.patterns),
    birthDate,
    children,
    seniorityFrom,
    closedUntil,
    manual,
    leaves: approved.flatMap((request) => {
      const { counter } = typeOf(basis.types, request.type);
      return counter === null ? [] : [{ requestId: request.id, counter, range: rangeOf(request) }];
    }),
    absences: approved.flatMap((request): Absence[] => {
      const kind = typeOf(basis.types, request.type).absence;
      return kind === null || isAtWork(kind)
        ? []
        : [{ kind, range: rangeOf(request), informedOn: null, notified: true }];
    }),
    fractionnementWaivers: basis.waivers,
  };
  const facts = { ...untold, absences: informedAbsences(untold, policies, basis.informed) };
  return {
    facts,
    policies,
    counted: { patterns: facts.patterns, employedFrom, employedTo },
    types: basis.types,
  };
}

/** P5. Before anyone sets something, the law's settings with the organisation's own holidays. */
export function policiesOf(
  { settings, placements = [], rules = [] }: Pick<LeaveBasis, 'settings'> & Partial<PersonalRules>,
  { holidayZone }: { readonly holidayZone: HolidayZone },
): Timeline<LeavePolicy> {
  const held =
    settings.length > 0 ? settings : [{ from: SINCE_EVER, settings: { ...DEFAULT_SETTINGS, holidayZone } }];
  return personalPolicies({ settings: held, placements, rules });
}

/** While nobody has said when the contract began: someone with an opening was there before they joined us. */
function presentSince(joined: PlainDate, manual: readonly LedgerEntry[]): PlainDate {
  return manual.reduce(
    (day, { cause, period }) => (cause.kind === 'opening' && period !== null ? earliest(day, period) : day),
    joined,
  );
}

export function rangeOf({
  startDate,
  startHalf,
  endDate,
  endHalf,
}: Pick<HeldRequest, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>): LeaveRange {
  return { start: startDate, startHalf, end: endDate, endHalf };
}

/** The same as far as leave is booked or asked for, so that what pays for it is there. */
export function ledgerAhead(
  situation: LeaveSituation,
  recorded: readonly LedgerEntry[],
  pending: readonly LedgerEntry[],
  at: PlainDate,
): LedgerEntry[] {
  const horizon = [...recorded, ...pending].reduce((last, { date }) => latest(last, date), at);
  return ledgerUntil(situation, recorded, horizon);
}

/** What has been written and, after it, what follows from the facts by that day and is not written yet. */
export function ledgerUntil(
  { facts, policies }: LeaveSituation,
  recorded: readonly LedgerEntry[],
  until: PlainDate,
): LedgerEntry[] {
  const ofContract = linesSince(facts.closedUntil, recorded);
  return [...recorded, ...newEntries(ofContract, dueEntries(facts, policies, until))];
}
