import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';
import type { leaveRequestEvents, leaveRequests } from '#server/store/schema/leave-requests.ts';

export type LeaveRequestRow = typeof leaveRequests.$inferSelect;
export type LeaveRequestEventRow = typeof leaveRequestEvents.$inferSelect;

/** Tells everyone concerned of what has just been written about a request, in the transaction that wrote it. */
export async function announce(
  tx: TenantTransaction,
  _request: LeaveRequestRow,
  _event: LeaveRequestEventRow,
): Promise<void> {
  await notifyLive(tx, ['leave-requests']);
}
