import { enqueueInLine } from '#server/actions/enqueue.ts';
import { findConnectionWith } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';

/**
 * N18, N43: in the transaction that tells of an event; several events of a request at once are one job. Those of one
 * workspace stand in line: two at once would both find a message that is not there yet.
 */
export async function enqueueSlackNews(tx: TenantTransaction, requestId: string): Promise<void> {
  const connection = await findConnectionWith(tx, 'slack', null);
  if (connection?.state !== 'ok') return;
  const { organizationId } = tx;
  await enqueueInLine(
    tx,
    'tell-slack',
    { organizationId, requestId },
    { key: `slack ${requestId}`, line: `slack:${connection.id}` },
  );
}
