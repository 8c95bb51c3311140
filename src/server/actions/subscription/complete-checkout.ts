import { record } from '#server/actions/audit-log/record.ts';
import type { Services } from '#server/services.ts';
import { completeOpenCheckout } from '#server/store/checkouts.ts';
import { activateSubscription, lockOrganization } from '#server/store/organizations.ts';

/**
 * The news that an order was paid, from whoever took the money: the only way to an active subscription. News that
 * comes twice changes nothing; false tells that it did not.
 */
export async function completeCheckout(
  { database, now }: Services,
  { organizationId, checkoutId }: { readonly organizationId: string; readonly checkoutId: string },
): Promise<boolean> {
  return database.inOrganization(organizationId, async (tx) => {
    const at = now();
    const paid = await completeOpenCheckout(tx, checkoutId, at);
    if (!paid) return false;
    const { name, seats } = await lockOrganization(tx);
    // Seats that were added since the order was placed are not taken away again.
    await activateSubscription(tx, Math.max(paid.seats, seats));
    await record(tx, null, at, {
      action: 'subscription.activated',
      subject: { kind: 'organization', id: organizationId, name },
      details: { seats: paid.seats },
    });
    return true;
  });
}
