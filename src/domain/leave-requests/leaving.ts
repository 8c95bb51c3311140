import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { HeldRequest } from './held-request.ts';
import { holdsHalfDays, isPending } from './request-states.ts';

/** X3: what becomes of leave that a contract ends under. */
export const leavingOutcomes = ['withdrawn', 'cancelled', 'cut'] as const;

export type LeavingOutcome = (typeof leavingOutcomes)[number];

/** Null for what the last day does not touch. */
export function outcomeOfLeaving(
  { state, startDate, endDate }: Pick<HeldRequest, 'state' | 'startDate' | 'endDate'>,
  lastDay: PlainDate,
): LeavingOutcome | null {
  if (!holdsHalfDays(state) || endDate <= lastDay) return null;
  if (startDate <= lastDay) return 'cut';
  return isPending(state) ? 'withdrawn' : 'cancelled';
}

/** As it stands once the person has left. */
export function afterLeaving<Request extends HeldRequest>(request: Request, lastDay: PlainDate): Request {
  switch (outcomeOfLeaving(request, lastDay)) {
    case 'withdrawn':
      return { ...request, state: 'withdrawn' };
    case 'cancelled':
      return { ...request, state: 'cancelled' };
    case 'cut':
      return { ...request, endDate: lastDay, endHalf: 'pm' };
    default:
      return request;
  }
}
