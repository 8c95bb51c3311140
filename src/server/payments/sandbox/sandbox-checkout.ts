import { sandboxCards } from '#contract/sandbox-checkout.ts';
import { Failure } from '#server/failure.ts';
import type { Database, TenantTransaction } from '#server/store/database.ts';
import {
  expireOtherSandboxCheckouts,
  findSandboxCheckout,
  findSandboxCustomer,
  findSandboxSubscription,
  lockSandboxCustomer,
  type SandboxCheckout,
  type SandboxCustomer,
  setSandboxCard,
  setSandboxCheckout,
} from '#server/store/sandbox.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import { isRunning, startSubscription } from './sandbox-ledger.ts';

const openForMs = 24 * 60 * 60 * 1000;

export interface CheckoutPlace {
  readonly organizationId: string;
  readonly sessionId: string;
}

export interface CheckoutPage {
  readonly customer: SandboxCustomer;
  readonly checkout: SandboxCheckout;
}

/** What the test page does. */
export interface SandboxCheckoutDesk {
  read(place: CheckoutPlace): Promise<CheckoutPage>;
  pay(place: CheckoutPlace, card: string): Promise<CheckoutPage>;
  confirm(place: CheckoutPlace, accept: boolean): Promise<CheckoutPage>;
}

export function createCheckoutDesk(
  database: Database,
  now: () => Date,
  events: SandboxEvents,
): SandboxCheckoutDesk {
  const read = async ({ organizationId, sessionId }: CheckoutPlace): Promise<CheckoutPage> =>
    database.inOrganization(organizationId, async (tx) =>
      pageOf(await findSandboxCustomer(tx), await findSandboxCheckout(tx, sessionId), now()),
    );

  /** One after the other for one customer, so that two tabs cannot both pay. */
  const decide = async (
    place: CheckoutPlace,
    work: (tx: TenantTransaction, page: CheckoutPage) => Promise<'paid' | 'waiting' | 'refused'>,
  ): Promise<CheckoutPage> => {
    const outcome = await database.inOrganization(place.organizationId, async (tx) => {
      const customer = await lockSandboxCustomer(tx);
      const page = pageOf(customer, await findSandboxCheckout(tx, place.sessionId), now());
      const { state } = page.checkout;
      if (state === 'complete' || state === 'expired') throw new Failure('checkout_closed');
      if (isRunning(await findSandboxSubscription(tx))) throw new Failure('checkout_closed');
      return work(tx, page);
    });
    if (outcome === 'refused') throw new Failure('card_refused');
    const page = await read(place);
    if (outcome === 'paid') {
      // On purpose not in the order of their making: nothing may depend on it.
      const types = ['invoice.paid', 'customer.subscription.created', 'checkout.session.completed'] as const;
      await events.emit(page.customer, ...types);
    }
    return page;
  };

  const complete = async (tx: TenantTransaction, { id, seats }: SandboxCheckout, card: string) => {
    await startSubscription(tx, seats, now());
    await setSandboxCard(tx, card);
    await setSandboxCheckout(tx, id, { state: 'complete', card: null });
    await expireOtherSandboxCheckouts(tx, id);
    return 'paid' as const;
  };

  return {
    read,
    pay: (place, card) =>
      decide(place, async (tx, { checkout }) => {
        if (card === sandboxCards.needsConfirmation) {
          await setSandboxCheckout(tx, checkout.id, { state: 'confirming', card });
          return 'waiting';
        }
        const accepted = card === sandboxCards.succeeds || card === sandboxCards.failsAtRenewal;
        return accepted ? complete(tx, checkout, card) : 'refused';
      }),
    confirm: (place, accept) =>
      decide(place, async (tx, { checkout }) => {
        if (checkout.state !== 'confirming' || checkout.card === null) throw new Failure('checkout_closed');
        if (accept) return complete(tx, checkout, checkout.card);
        await setSandboxCheckout(tx, checkout.id, { state: 'open', card: null });
        return 'refused';
      }),
  };
}

function pageOf(customer: SandboxCustomer | null, checkout: SandboxCheckout | null, at: Date): CheckoutPage {
  if (!customer || !checkout) throw new Failure('not_found');
  const waits = checkout.state === 'open' || checkout.state === 'confirming';
  const tooOld = waits && at.getTime() - checkout.createdAt.getTime() > openForMs;
  return { customer, checkout: tooOld ? { ...checkout, state: 'expired' } : checkout };
}
