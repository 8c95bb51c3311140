import type { Author } from '#server/actions/audit-log/record.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { changedRequest, lockPendingRequestsOf } from '#server/store/leave-requests.ts';
import { lockPerson } from '#server/store/users.ts';
import { writeChangedRequest } from './write-event.ts';

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
    const withdrawn = changedRequest(request, { state: 'withdrawn', updatedAt: at });
    const { address } = author;
    await writeChangedRequest(tx, withdrawn, 'withdrawn', { author, at, via: 'app', address, reason: null });
  }
}
