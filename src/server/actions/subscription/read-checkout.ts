import type { Services } from '#server/services.ts';
import { findOpenCheckout } from '#server/store/checkouts.ts';
import { findOrganization } from '#server/store/organizations.ts';

export interface OpenCheckout {
  readonly organizationName: string;
  readonly seats: number;
}

/** An order that waits to be paid; null when there is none, or it was paid. */
export async function readCheckout(
  { database }: Services,
  { organizationId, checkoutId }: { readonly organizationId: string; readonly checkoutId: string },
): Promise<OpenCheckout | null> {
  return database.inOrganization(organizationId, async (tx) => {
    const checkout = await findOpenCheckout(tx, checkoutId);
    const organization = await findOrganization(tx);
    return checkout && organization ? { organizationName: organization.name, seats: checkout.seats } : null;
  });
}
