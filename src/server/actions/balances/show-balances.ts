import { can } from '#domain/access/can.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { reservedLines } from '#domain/balances/booking.ts';
import { type CounterSummary, counterSummary } from '#domain/balances/counter-summary.ts';
import { leaveSituation, ledgerAhead } from '#domain/balances/leave-situation.ts';
import type { Counter } from '#domain/balances/ledger-entry.ts';
import { periodAt, periodsBetween, type ReferencePeriod } from '#domain/balances/reference-period.ts';
import type { Lot } from '#domain/balances/replay.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addDays, addYears, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { always, type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import { FIRST_YEAR } from '#domain/holidays/public-holidays.ts';
import { rttSharesOn } from '#domain/leave-requests/employer-share.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { listBookedRequestsOf } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import { findPerson, type PersonInOrganization } from '#server/store/users.ts';
import { type StatementEntry, statementOf } from './statement.ts';

export interface CounterBalance extends CounterSummary {
  readonly unit: CountingUnit | 'days';
  /** R6: of the days of a year. */
  readonly employerDays: Fraction | null;
  /** What it is called by, when it is the counter of a type. */
  readonly types: LeaveTypes;
  readonly lots: readonly (Lot & { readonly label: string | null })[];
  /** The periods that the lines fall into, first to last. */
  readonly periods: readonly ReferencePeriod[];
  readonly entries: readonly StatementEntry[];
}

/** A forecast further ahead than this says nothing about a company. */
const longestForecastYears = 5;

export async function showMyBalances(
  services: Services,
  actor: SessionActor,
  at: PlainDate | undefined,
): Promise<CounterBalance[]> {
  return showBalancesOf(services, actor, actor.id, at);
}

/** The counters of a person on a day, past or to come, with every line behind them. */
export async function showBalancesOf(
  { database, now }: Services,
  actor: SessionActor,
  userId: string,
  at: PlainDate | undefined,
): Promise<CounterBalance[]> {
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  const day = at ?? today;
  if (yearOf(day) < FIRST_YEAR || day > addYears(today, longestForecastYears)) {
    throw new Failure('validation_failed', { fields: { at: 'outside_calendar' } });
  }
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await findPerson(tx, userId);
    if (!found) throw new Failure('not_found');
    if (!can(actor, 'balance.read', found.person)) throw new Failure('forbidden');
    return balancesOf(tx, found, day);
  });
}

async function balancesOf(
  tx: TenantTransaction,
  { person, organization }: PersonInOrganization,
  at: PlainDate,
): Promise<CounterBalance[]> {
  const requests = await listBookedRequestsOf(tx, person.id);
  const recorded = await listLedgerEntriesOf(tx, person.id);
  const basis = await loadLeaveBasis(tx, person.id);
  const situation = leaveSituation({ person, organization, basis }, requests);
  const { policies, types } = situation;
  const policy = valueAt(policies, at);
  const pending = reservedLines(situation, requests);
  const ledger = ledgerAhead(situation, recorded, pending, at);
  return countersToShow(policy, types, ledger).map((counter) => {
    const held = pending.filter((line) => line.counter === counter);
    const summary = counterSummary(ledger, counter, at, held);
    const isPaidLeave = counter === 'paid-leave';
    const entries = statementOf(ledger, counter, at, requests, situation, organization.timeZone);
    return {
      ...summary,
      types,
      unit: isPaidLeave ? policy.unit : 'days',
      employerDays: counter === 'rtt' ? (rttSharesOn(situation, at)?.employer ?? null) : null,
      lots: summary.lots.map((lot) => ({
        ...lot,
        label:
          lot.period === null
            ? null
            : isPaidLeave
              ? lotLabel(lot.period, at, policies)
              : lot.period.slice(0, 4),
      })),
      periods: periodsOf(entries, isPaidLeave ? policies : CALENDAR_YEARS),
      entries,
    };
  });
}

/** Paid leave always; another counter when the organisation has it or a line is left of it. */
export function countersToShow(
  policy: LeavePolicy,
  types: LeaveTypes,
  ledger: readonly { readonly counter: Counter }[],
): Counter[] {
  const counters = new Set<Counter>(['paid-leave', ...(policy.rtt === null ? [] : ['rtt'])]);
  for (const { counter, archived } of types.values()) {
    if (counter !== null && !archived) counters.add(counter);
  }
  for (const { counter } of ledger) counters.add(counter);
  return [...counters];
}

/** Counters other than paid leave go by the calendar year. */
const CALENDAR_YEARS = always({ ...DEFAULT_POLICY, periodStartMonth: 1 });

function periodsOf(
  entries: readonly StatementEntry[],
  policies: Timeline<LeavePolicy>,
): readonly ReferencePeriod[] {
  const days = entries.map(({ date }) => date).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? [] : periodsBetween(policies, first, last);
}

/** « N » is being earned, « N-1 » is being taken. */
export function lotLabel(period: PlainDate, at: PlainDate, policies: Timeline<LeavePolicy>): string {
  let back = 0;
  let { start } = periodAt(policies, at);
  while (start > period) {
    start = periodAt(policies, addDays(start, -1)).start;
    back += 1;
  }
  return back === 0 ? 'N' : `N-${back}`;
}
