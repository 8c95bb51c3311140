import type { z } from 'zod';
import type { sandboxCheckoutEndpoints, sandboxCheckoutSchema } from '#contract/sandbox-checkout.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import type { CheckoutPage } from '#server/payments/sandbox/sandbox-checkout.ts';
import type { Services } from '#server/services.ts';
import type { HandlerParts } from './handler-parts.ts';
import type { Handlers } from './mount.ts';

/** The test page of local mode. Its address is the secret of one order. */
export function sandboxCheckoutHandlers(
  _services: Services,
  { sandbox }: Pick<HandlerParts, 'sandbox'>,
): Handlers<typeof sandboxCheckoutEndpoints> | null {
  if (!sandbox) return null;
  const { checkout } = sandbox;
  return {
    read: async ({ params }) => shown(await checkout.read(params)),
    pay: async ({ params, body }) => shown(await checkout.pay(params, body.card)),
    confirm: async ({ params, body }) => shown(await checkout.confirm(params, body.accept)),
  };
}

function shown({ customer, checkout }: CheckoutPage): z.input<typeof sandboxCheckoutSchema> {
  const { state, seats, successUrl, cancelUrl } = checkout;
  return {
    state,
    organizationName: customer.name,
    email: customer.email,
    seats,
    monthlyPriceCents: monthlyPriceCents(seats),
    successUrl,
    cancelUrl,
  };
}
