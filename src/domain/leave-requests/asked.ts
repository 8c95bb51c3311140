import type { LeaveStanding } from '#domain/balances/leave-situation.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';

export interface Asked {
  /** Null for a request that does not exist yet. */
  readonly id: string | null;
  /** The id of a type of the organisation. */
  readonly type: string;
  readonly range: LeaveRange;
}

export type RequestStanding = LeaveStanding & { readonly person: { readonly id: string } };

/** Unknown dates refuse nothing. */
export function isEmployed(
  { employedFrom, employedTo }: RequestStanding['person'],
  { start, end }: LeaveRange,
): boolean {
  return (employedFrom === null || start >= employedFrom) && (employedTo === null || end <= employedTo);
}
