import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { ExpiryNoticeMail } from '#server/mail/templates/expiry-notice.tsx';
import type { Services } from '#server/services.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findCorrespondent } from '#server/store/users.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

export async function sendExpiryNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, counter, expiresOn, days, monthsAhead }: JobPayload<'send-expiry-notice'>,
): Promise<void> {
  const { person, types } = await database.inOrganization(organizationId, async (tx) => ({
    person: await findCorrespondent(tx, userId),
    types: await loadLeaveTypes(tx),
  }));
  if (!person) return;
  const { language, name, email } = person;
  const facts = {
    days: wordsIn(language).figures.days(days),
    until: wordsIn(language).days.date(expiresOn),
    counter: counterLabel(counter, language, types),
  };
  await mailer.send(
    composeMail(
      {
        messageId: `<expiry.${userId}.${counter}.${expiresOn}.${monthsAhead}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).expiryNotice.subject(facts.days, facts.until),
      },
      ExpiryNoticeMail({ language, publicUrl, name, facts }),
    ),
  );
}
