import { noticeStillHolds } from '#domain/billing/billing-notices.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { accessUntil, writingOn } from '#domain/billing/subscription.ts';
import { daysFromTo, plainDate } from '#domain/calendar/plain-date.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { BillingNoticeMail } from '#server/mail/templates/billing-notice.tsx';
import type { Services } from '#server/services.ts';
import { findPerson } from '#server/store/users.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { subscriptionToday } from './subscription-today.ts';

/** Written from the subscription as it stands now: what has been settled meanwhile is not asked for. */
export async function sendBillingNotice(
  { database, mailer, now, publicUrl }: Services,
  { organizationId, userId, kind, about }: JobPayload<'send-billing-notice'>,
): Promise<void> {
  const found = await database.inOrganization(organizationId, (tx) => findPerson(tx, userId));
  if (!found) return;
  const { person, organization } = found;
  // I5, save where money is at stake: who paid is told of it.
  if (!person.confirmedAt && organization.subscriptionStatus === 'trial') return;
  const { subscription, today } = subscriptionToday(organization, now());
  if (!noticeStillHolds({ kind, about: plainDate(about) }, subscription)) return;
  const { language, name, email } = person;
  const until = accessUntil(subscription) ?? today;
  const facts = {
    organization: organization.name,
    daysLeft: Math.max(0, daysFromTo(today, until) + 1),
    until: wordsIn(language).days.date(until),
    price: wordsIn(language).money.monthly(monthlyPriceCents(organization.seats)),
  };
  const running = subscription.status !== 'active' && writingOn(subscription, today).allowed;
  await mailer.send(
    composeMail(
      {
        messageId: `<billing.${organizationId}.${kind}.${about}.${userId}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).billingNotice.notices[kind].subject(facts),
      },
      BillingNoticeMail({ language, publicUrl, name, kind, facts, running }),
    ),
  );
}
