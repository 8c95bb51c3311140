import type { BillingNotice } from '#domain/billing/billing-notices.ts';
import type { TenantTransaction } from './database.ts';
import { billingNotices } from './schema/subscription.ts';

/** Of several who want to send the same notice, one does. */
export async function claimBillingNotice(
  tx: TenantTransaction,
  notice: BillingNotice,
  at: Date,
): Promise<boolean> {
  const { organizationId } = tx;
  const claimed = await tx
    .insert(billingNotices)
    .values({ ...notice, organizationId, sentAt: at })
    .onConflictDoNothing()
    .returning({ kind: billingNotices.kind });
  return claimed.length > 0;
}
