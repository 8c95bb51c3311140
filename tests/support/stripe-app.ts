import { present } from './present.ts';
import { stripeTestSecret } from './stripe-books.ts';
import { type StripeServer, startStripeServer } from './stripe-server.ts';
import { type Calls, startTestApp, type TestApp } from './test-app.ts';

/** Whoever answers, and the provider behind it. */
type PayingPlace = Pick<StripeApp, 'stripe' | 'deliver'> & { readonly app: Calls };

export interface StripeApp {
  readonly app: TestApp;
  readonly stripe: StripeServer;
  /** Hands an event to the webhook endpoint, and tells the status of the answer. */
  readonly deliver: (event: { readonly body: string; readonly signature: string }) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** An application that takes its money through Stripe's own client, from a local place that speaks its language. */
export async function startStripeApp(): Promise<StripeApp> {
  let clock = (): Date => new Date(0);
  const stripe = await startStripeServer(() => clock());
  const app = await startTestApp({
    env: {
      WORKER: 'off',
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: stripeTestSecret,
      STRIPE_API_BASE: stripe.url,
    },
  });
  clock = app.services.now;
  return {
    app,
    stripe,
    deliver: async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await app.callAnything('POST', '/webhooks/payments', { body, headers })).status;
    },
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
}

export interface StripeCustomer {
  readonly token: string;
  readonly organizationId: string;
  readonly customerId: string;
  readonly sessionId: string;
}

/** Someone who signed up for the paid plan and stands before the page to pay on. */
export async function signUpToPay(
  { app, stripe }: Pick<PayingPlace, 'app' | 'stripe'>,
  numberOfUsers: number,
): Promise<StripeCustomer> {
  const { json } = await app.call('POST', '/onboarding/create-organization', {
    body: {
      organizationName: 'Voiles et Vents',
      userName: 'Maël Le Bihan',
      userEmail: `mael.${crypto.randomUUID()}@exemple.fr`,
      numberOfUsers,
      plan: 'paid',
    },
  });
  const sessionId = present(json.checkout?.url.split('/').at(-1));
  const customerId = String(stripe.books.sessions.get(sessionId)?.form.customer);
  return { token: json.token, organizationId: json.organization.id, customerId, sessionId };
}

/** The same, having paid. */
export async function signUpAndPay(
  place: PayingPlace,
  numberOfUsers: number,
): Promise<StripeCustomer & { readonly subscriptionId: string }> {
  const customer = await signUpToPay(place, numberOfUsers);
  const subscriptionId = place.stripe.books.complete(customer.sessionId);
  const object = { object: 'checkout.session', customer: customer.customerId };
  const paid = { ...object, client_reference_id: customer.organizationId };
  await place.deliver(place.stripe.books.event('checkout.session.completed', paid));
  return { ...customer, subscriptionId };
}
