import { noticeDue, recoveryOf } from '#domain/billing/billing-notices.ts';
import { type BillingState, stateFrom, subscriptionIn } from '#domain/billing/provider-report.ts';
import { stepsOf } from '#domain/billing/subscription.ts';
import { type Author, type Deed, record } from '#server/actions/audit-log/record.ts';
import type { Services } from '#server/services.ts';
import { completeOpenCheckout } from '#server/store/checkouts.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';
import {
  billingStateOf,
  lockOrganization,
  type Organization,
  setBillingState,
} from '#server/store/organizations.ts';
import {
  finishComparison,
  forgetActing,
  type PaymentAccount,
  startComparison,
} from '#server/store/payment-accounts.ts';
import { announceNotice } from './billing-notices.ts';
import { deedsBetween, isAskedFor } from './subscription-deeds.ts';
import { subscriptionToday } from './subscription-today.ts';

export interface SubscriptionComparison {
  readonly before: BillingState;
  readonly after: BillingState;
}

/**
 * Asks the provider what is true and writes it down, whoever gave the reason to ask. No lock is held while it is
 * asked: answers stand in line by when they were asked for. Null when there is nothing to compare with, or a later
 * answer is written already.
 */
export async function compareSubscription(
  services: Services,
  organizationId: string,
  { mending = false }: { readonly mending?: boolean } = {},
): Promise<SubscriptionComparison | null> {
  const { database, payments, now } = services;
  if (!payments) return null;
  const account = await database.inOrganization(organizationId, (tx) =>
    startComparison(tx, payments.provider),
  );
  if (!account) return null;
  const { subscriptionId, report, duplicates } = await payments.readState(account);
  const { customerId } = account;
  for (const duplicate of duplicates) {
    services.log.warn({ organizationId }, 'a subscription was bought twice; one is paid back');
    await payments.refund({ organizationId, customerId, subscriptionId: duplicate });
  }
  return database.inOrganization(organizationId, async (tx) => {
    const at = now();
    const organization = await lockOrganization(tx);
    const written = await finishComparison(tx, account, subscriptionId, at);
    if (!written) return null;
    const before = billingStateOf(organization);
    const after = stateFrom(report, before, at.getTime());
    if (!isSame(before, after)) {
      await setBillingState(tx, after);
      await tell(tx, organization, { before, after }, mending ? null : authorOf(written, at), mending, at);
    }
    return { before, after };
  });
}

async function tell(
  tx: TenantTransaction,
  organization: Organization,
  { before, after }: SubscriptionComparison,
  author: Author | null,
  mending: boolean,
  at: Date,
): Promise<void> {
  const { subscription: was, today } = subscriptionToday(organization, at);
  const is = subscriptionIn(after, organization.timeZone);
  const subject: Deed['subject'] = { kind: 'organization', id: tx.organizationId, name: organization.name };
  const deeds = deedsBetween(before, after, subject, organization.timeZone, mending);
  const asked = deeds.filter(({ action }) => isAskedFor(action));
  await record(tx, author, at, ...asked);
  await record(tx, null, at, ...deeds.filter(({ action }) => !isAskedFor(action)));
  await notifyLive(tx, ['subscription']);
  if (author && asked.length > 0) await forgetActing(tx);
  if (stepsOf(was).checkout && !stepsOf(is).checkout) await completeOpenCheckout(tx, at);
  const notice = is.status === 'past_due' ? noticeDue(is, today) : recoveryOf(was, is);
  if (notice) await announceNotice(tx, notice, at);
}

function authorOf(
  { actingId, actingName, actingAddress, actingUntil }: PaymentAccount,
  at: Date,
): Author | null {
  if (!actingId || !actingName || !actingUntil || actingUntil < at) return null;
  return { id: actingId, name: actingName, address: actingAddress };
}

function isSame(before: BillingState, after: BillingState): boolean {
  const keys = ['status', 'seats', 'renewsAt', 'endsAt', 'pastDueSince'] as const;
  return keys.every((key) => before[key] === after[key]);
}
