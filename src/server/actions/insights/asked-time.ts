import { dayOfInstant } from '#domain/calendar/instant.ts';
import { instantAt } from '#domain/calendar/local-time.ts';
import { addDays, addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import {
  lastDayOf,
  lastTwelveMonths,
  MOST_MONTHS,
  type MonthSpan,
  monthsIn,
} from '#domain/insights/period.ts';
import { MONTHS_AHEAD } from '#domain/insights/person-months.ts';
import { Failure } from '#server/failure.ts';
import type { GroupFilters } from './population.ts';

export interface AskedInsights extends GroupFilters {
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
}

/** Whole months that are over or begun, and as far ahead as leave is booked. */
export function askedMonths({ from, to }: AskedInsights, today: PlainDate): MonthSpan {
  const usual = lastTwelveMonths(today);
  const end = to ?? (from === undefined ? usual.to : latestOf(from, usual.to));
  const span = { from: from ?? addMonths(end, -11), to: end };
  const problem = (field: 'from' | 'to') =>
    new Failure('validation_failed', { fields: { [field]: 'outside_calendar' } });
  if (span.to < span.from || monthsIn(span) > MOST_MONTHS) throw problem('from');
  if (span.to > addMonths(firstOfMonth(today), MONTHS_AHEAD)) throw problem('to');
  return span;
}

function latestOf(a: PlainDate, b: PlainDate): PlainDate {
  return a > b ? a : b;
}

/** From its first midnight to the one after it. */
export function instantsOf(span: MonthSpan, timeZone: string): { readonly from: Date; readonly until: Date } {
  const midnight = (day: PlainDate) => new Date(instantAt(day, 0, timeZone));
  return { from: midnight(span.from), until: midnight(addDays(lastDayOf(span), 1)) };
}

/** The month in which something happened, by its first day. */
export function monthOfInstant(at: Date, timeZone: string): PlainDate {
  return firstOfMonth(dayOfInstant(at.getTime(), timeZone));
}
