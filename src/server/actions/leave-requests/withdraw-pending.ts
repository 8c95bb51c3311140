import type { Author } from '#server/actions/audit-log/record.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { changeLeaveRequest, lockPendingRequestsOf } from '#server/store/leave-requests.ts';
import { lockPerson } from '#server/store/users.ts';
import { writeEvent } from './write-event.ts';

/** What someone still waits for when they go is not decided any more. */
export async function withdrawPending(
  tx: TenantTransaction,
  userId: string,
  author: Author,
  at: Date,
): Promise<void> {
  // Nothing more is filed for someone who is held.
  await lockPerson(tx, userId);
  for (const request of await lockPendingRequestsOf(tx, userId)) {
    const withdrawn = await changeLeaveRequest(tx, request, { state: 'withdrawn', updatedAt: at });
    const { address } = author;
    await writeEvent(tx, withdrawn, 'withdrawn', { author, at, via: 'app', address, reason: null });
  }
}
