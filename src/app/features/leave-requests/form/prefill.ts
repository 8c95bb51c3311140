import { z } from 'zod';
import { isInCalendar } from '#domain/calendar/calendar-bounds.ts';
import { type PlainDate, parsePlainDate } from '#domain/calendar/plain-date.ts';
import { isBuiltIn } from '#domain/leave-types/leave-type.ts';
import type { RequestFields } from './request-fields.ts';

export const PREFILL_KEYS = ['from', 'to', 'startHalf', 'endHalf', 'type', 'for'] as const;

const isOwnId = (text: string) => z.uuid().safeParse(text).success;

/** What a link such as `/requests/new?from=2026-07-06&type=sick` fills in; null when it says nothing readable. */
export function readPrefill(query: URLSearchParams): Partial<RequestFields> | null {
  const from = readDay(query.get('from'));
  const to = readDay(query.get('to'));
  const asked = query.get('type') ?? '';
  const type = isBuiltIn(asked) || isOwnId(asked) ? asked : null;
  const forId = query.get('for');
  const start = from ?? to;
  const fields: Partial<RequestFields> = {
    ...(start === null ? {} : { start, end: to ?? start, ...readHalves(query) }),
    ...(type ? { type } : {}),
    ...(forId ? { forId } : {}),
  };
  return Object.keys(fields).length > 0 ? fields : null;
}

function readDay(text: string | null): PlainDate | null {
  const day = parsePlainDate(text ?? '');
  return day !== null && isInCalendar(day) ? day : null;
}

/** Leave that starts or ends at noon; whole days go without saying. */
function readHalves(query: URLSearchParams): Partial<Pick<RequestFields, 'startHalf' | 'endHalf'>> {
  return {
    ...(query.get('startHalf') === 'pm' ? { startHalf: 'pm' } : {}),
    ...(query.get('endHalf') === 'am' ? { endHalf: 'am' } : {}),
  };
}
