import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';
import type { LeaveStanding } from '#server/actions/balances/leave-situation.ts';
import type { User } from '#server/store/users.ts';

export interface Asked {
  /** Null for a request that does not exist yet. */
  readonly id: string | null;
  readonly type: LeaveType;
  readonly range: LeaveRange;
}

export type RequestStanding = LeaveStanding & { readonly person: User };
