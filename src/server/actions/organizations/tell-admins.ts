import { enqueueAll } from '#server/actions/enqueue.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listAdmins } from '#server/store/webhook-endpoints.ts';

/** V20: every admin is told, by a mail each. */
export async function tellAdmins(
  tx: TenantTransaction,
  deed: 'closing' | 'reopened',
  at: Date,
): Promise<void> {
  const { organizationId } = tx;
  const admins = await listAdmins(tx);
  await enqueueAll(
    tx,
    'send-closing-notice',
    admins.map(({ id }) => ({ organizationId, userId: id, deed, at: at.toISOString() })),
  );
}
