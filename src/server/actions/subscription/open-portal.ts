import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findPaymentAccount } from '#server/store/payment-accounts.ts';

export async function openPortal(
  { database, payments }: Services,
  actor: SessionActor,
): Promise<{ readonly url: string }> {
  if (!can(actor, 'subscription.change')) throw new Failure('forbidden');
  const account = payments
    ? await database.inOrganization(actor.organizationId, (tx) => findPaymentAccount(tx, payments.provider))
    : null;
  if (!payments || !account?.subscriptionId) throw new Failure('subscription_not_active');
  return payments.openPortal(account, actor.language);
}
