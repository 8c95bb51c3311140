import { addDays, addMonths, addYears, type PlainDate, weekdayOf } from '#domain/calendar/plain-date.ts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Where a key leads from a day of the grid; null for keys that mean nothing here. */
export function dayAfterKey(day: PlainDate, press: KeyPress): PlainDate | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  switch (press.key) {
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
      return press.shiftKey ? addYears(day, -1) : addMonths(day, -1);
    case 'PageDown':
      return press.shiftKey ? addYears(day, 1) : addMonths(day, 1);
    default:
      return null;
  }
}
