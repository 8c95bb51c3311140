import { addDays, addMonths, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { Absence } from './absence.ts';
import type { Lot } from './replay.ts';
import { continuousStops } from './sickness.ts';

/** A notice owed after a stop that has ended. */
export interface NoticeOwed {
  readonly start: PlainDate;
  readonly end: PlainDate;
  /** S2: one month from the return. */
  readonly dueBy: PlainDate;
}

/** The day on which the law began to ask for the notice. */
const NOTICES_SINCE = '2024-04-24';

/** S2: stops that ended before today and of which the person has not been informed. */
export function noticesOwed(absences: readonly Absence[], today: PlainDate): NoticeOwed[] {
  return continuousStops(absences)
    .filter(({ end, informedOn }) => end >= NOTICES_SINCE && end < today && informedOn === null)
    .map(({ start, end }) => ({ start, end, dueBy: addMonths(addDays(end, 1), 1) }));
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
