import { addDays, daysFromTo, type PlainDate } from '#domain/calendar/plain-date.ts';

const URGENT_DAYS = 3;

/** L4: a pending request is urgent when it starts within three days, or has started. */
export function isUrgent(start: PlainDate, today: PlainDate): boolean {
  return daysFromTo(today, start) <= URGENT_DAYS;
}

/** The last day on which a pending request may start and be urgent. */
export function urgentUntil(today: PlainDate): PlainDate {
  return addDays(today, URGENT_DAYS);
}

/** Days a request has been waiting, one at least. */
export function daysWaiting(filedOn: PlainDate, today: PlainDate): number {
  return Math.max(1, daysFromTo(filedOn, today));
}

export interface Decided {
  readonly filedAtMs: number;
  readonly decidedAtMs: number;
}

const HOUR_MS = 3_600_000;

/** L5: mean of the time from filing to approval, in hours with one decimal; null when nothing was approved. */
export function averageDecisionHours(decided: readonly Decided[]): number | null {
  if (decided.length === 0) return null;
  const total = decided.reduce((sum, each) => sum + each.decidedAtMs - each.filedAtMs, 0);
  return decisionHours(total / decided.length);
}

/** Hours with one decimal. */
export function decisionHours(milliseconds: number): number {
  return Math.round((milliseconds / HOUR_MS) * 10) / 10;
}
