import type { z } from 'zod';
import type { sandboxCheckoutEndpoints, sandboxCheckoutSchema } from '#contract/sandbox-checkout.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import type { Sandbox } from '#server/payments/sandbox/sandbox.ts';
import type { CheckoutPage } from '#server/payments/sandbox/sandbox-checkout.ts';
import type { Handlers } from './mount.ts';

/** The test page of local mode. Its address is the secret of one order. */
export function sandboxCheckoutHandlers({ checkout }: Sandbox): Handlers<typeof sandboxCheckoutEndpoints> {
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
