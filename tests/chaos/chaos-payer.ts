import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { RelacheProcess } from '#tests/support/relache-process.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import { type StripeCustomer, signUpAndPay } from '#tests/support/stripe-app.ts';
import type { StripeServer } from '#tests/support/stripe-server.ts';

type SignedEvent = { readonly body: string; readonly signature: string };

/** A company that pays, and changes its seats while its payment provider fails now and then. */
export class ChaosPayer {
  /** Events that were taken with 200, by their ids. */
  readonly takenEvents: string[] = [];
  changes = 0;

  private constructor(
    private readonly stripe: StripeServer,
    private readonly servers: () => readonly RelacheProcess[],
    private readonly customer: StripeCustomer & { readonly subscriptionId: string },
    private readonly email: string,
  ) {}

  static async signUp(stripe: StripeServer, servers: () => readonly RelacheProcess[]): Promise<ChaosPayer> {
    const [app] = servers();
    if (!app) throw new Error('No server is up.');
    const deliver = async ({ body, signature }: SignedEvent): Promise<number> => send(app, body, signature);
    const customer = await signUpAndPay({ app, stripe, deliver }, 5);
    const { json } = await app.call('GET', '/auth/me', { token: customer.token });
    return new ChaosPayer(stripe, servers, customer, json.user.email);
  }

  isAddress(address: string): boolean {
    return address === this.email;
  }

  async actUntil(isOver: () => boolean, random: Random): Promise<void> {
    while (!isOver()) {
      await pause(random.below(1_500));
      const servers = this.servers();
      if (servers.length === 0) continue;
      const body = { seats: 1 + random.below(40) };
      const { token } = this.customer;
      const answer = await random
        .pick(servers)
        .call('POST', '/subscription/update-seats', { token, body })
        .catch(() => null);
      if (answer?.status === 200) this.changes += 1;
      // What the provider tells of it, once, twice, or when nobody is up to hear it.
      if (random.chance(0.5)) await this.#tell(random, random.chance(0.3) ? 2 : 1);
    }
  }

  /** The provider comes back to what nobody has taken; afterwards both sides know the same. */
  async findDisagreements(owner: Pool, random: Random): Promise<string[]> {
    await this.#tell(random, 1);
    const found: string[] = [];
    const { rows } = await owner.query<{ seats: number; status: string }>(
      'select seats, subscription_status as status from organizations where id = $1',
      [this.customer.organizationId],
    );
    const booked = this.stripe.books.subscriptions.get(this.customer.subscriptionId);
    if (rows[0]?.seats !== booked?.quantity)
      found.push(`${rows[0]?.seats} seats here, ${booked?.quantity} there`);
    if (rows[0]?.status !== 'active') found.push(`the subscription is ${rows[0]?.status}`);
    const { rows: events } = await owner.query<{ id: string; handled: boolean }>(
      'select id, handled_at is not null as handled from payment_events',
    );
    const handled = new Set(events.filter((event) => event.handled).map(({ id }) => id));
    for (const id of this.takenEvents) if (!handled.has(id)) found.push(`${id} was taken and not handled`);
    return found;
  }

  async #tell(random: Random, times: number): Promise<void> {
    const { customerId: customer, subscriptionId: id } = this.customer;
    const object = { object: 'subscription', id, customer };
    const { body, signature } = this.stripe.books.event('customer.subscription.updated', object);
    for (let left = times; left > 0; left -= 1) {
      const servers = this.servers();
      if (servers.length === 0) return;
      const status = await send(random.pick(servers), body, signature).catch(() => 0);
      if (status === 200) this.takenEvents.push(JSON.parse(body).id);
    }
  }
}

async function send(server: RelacheProcess, body: string, signature: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await server.callAnything('POST', '/webhooks/payments', { body, headers })).status;
}
