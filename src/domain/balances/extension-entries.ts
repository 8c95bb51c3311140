import { type Fraction, fromHalfDays, ZERO } from '#domain/amounts/fraction.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, addMonths, type PlainDate } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { countTotal } from '#domain/counting/count-leave.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { type Absence, isSickness, keepsDays } from './absence.ts';
import { countedPerson, type LeaveFacts } from './leave-facts.ts';
import { entry, type LedgerEntry } from './ledger-entry.ts';
import { lastDayToTake, type ReferencePeriod } from './reference-period.ts';
import { expiryOfPeriod, extendedUntil } from './sickness.ts';

interface Extension {
  readonly until: PlainDate | null;
  /** Days that could still be taken after the return, and so are not kept. */
  readonly keep: Fraction;
}

function extensionBySickness(
  stop: Absence,
  expires: PlainDate,
  windowStart: PlainDate,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
): Extension | null {
  if (stop.range.end < windowStart || stop.range.start > expires) return null;
  const months = valueAt(policies, expires).sicknessExtensionMonths;
  const until = stop.informedOn === null ? null : extendedUntil(stop.informedOn, months);
  if (until !== null && until <= expires) return null;
  if (stop.range.end >= expires) return { until, keep: ZERO };
  const rest = leaveRange(addDays(stop.range.end, 1), expires);
  return { until, keep: fromHalfDays(countTotal(rest, countedPerson(facts), policies).halves) };
}

/** S3 and B5: days that could not be taken in time because of sickness, maternity, adoption or parental leave. */
function extensionOf(
  expires: PlainDate,
  windowStart: PlainDate,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
): Extension | null {
  let best: Extension | null = null;
  for (const absence of facts.absences) {
    let found: Extension | null = null;
    if (isSickness(absence)) found = extensionBySickness(absence, expires, windowStart, facts, policies);
    else if (keepsDays(absence) && absence.range.start <= expires && absence.range.end >= expires) {
      found = { until: addMonths(addDays(absence.range.end, 1), 12), keep: ZERO };
    }
    if (found !== null && (best === null || (best.until !== null && (found.until ?? '9999') > best.until))) {
      best = found;
    }
  }
  return best;
}

/** What happens to a period's days on the last day they can be taken: kept for cause first, then carried by policy. */
export function closingEntries(
  period: ReferencePeriod,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
): LedgerEntry[] {
  const policy = valueAt(policies, period.end);
  const expires = expiryOfPeriod(period, policy, facts.absences);
  if (expires === null || expires > until) return [];
  const entries: LedgerEntry[] = [];
  const extension = extensionOf(expires, addDays(period.end, 1), facts, policies);
  if (extension !== null) {
    entries.push(
      entry({
        key: `extended/${period.start}`,
        counter: 'paid-leave',
        date: expires,
        amount: ZERO,
        cause: { kind: 'extended', period: period.start, expired: expires, keep: extension.keep },
        rule: 'S3',
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
