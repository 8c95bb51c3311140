import type { TenantTransaction } from '#server/store/database.ts';
import { deleteDevicesOf, deleteTicketsOf } from '#server/store/login-tickets.ts';
import { deleteAppOf, deleteRecoveryCodesOf, deleteTriesOf } from '#server/store/second-factors.ts';

/** The app, and everything that came with it. */
export async function forgetFactors(tx: TenantTransaction, userId: string): Promise<void> {
  await deleteAppOf(tx, userId);
  await deleteRecoveryCodesOf(tx, userId);
  await deleteTriesOf(tx, userId);
  await deleteDevicesOf(tx, userId);
  await deleteTicketsOf(tx, userId);
}
