import { breaksConnection, type ConnectionTrouble } from '#domain/connections/outside-connection.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import { lockOutsideConnection, updateOutsideConnection } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';
import { listAdmins } from '#server/store/webhook-endpoints.ts';

/** So often is enough to know that it works. */
const noticeAfterMs = 5 * 60_000;

/** It worked: whatever was wrong is over. */
export async function noteConnectionSuccess(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  const found = await lockOutsideConnection(tx, id);
  if (!found) return;
  const { lastSuccessAt, lastErrorCode } = found;
  // N44: what is being left stays so, however it fares.
  const state = found.state === 'ending' ? 'ending' : 'ok';
  const isRecent = lastSuccessAt !== null && at.getTime() - lastSuccessAt.getTime() < noticeAfterMs;
  if (isRecent && lastErrorCode === null && state === found.state) return;
  await updateOutsideConnection(tx, id, {
    state,
    lastSuccessAt: at,
    lastErrorCode: null,
    lastErrorAt: null,
    toldAt: null,
  });
  await notifyLive(tx, ['account', 'organization']);
}

/** N13: what time does not mend breaks it; its owner, or the admins, hear of it once. */
export async function noteConnectionTrouble(
  tx: TenantTransaction,
  id: string,
  trouble: ConnectionTrouble,
  at: Date,
): Promise<void> {
  const found = await lockOutsideConnection(tx, id);
  if (!found) return;
  const isEnding = found.state === 'ending';
  const isBroken = !isEnding && (found.state === 'broken' || breaksConnection(trouble));
  const tells = isBroken && found.toldAt === null;
  await updateOutsideConnection(tx, id, {
    state: isEnding ? 'ending' : isBroken ? 'broken' : 'ok',
    lastErrorCode: trouble,
    lastErrorAt: at,
    ...(tells ? { toldAt: at } : {}),
  });
  if (tells) {
    const { organizationId } = tx;
    const told = found.ownerUserId ? [{ id: found.ownerUserId }] : await listAdmins(tx);
    await enqueueAll(
      tx,
      'send-connection-notice',
      told.map((person) => ({ organizationId, userId: person.id, connectionId: id, at: at.toISOString() })),
    );
  }
  await notifyLive(tx, ['account', 'organization']);
}
