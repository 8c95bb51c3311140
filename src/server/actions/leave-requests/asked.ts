import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { LeaveStanding } from '#server/actions/balances/leave-situation.ts';
import type { User } from '#server/store/users.ts';

export interface Asked {
  /** Null for a request that does not exist yet. */
  readonly id: string | null;
  /** The id of a type of the organisation. */
  readonly type: string;
  readonly range: LeaveRange;
}

export type RequestStanding = LeaveStanding & { readonly person: User };
