import { can } from '#domain/access/can.ts';
import { type BillingNotice, noticeDue } from '#domain/billing/billing-notices.ts';
import { hasJoined } from '#domain/members/membership.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import { claimBillingNotice } from '#server/store/billing-notices.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { listUserRows } from '#server/store/users.ts';
import { subscriptionToday } from './subscription-today.ts';

/** Once each, to everyone who can do something about it. Nobody chooses these mails away. */
export async function announceNotice(tx: TenantTransaction, notice: BillingNotice, at: Date): Promise<void> {
  if (!(await claimBillingNotice(tx, notice, at))) return;
  const admins = (await listUserRows(tx)).filter(
    (user) => hasJoined(user) && can(user, 'subscription.change'),
  );
  const { organizationId } = tx;
  await enqueueAll(
    tx,
    'send-billing-notice',
    admins.map(({ id: userId }) => ({ organizationId, userId, ...notice })),
  );
}

/** T2, T6: whatever is due today and has not been said. Screens that are open learn that the day has changed things. */
export async function announceDueNotice(tx: TenantTransaction, at: Date): Promise<void> {
  const organization = await lockOrganization(tx);
  const { subscription, today } = subscriptionToday(organization, at);
  const notice = noticeDue(subscription, today);
  if (!notice) return;
  await announceNotice(tx, notice, at);
  await notifyLive(tx, ['subscription']);
}
