import { enqueueAll } from '#server/actions/enqueue.ts';
import { listAdminStandings } from '#server/store/company-login.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listDirectoryRows, listRefusalsSince, noteDirectoryTold } from '#server/store/directories.ts';

/** I34: what a directory was refused since admins last heard of it. A day's refusals are one mail. */
export async function tellRefusals(tx: TenantTransaction, at: Date): Promise<void> {
  const { organizationId } = tx;
  for (const { id: directoryId, createdAt, revokedAt, toldAt } of await listDirectoryRows(tx)) {
    const since = toldAt ?? createdAt;
    if (revokedAt || (await listRefusalsSince(tx, directoryId, since, at)).length === 0) continue;
    await noteDirectoryTold(tx, directoryId, at);
    const told = { directoryId, since: since.toISOString(), until: at.toISOString() };
    await enqueueAll(
      tx,
      'send-directory-notice',
      (await listAdminStandings(tx, at)).map(({ id }) => ({ organizationId, userId: id, ...told })),
    );
  }
}
