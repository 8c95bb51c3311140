import type { JobPayload } from '#server/actions/job-payloads.ts';
import { insertAnnouncement } from '#server/store/announcements.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { leaveRequestEvents, leaveRequests } from '#server/store/schema/leave-requests.ts';

export type LeaveRequestRow = typeof leaveRequests.$inferSelect;
export type LeaveRequestEventRow = typeof leaveRequestEvents.$inferSelect;

/**
 * Tells everyone concerned of what has just been written about a request, in the transaction that wrote it. Open
 * screens hear of it at once; who gets a mail is worked out by a job, so that nobody waits for it.
 */
export async function announce(
  tx: TenantTransaction,
  _request: LeaveRequestRow,
  event: LeaveRequestEventRow,
): Promise<void> {
  const payload: JobPayload<'announce-request'> = { organizationId: tx.organizationId, eventId: event.id };
  await insertAnnouncement(tx, ['leave-requests'], { task: 'announce-request', payload });
}
