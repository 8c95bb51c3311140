import { endConnectionsOf } from '#server/actions/connections/end-own-connections.ts';
import { forgetFactors } from '#server/actions/second-factors/forget-factors.ts';
import { endEveryRecovery, endRecoveriesOf } from '#server/store/access-recoveries.ts';
import { deleteEveryKey, deleteKeysOf } from '#server/store/api-keys.ts';
import { deleteEveryFeed, deleteFeedsOf } from '#server/store/calendar-feeds.ts';
import { deleteEveryLoginConnection } from '#server/store/company-login.ts';
import { deleteConnectionAttemptsOf, deleteEveryOutsideConnection } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { deleteEveryDirectory } from '#server/store/directories.ts';
import { deleteUnusedLinksOfOthers } from '#server/store/login-links.ts';
import { deleteEveryDevice } from '#server/store/login-tickets.ts';
import { deleteEveryMailLink, deleteMailLinksOf } from '#server/store/mail-links.ts';
import { deleteEveryPasskey, deletePasskeysOf } from '#server/store/passkeys.ts';
import { emptyEveryPayrollConnection } from '#server/store/payroll-connections.ts';
import { deleteEveryApp } from '#server/store/second-factors.ts';
import { deleteEverySession, deleteSessionsOf } from '#server/store/sessions.ts';
import { deleteEndpointsOf, deleteEveryEndpoint } from '#server/store/webhook-endpoints.ts';

/** I2: with a founder’s proof, nothing that opens something in the organisation is sure to be theirs. */
export async function endEverythingBefore(tx: TenantTransaction, founderId: string, at: Date): Promise<void> {
  await deleteEverySession(tx);
  await deleteUnusedLinksOfOthers(tx, founderId);
  await deleteEveryMailLink(tx);
  await deleteEveryFeed(tx);
  await deleteEveryKey(tx);
  await deleteEveryEndpoint(tx);
  await deleteEveryApp(tx);
  await deleteEveryDevice(tx);
  await deleteEveryPasskey(tx);
  await endEveryRecovery(tx, at);
  await deleteEveryLoginConnection(tx);
  await deleteEveryDirectory(tx);
  await deleteEveryOutsideConnection(tx);
  await emptyEveryPayrollConnection(tx, at);
}

/** I2: of somebody who joins, theirs alone: what the company connected was made by people who had proven theirs. */
export async function endOwnBefore(tx: TenantTransaction, userId: string, at: Date): Promise<void> {
  await deleteSessionsOf(tx, userId);
  await deleteMailLinksOf(tx, userId);
  await deleteFeedsOf(tx, userId);
  await deleteKeysOf(tx, userId);
  await deleteEndpointsOf(tx, userId);
  await forgetFactors(tx, userId);
  await deletePasskeysOf(tx, userId);
  await endRecoveriesOf(tx, userId, at);
  await deleteConnectionAttemptsOf(tx, userId);
  await endConnectionsOf(tx, userId, at);
}
