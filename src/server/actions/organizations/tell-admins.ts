import { enqueue } from '#server/actions/enqueue.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listAdmins } from '#server/store/webhook-endpoints.ts';

/** V20: every admin is told, by a mail each. */
export async function tellAdmins(
  tx: TenantTransaction,
  deed: 'closing' | 'reopened',
  at: Date,
): Promise<void> {
  const { organizationId } = tx;
  for (const { id } of await listAdmins(tx)) {
    await enqueue(tx, 'send-closing-notice', { organizationId, userId: id, deed, at: at.toISOString() });
  }
}
