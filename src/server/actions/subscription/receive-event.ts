import { fitText, isFitText } from '#domain/text/fit-text.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { Failure } from '#server/failure.ts';
import type { PaymentEvent, Payments } from '#server/payments/payments.ts';
import type { Services } from '#server/services.ts';
import { findPaymentAccount } from '#server/store/payment-accounts.ts';
import {
  findUnhandledPaymentEvent,
  finishPaymentEvent,
  storePaymentEvent,
} from '#server/store/payment-events.ts';
import { compareSubscription } from './compare-subscription.ts';

/** Long enough for whoever stored an event to have handled it, short enough for nobody to wait. */
const retryAfterMs = 30_000;

/** How JSON may write a character that no text of ours holds. */
const unfitEscape = /\\u(?:00[0189]|007f|d[89a-f])/i;

/** Kinds after which our picture of a subscription may be old. All others are kept, and nothing is made of them. */
const telling = /^(checkout\.session|customer\.subscription|invoice)\./;

/**
 * Stored first: from then on the provider need not say it again, and what fails here is tried again by a job. What
 * was said before changes nothing.
 */
export async function receiveEvent(services: Services, body: Buffer, signature: string): Promise<void> {
  const { database, payments, now, log } = services;
  if (!payments) throw new Failure('not_found');
  const at = now();
  const event = payments.readEvent(body, signature, at);
  if (![event.id, event.type].every(isFitText)) {
    // Signed, so that it came from the provider: told once more it would be no better.
    log.warn('an event whose name cannot be kept was passed over');
    return;
  }
  const retryAt = new Date(at.getTime() + retryAfterMs);
  const payload = storablePayload(body.toString('utf8'));
  const isNew = await storePaymentEvent(database, { ...event, payload }, at, retryAt);
  if (!isNew) return;
  try {
    await handle(services, payments, event);
  } catch (error) {
    log.warn(
      { eventId: event.id, type: event.type, err: error },
      'payment event not handled; a job tries again',
    );
  }
}

/** As it came, except for characters that the database refuses: nothing of ours is read from these. */
function storablePayload(text: string): string {
  if (!unfitEscape.test(text)) return text;
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return fitText(value);
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [fitText(key), clean(one)]));
  };
  return JSON.stringify(clean(JSON.parse(text)));
}

/** The job: what was stored and not handled. */
export async function handlePaymentEvent(
  services: Services,
  { eventId }: JobPayload<'handle-payment-event'>,
): Promise<void> {
  const { database, payments } = services;
  const payload = await findUnhandledPaymentEvent(database, eventId);
  if (payload === null || !payments) return;
  await handle(services, payments, payments.readStoredEvent(payload));
}

async function handle(services: Services, payments: Payments, event: PaymentEvent): Promise<void> {
  const { database, now } = services;
  const problem = telling.test(event.type) ? await ask(services, payments, event) : null;
  await finishPaymentEvent(database, event.id, now(), problem);
}

/** Told by an event, asked of the provider. The organisation must know the customer that the event is about. */
async function ask(services: Services, payments: Payments, event: PaymentEvent): Promise<string | null> {
  const { customerId } = event;
  if (customerId === null) return 'no customer';
  const organizationId = event.organizationId ?? (await payments.organizationOf(customerId));
  if (organizationId === null) return 'no organisation';
  const account = await services.database.inOrganization(organizationId, (tx) =>
    findPaymentAccount(tx, payments.provider),
  );
  if (account?.customerId !== customerId) return 'not the customer of this organisation';
  await compareSubscription(services, organizationId);
  return null;
}
