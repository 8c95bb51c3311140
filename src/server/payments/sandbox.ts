import { apiBase } from '#contract/endpoint.ts';
import type { Payments } from './payments.ts';

export const sandboxCheckoutPath = `${apiBase}/sandbox/checkout`;

/** Local mode without a payment provider: our own page, which says that it is a test and takes no money. */
export function createSandboxPayments(publicUrl: string): Payments {
  return {
    openCheckout: async ({ organizationId, checkoutId }) => ({
      url: `${publicUrl}${sandboxCheckoutPath}/${organizationId}/${checkoutId}`,
    }),
    // Nothing is charged here, so there is nothing to change.
    changeSeats: async () => undefined,
  };
}
