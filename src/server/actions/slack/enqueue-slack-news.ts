import { enqueueAll } from '#server/actions/enqueue.ts';
import { findConnectionWith } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';

/** N18: in the transaction that tells of an event; several events of a request at once are one job. */
export async function enqueueSlackNews(tx: TenantTransaction, requestId: string): Promise<void> {
  const connection = await findConnectionWith(tx, 'slack', null);
  if (connection?.state !== 'ok') return;
  const { organizationId } = tx;
  await enqueueAll(tx, 'tell-slack', [{ organizationId, requestId }], () => `slack ${requestId}`);
}
