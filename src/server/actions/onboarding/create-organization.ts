import { randomUUID } from 'node:crypto';
import { isPaid, type Plan } from '#domain/billing/plan.ts';
import { TRIAL_SEATS_MAX, unpaidSeats } from '#domain/billing/seats.ts';
import type { Language } from '#domain/text/language.ts';
import { type OpenedSession, openSession } from '#server/actions/auth/open-session.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { foundOrganization } from '#server/actions/organizations/found-organization.ts';
import { Failure } from '#server/failure.ts';
import type { OpenedCheckout, Payments } from '#server/payments/payments.ts';
import type { Origin, Services } from '#server/services.ts';
import { insertCheckout } from '#server/store/checkouts.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import { keepPaymentAccount } from '#server/store/payment-accounts.ts';
import { isEmailTaken } from '#server/store/users.ts';

export interface SignUp {
  readonly organizationName: string;
  readonly userName: string;
  readonly userEmail: string;
  readonly numberOfUsers: number;
  readonly plan?: Plan | undefined;
}

export interface SignedUp extends OpenedSession {
  readonly checkout: { readonly url: string } | null;
}

/**
 * Every organisation starts with a trial; the paid plan adds a page to pay on. That page is opened before
 * anything is stored: if it cannot be, the newcomer can simply try again with the same address.
 */
export async function createOrganization(
  services: Services,
  signUp: SignUp,
  language: Language,
  origin: Origin,
): Promise<SignedUp> {
  const { database, now } = services;
  const { userEmail, numberOfUsers: seats } = signUp;
  const paid = isPaid(signUp.plan, seats);
  if (!paid && seats > TRIAL_SEATS_MAX) throw beyondTrial();
  if (await database.atGate((tx) => isEmailTaken(tx, userEmail))) throw taken();
  const organizationId = randomUUID();
  const checkoutId = randomUUID();
  const checkout = paid
    ? await openCheckout(services, { ...signUp, organizationId, checkoutId, language })
    : null;
  try {
    return await database.inOrganization(organizationId, async (tx) => {
      const at = now();
      const { userId } = await foundOrganization(
        tx,
        // E5: the rest of what is ordered holds from the payment on.
        { ...signUp, language, seats: unpaidSeats(0, seats), address: origin.address },
        at,
      );
      if (checkout) {
        const { provider, customerId, sessionId, url } = checkout;
        await keepPaymentAccount(tx, { provider, customerId });
        await insertCheckout(tx, { id: checkoutId, seats, createdAt: at, sessionId, url });
      }
      await enqueue(tx, 'send-welcome', { organizationId, userId });
      // I11: an address that was typed proves nothing.
      const opened = await openSession(tx, userId, origin, at, { provenAt: null });
      if (!opened) throw new Error('The founder is not in the organisation they have just founded.');
      return { ...opened, checkout: checkout && { url: checkout.url } };
    });
  } catch (error) {
    if (violatedConstraint(error) === 'email_directory_one_account') throw taken();
    throw error;
  }
}

const taken = (): Failure => new Failure('email_taken', { fields: { userEmail: 'email_taken' } });

const beyondTrial = (): Failure =>
  new Failure('trial_seats_limit', {
    fields: { numberOfUsers: 'trial_seats' },
    values: { max: TRIAL_SEATS_MAX, contact: '/contact' },
  });

async function openCheckout(
  { payments }: Services,
  order: SignUp & {
    readonly organizationId: string;
    readonly checkoutId: string;
    readonly language: Language;
  },
): Promise<OpenedCheckout & Pick<Payments, 'provider'>> {
  if (!payments) throw new Failure('payments_unavailable');
  const { organizationId, organizationName, checkoutId, language, userEmail, numberOfUsers } = order;
  const opened = await payments.openCheckout({
    organizationId,
    organizationName,
    checkoutId,
    customerId: null,
    language,
    email: userEmail,
    seats: numberOfUsers,
    successPath: `/onboarding/success?organization_id=${organizationId}`,
    cancelPath: '/onboarding',
  });
  return { ...opened, provider: payments.provider };
}
