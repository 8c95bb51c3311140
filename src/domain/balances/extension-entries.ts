import { compare, type Fraction, fromHalfDays, ZERO } from '#domain/amounts/fraction.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, addMonths, type PlainDate } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { countTotal } from '#domain/counting/count-leave.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { keepsDays } from './absence.ts';
import { countedPerson, type LeaveFacts } from './leave-facts.ts';
import { entry, type LedgerEntry } from './ledger-entry.ts';
import { lastDayToTake, type ReferencePeriod } from './reference-period.ts';
import { continuousStops, expiryOfPeriod, extendedUntil, longStop } from './sickness.ts';

/** An absence that may have kept days from being taken in time, and until when they are kept then. */
interface Obstacle {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly until: PlainDate | null;
  readonly rule: 'S3' | 'B5';
}

/** A stop of a year has already given the period its fifteen months (S4), and does not give them twice. */
function obstacles(
  period: ReferencePeriod,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  extensionMonths: number,
): Obstacle[] {
  const alreadyGranted = longStop(period, facts, policies)?.start;
  return [
    ...continuousStops(facts, policies)
      .filter((stop) => stop.start !== alreadyGranted)
      .map(({ start, end, informedOn }): Obstacle => {
        const until = informedOn === null ? null : extendedUntil(informedOn, extensionMonths);
        return { start, end, until, rule: 'S3' };
      }),
    ...facts.absences.filter(keepsDays).map(({ range: { start, end } }): Obstacle => {
      return { start, end, until: addMonths(addDays(end, 1), 12), rule: 'B5' };
    }),
  ];
}

interface Extension extends Obstacle {
  /** Days that could still be taken after the return, and so are not kept. */
  readonly keep: Fraction;
}

/** S3 and B5: of several absences, the one after which the fewest days could still be taken, then the latest deadline. */
function extensionOf(
  expires: PlainDate,
  period: ReferencePeriod,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
): Extension | null {
  if (facts.absences.length === 0) return null;
  let best: Extension | null = null;
  for (const obstacle of obstacles(
    period,
    facts,
    policies,
    valueAt(policies, expires).sicknessExtensionMonths,
  )) {
    const { start, end, until } = obstacle;
    if (end <= period.end || start > expires || (until !== null && until <= expires)) continue;
    const found: Extension = { ...obstacle, keep: daysToTake(end, expires, facts, policies) };
    const order = best === null ? -1 : compare(found.keep, best.keep);
    if (order < 0 || (order === 0 && (until ?? '9999') > (best?.until ?? '9999'))) best = found;
  }
  return best;
}

/** What a leave from the day after a return to the last day would cost. */
export function daysToTake(
  lastAway: PlainDate,
  expires: PlainDate,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
): Fraction {
  if (lastAway >= expires) return ZERO;
  const rest = leaveRange(addDays(lastAway, 1), expires);
  return fromHalfDays(countTotal(rest, countedPerson(facts), policies).halves);
}

/** What happens to a period's days on the last day they can be taken: kept for cause first, then carried by policy. */
export function closingEntries(
  period: ReferencePeriod,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
): LedgerEntry[] {
  const expires = expiryOfPeriod(period, facts, policies);
  if (expires === null || expires > until) return [];
  const entries: LedgerEntry[] = [];
  const extension = extensionOf(expires, period, facts, policies);
  if (extension !== null) {
    entries.push(
      entry({
        key: `extended/${period.start}`,
        counter: 'paid-leave',
        date: expires,
        amount: ZERO,
        cause: { kind: 'extended', period: period.start, expired: expires, keep: extension.keep },
        rule: extension.rule,
        period: period.start,
        expires: extension.until,
      }),
    );
  }
  const { carryOver } = valueAt(policies, expires);
  if (carryOver.kind === 'none') return entries;
  entries.push(
    entry({
      key: `carried/${period.start}`,
      counter: 'paid-leave',
      date: expires,
      amount: ZERO,
      cause: {
        kind: 'carried',
        period: period.start,
        expired: expires,
        limit: carryOver.kind === 'all' ? null : carryOver.days,
      },
      rule: 'B4',
      period: period.start,
      expires: lastDayToTake({ start: period.start, end: expires }, carryOver.months),
    }),
  );
  return entries;
}
