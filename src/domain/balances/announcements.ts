import { addMonths, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { LeaveFacts } from './leave-facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { preventsDays } from './prevented-days.ts';
import type { Lot } from './replay.ts';
import { continuousStops, informationDueBy } from './sickness.ts';

/** A notice owed after a stop that has ended. */
export interface NoticeOwed {
  readonly start: PlainDate;
  readonly end: PlainDate;
  /** S2: one month from the return. */
  readonly dueBy: PlainDate;
}

/** The day on which the law began to ask for the notice. */
const NOTICES_SINCE = '2024-04-24';

/**
 * S2: stops that ended before today and of which the person has not been informed. S7: one that kept nobody from taking
 * anything changes no deadline, and asks for nothing.
 */
export function noticesOwed(
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  ledger: readonly LedgerEntry[],
  today: PlainDate,
): NoticeOwed[] {
  return continuousStops(facts, policies)
    .filter(({ end, informedOn }) => end >= NOTICES_SINCE && end < today && informedOn === null)
    .filter((stop) => preventsDays(stop, facts, policies, ledger))
    .map(({ start, end }) => ({ start, end, dueBy: informationDueBy(end) }));
}

export interface ExpiryAnnouncement {
  readonly lot: Lot;
  readonly expires: PlainDate;
  readonly monthsAhead: 1 | 2;
}

/** B10: what will lapse is announced two months and one month before; a month caught up late is not told twice. */
export function expiriesToAnnounce(lots: readonly Lot[], today: PlainDate): ExpiryAnnouncement[] {
  return lots.flatMap((lot): ExpiryAnnouncement[] => {
    const { expires } = lot;
    if (expires === null || expires < today || lot.remaining.n <= 0) return [];
    if (today >= addMonths(expires, -1)) return [{ lot, expires, monthsAhead: 1 }];
    if (today >= addMonths(expires, -2)) return [{ lot, expires, monthsAhead: 2 }];
    return [];
  });
}
