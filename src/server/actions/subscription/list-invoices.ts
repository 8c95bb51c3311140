import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Invoice } from '#server/payments/payments.ts';
import type { Services } from '#server/services.ts';
import { findPaymentAccount } from '#server/store/payment-accounts.ts';

/** None before anything was ever bought. */
export async function listInvoices(
  { database, payments }: Services,
  actor: SessionActor,
): Promise<readonly Invoice[]> {
  if (!can(actor, 'subscription.read')) throw new Failure('forbidden');
  if (!payments) return [];
  const account = await database.inOrganization(actor.organizationId, (tx) =>
    findPaymentAccount(tx, payments.provider),
  );
  return account ? payments.listInvoices(account) : [];
}
