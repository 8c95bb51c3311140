import type { Author } from '#server/actions/audit-log/record.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { changedRequest, lockPendingRequestsOf } from '#server/store/leave-requests.ts';
import { lockPerson } from '#server/store/users.ts';
import { writeChangedRequests } from './write-event.ts';

/** What someone still waits for when they go is not decided any more. */
export async function withdrawPending(
  tx: TenantTransaction,
  userId: string,
  author: Author,
  at: Date,
): Promise<void> {
  // Nothing more is filed for someone who is held.
  await lockPerson(tx, userId);
  const withdrawn = (await lockPendingRequestsOf(tx, userId)).map((request) => ({
    request: changedRequest(request, { state: 'withdrawn', updatedAt: at }),
    event: 'withdrawn' as const,
  }));
  const { address } = author;
  await writeChangedRequests(tx, withdrawn, { author, at, via: 'app', address, reason: null });
}
