import { enqueueForOrganizations } from '#server/actions/enqueue-for-organizations.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import type { Services } from '#server/services.ts';
import { listOrganizationsToReconcile } from '#server/store/organizations.ts';
import { findPaymentAccount, noteOutOfStep } from '#server/store/payment-accounts.ts';
import { compareSubscription } from './compare-subscription.ts';

/** For each organisation that ever went to the provider. */
export async function reconcile(services: Services, walk: JobPayload<'reconcile'> = {}): Promise<void> {
  const { payments } = services;
  if (!payments) return;
  await enqueueForOrganizations(services, 'reconcile-organization', walk, (tx, stretch) =>
    listOrganizationsToReconcile(tx, payments.provider, stretch),
  );
}

/**
 * Compares ours with the provider's, and mends ours. What differs was told by no event that arrived, so that it is
 * written down as mended; what cannot be compared is noted and shown to the operator until it can.
 */
export async function reconcileOrganization(
  services: Services,
  { organizationId }: JobPayload<'reconcile-organization'>,
): Promise<void> {
  const { database, payments, now, log } = services;
  if (!payments) return;
  const account = await database.inOrganization(organizationId, (tx) =>
    findPaymentAccount(tx, payments.provider),
  );
  if (!account) return;
  await payments.passTime(organizationId);
  try {
    const compared = await compareSubscription(services, organizationId, { mending: true });
    if (!compared) return;
    const { before, after } = compared;
    if (before.status !== after.status || before.seats !== after.seats) {
      log.warn(
        { organizationId, status: [before.status, after.status], seats: [before.seats, after.seats] },
        'subscription was out of step with the provider; mended',
      );
    }
  } catch (error) {
    await database.inOrganization(organizationId, (tx) => noteOutOfStep(tx, now()));
    log.error({ organizationId, err: error }, 'subscription cannot be compared with the provider');
    throw error;
  }
}
