import { sandboxCards } from '#contract/sandbox-checkout.ts';
import { Failure } from '#server/failure.ts';
import type { Database, TenantTransaction } from '#server/store/database.ts';
import {
  findSandboxCustomer,
  findSandboxSubscription,
  listSandboxInvoices,
  lockSandboxCustomer,
  type SandboxCustomer,
  type SandboxInvoice,
  type SandboxSubscription,
  setSandboxCard,
  setSandboxSubscription,
  settleOpenSandboxInvoices,
} from '#server/store/sandbox.ts';
import type { SandboxEvents, SandboxEventType } from './sandbox-events.ts';
import { isRunning, passPeriodEnd } from './sandbox-ledger.ts';

const invoicesShown = 100;

/** The key is the last part of the page's address: whoever knows it was sent there by us. */
export interface PortalPlace {
  readonly organizationId: string;
  readonly portalKey: string;
}

export interface PortalPage {
  readonly customer: SandboxCustomer;
  readonly subscription: SandboxSubscription | null;
  readonly invoices: readonly SandboxInvoice[];
}

/** The page for cards and invoices, and the hand that turns the month. */
export interface SandboxPortalDesk {
  read(place: PortalPlace): Promise<PortalPage>;
  /** A good card pays what is open. */
  changeCard(place: PortalPlace, card: string): Promise<PortalPage>;
  /** As if the month were over. */
  endMonth(place: PortalPlace): Promise<PortalPage>;
}

export function createPortalDesk(
  database: Database,
  now: () => Date,
  events: SandboxEvents,
): SandboxPortalDesk {
  const read = async (place: PortalPlace): Promise<PortalPage> =>
    database.inOrganization(place.organizationId, async (tx) => ({
      customer: known(await findSandboxCustomer(tx), place),
      subscription: await findSandboxSubscription(tx),
      invoices: await listSandboxInvoices(tx, invoicesShown),
    }));

  const change = async (
    place: PortalPlace,
    work: (
      tx: TenantTransaction,
      customer: SandboxCustomer,
      subscription: SandboxSubscription,
    ) => Promise<SandboxEventType[]>,
  ): Promise<PortalPage> => {
    const types = await database.inOrganization(place.organizationId, async (tx) => {
      const customer = known(await lockSandboxCustomer(tx), place);
      const subscription = await findSandboxSubscription(tx);
      if (!isRunning(subscription)) throw new Failure('subscription_not_active');
      return work(tx, customer, subscription);
    });
    const page = await read(place);
    await events.emit(page.customer, ...types);
    return page;
  };

  return {
    read,
    changeCard: (place, card) =>
      change(place, async (tx, _customer, subscription) => {
        const fails = card === sandboxCards.failsAtRenewal;
        const good = card === sandboxCards.succeeds || card === sandboxCards.needsConfirmation;
        if (!good && !fails) throw new Failure('card_refused');
        await setSandboxCard(tx, card);
        if (!good || subscription.status !== 'past_due') return [];
        await settleOpenSandboxInvoices(tx, 'paid');
        await setSandboxSubscription(tx, subscription.id, { status: 'active' });
        return ['customer.subscription.updated', 'invoice.paid'];
      }),
    endMonth: (place) =>
      change(place, async (tx, { card }, subscription) => {
        if (subscription.status === 'past_due') return [];
        return passPeriodEnd(tx, { ...subscription, periodEnd: now() }, card);
      }),
  };
}

function known(customer: SandboxCustomer | null, { portalKey }: PortalPlace): SandboxCustomer {
  if (customer?.portalKey !== portalKey) throw new Failure('not_found');
  return customer;
}
