import { randomBytes, randomUUID } from 'node:crypto';
import { signEvent } from '../signed-events.ts';

/** Hands a signed event to the webhook endpoint of this very process. */
export type Deliver = (body: string, signature: string) => Promise<void>;

/** What the sandbox tells about, in the words and with the signature of the provider that it stands in for. */
export type SandboxEventType =
  | 'checkout.session.completed'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed';

export interface SandboxEvents {
  readonly secret: string;
  readonly emit: (
    customer: { readonly organizationId: string; readonly id: string },
    ...types: readonly SandboxEventType[]
  ) => Promise<void>;
  readonly deliverTo: (deliver: Deliver) => void;
}

export function createSandboxEvents(now: () => Date): SandboxEvents {
  const secret = `whsec_${randomBytes(24).toString('base64url')}`;
  let deliver: Deliver = async () => undefined;
  return {
    secret,
    deliverTo: (to) => {
      deliver = to;
    },
    emit: async ({ organizationId, id }, ...types) => {
      for (const type of types) {
        const object = {
          object: type.split('.')[0],
          customer: id,
          metadata: { organization_id: organizationId },
        };
        const created = Math.floor(now().getTime() / 1000);
        const body = JSON.stringify({
          id: `evt_${randomUUID()}`,
          object: 'event',
          type,
          created,
          data: { object },
        });
        await deliver(body, signEvent(body, secret, now()));
      }
    },
  };
}
