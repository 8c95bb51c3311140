import { enqueueInLine } from '#server/actions/enqueue.ts';
import type { TenantTransaction } from '#server/store/database.ts';

/** N44: in the line of its calendar, so that nothing is written into it meanwhile. */
export async function enqueueEnding(
  tx: TenantTransaction,
  connectionId: string,
  until: string,
): Promise<void> {
  const { organizationId } = tx;
  await enqueueInLine(
    tx,
    'end-connection',
    { organizationId, connectionId, until },
    { key: `ending:${connectionId}`, line: `calendar:${connectionId}` },
  );
}
