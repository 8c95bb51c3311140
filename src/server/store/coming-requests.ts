import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES } from '#domain/leave-requests/request-states.ts';
import type { TenantTransaction } from './database.ts';
import type { LeaveRequest } from './leave-requests.ts';
import { leaveRequests } from './schema/leave-requests.ts';

/** Booked leave that begins after a day. The transaction holds the person. */
export async function lockComingRequestsOf(
  tx: TenantTransaction,
  userId: string,
  after: PlainDate,
): Promise<LeaveRequest[]> {
  return tx
    .select()
    .from(leaveRequests)
    .where(
      and(
        eq(leaveRequests.userId, userId),
        inArray(leaveRequests.state, APPROVED_STATES),
        gt(leaveRequests.startDate, after),
      ),
    )
    .orderBy(asc(leaveRequests.id))
    .for('no key update');
}
