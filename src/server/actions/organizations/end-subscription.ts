import { stepsOf } from '#domain/billing/subscription.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { compareSubscription } from '#server/actions/subscription/compare-subscription.ts';
import { subscriptionToday } from '#server/actions/subscription/subscription-today.ts';
import type { Services } from '#server/services.ts';
import { findOrganization, setEndedByClosing } from '#server/store/organizations.ts';
import { findPaymentAccount } from '#server/store/payment-accounts.ts';

/**
 * V20: what is paid for is not renewed once the company is being closed, and goes on when that is taken back, unless
 * somebody had cancelled it before. Done again, it finds nothing left to do.
 */
export async function endSubscription(
  services: Services,
  { organizationId }: JobPayload<'end-subscription'>,
): Promise<void> {
  const { database, payments, now } = services;
  if (!payments) return;
  await compareSubscription(services, organizationId);
  const found = await database.inOrganization(organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    const account = await findPaymentAccount(tx, payments.provider);
    return organization && account?.subscriptionId ? { organization, account } : null;
  });
  if (!found?.account.subscriptionId) return;
  const { organization, account } = found;
  const { customerId, subscriptionId } = account;
  const subscriber = { organizationId, customerId, subscriptionId: subscriptionId ?? '' };
  const steps = stepsOf(subscriptionToday(organization, now()).subscription);
  if (organization.closesAt && steps.cancel) {
    await payments.cancelAtPeriodEnd(subscriber);
    await database.inOrganization(organizationId, (tx) => setEndedByClosing(tx, true));
  } else if (!organization.closesAt && organization.endedByClosing) {
    if (steps.reactivate) await payments.reactivate(subscriber);
    await database.inOrganization(organizationId, (tx) => setEndedByClosing(tx, false));
  } else return;
  await compareSubscription(services, organizationId);
}
