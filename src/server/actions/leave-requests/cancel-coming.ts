import { cancellationEntries } from '#domain/balances/booking-entries.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Author } from '#server/actions/audit-log/record.ts';
import { lockComingRequestsOf } from '#server/store/coming-requests.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { changedRequest } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import { writeChangedRequests } from './write-event.ts';

/**
 * Leave that was to begin after someone has gone is cancelled, so that lists and the calendar tell the same; what is
 * under way stays. The day is the one by which the calendar takes people out. The transaction holds the person.
 */
export async function cancelComing(
  tx: TenantTransaction,
  userId: string,
  author: Author,
  at: Date,
): Promise<void> {
  const lastDay = dayOfInstant(at.getTime(), 'UTC');
  const coming = await lockComingRequestsOf(tx, userId, lastDay);
  if (coming.length === 0) return;
  const ledger = await listLedgerEntriesOf(tx, userId);
  const changes = { state: 'cancelled', updatedAt: at, decidedAt: at, decidedBy: author.id } as const;
  const cancelled = coming.map((request) => ({
    request: changedRequest(request, changes),
    event: 'cancelled' as const,
    lines: cancellationEntries(ledger, request.id, 'cancelled'),
  }));
  const deed = { author, at, via: 'app', address: author.address, reason: null } as const;
  await writeChangedRequests(tx, cancelled, deed);
}
