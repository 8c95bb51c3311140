/** How events reach programs. Instants are milliseconds since 1970; chance is an argument, from 0 to 1. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const deliveryStates = ['waiting', 'delivered', 'failed', 'held'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const offReasons = ['paused', 'gone', 'failing'] as const;
export type OffReason = (typeof offReasons)[number];

/** Why no answer came. One word for « no such host » and « a host inside »: which of them it is, is nobody's business. */
export const deliveryProblems = ['address', 'connection', 'certificate', 'timeout', 'secret'] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export interface DeliveryTry {
  readonly at: string;
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  readonly ms: number;
}

/** Z9: the pauses before each next attempt; all in all a little more than three days. */
export const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

export const mostAttempts = pauses.length + 1;

/** A receiver may ask for a pause, but not for ever. */
const longestPause = day;

/** Not all at the same moment: up to a fifth later. */
const spread = 0.2;

/** Null when there is no next attempt. */
export function nextAttemptAt(
  now: number,
  attempts: number,
  retryAfterMs: number | null,
  chance: number,
): number | null {
  const pause = pauses[attempts - 1];
  if (pause === undefined) return null;
  const asked = Math.min(retryAfterMs ?? 0, longestPause);
  return now + Math.round(Math.max(pause, asked) * (1 + spread * chance));
}

/** A receiver that is slow or asks for patience is left alone for a while, whatever else waits for it. */
const shortestRest = 5 * second;
const busyStatuses: readonly (number | null)[] = [null, 429, 502, 503, 504];

export function restEnd(now: number, status: number | null, retryAfterMs: number | null): number | null {
  if (!busyStatuses.includes(status)) return null;
  return now + Math.min(Math.max(retryAfterMs ?? 0, shortestRest), longestPause);
}

export type DeliveryOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'again'; readonly at: number }
  /** Given up; the endpoint ends with it when nothing else arrived there meanwhile. */
  | { readonly kind: 'failed'; readonly endsEndpoint: 'gone' | 'failing' | null };

export interface Attempt {
  readonly status: number | null;
  /** With this one. */
  readonly attempts: number;
  readonly firstTryAt: number;
  /** Since when nothing arrived at the endpoint, this one included. */
  readonly failingSince: number;
  readonly retryAfterMs: number | null;
}

export function outcomeOf(attempt: Attempt, now: number, chance: number): DeliveryOutcome {
  const { status, attempts, firstTryAt, failingSince, retryAfterMs } = attempt;
  if (status !== null && status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 410) return { kind: 'failed', endsEndpoint: 'gone' };
  const at = nextAttemptAt(now, attempts, retryAfterMs, chance);
  if (at !== null) return { kind: 'again', at };
  return { kind: 'failed', endsEndpoint: failingSince <= firstTryAt ? 'failing' : null };
}

/** Deliveries and what they told are kept for so long. */
export const deliveryDays = 30;

export function deliveriesStart(now: number): number {
  return now - deliveryDays * day;
}

export const mostEndpoints = 20;

/** Of one replay of a range. */
export const mostReplayed = 1000;
