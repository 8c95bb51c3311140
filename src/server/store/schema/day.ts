import { customType } from 'drizzle-orm/pg-core';
import { FIRST_STORED_DAY, LAST_STORED_DAY, storedDay } from '#domain/calendar/calendar-bounds.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

/** A column of days, read as `storedDay` says. */
export const day = customType<{ data: PlainDate; driverData: string }>({
  dataType: () => 'date',
  fromDriver: storedDay,
});

/** The same for a column in a statement that is written out; no day stays none. */
export function storedDayOf(column: string): string {
  return `case when ${column} < '${FIRST_STORED_DAY}' then date '${FIRST_STORED_DAY}'
    when ${column} > '${LAST_STORED_DAY}' then date '${LAST_STORED_DAY}' else ${column} end`;
}
