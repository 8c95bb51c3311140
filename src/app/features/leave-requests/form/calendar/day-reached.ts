import { addDays, addMonths, type PlainDate, weekdayOf } from '#domain/calendar/plain-date.ts';

/** Where a key leads from a day of a grid; null for keys that lead nowhere. */
export function dayReached(day: PlainDate, key: string): PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(day));
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
