import { PAGES } from '#contract/pages.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { CompanyEndMail } from '#server/mail/templates/company-end.tsx';
import type { Services } from '#server/services.ts';
import { namesOfPeople } from '#server/store/person-rows.ts';
import { findPerson } from '#server/store/users.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

/** V20: to each admin. What was taken back meanwhile is not told as if it still held. */
export async function sendClosingNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, deed, at }: JobPayload<'send-closing-notice'>,
): Promise<void> {
  const found = await database.inOrganization(organizationId, async (tx) => {
    const known = await findPerson(tx, userId);
    const by = known?.organization.closingAskedBy;
    return known && { ...known, by: by ? (await namesOfPeople(tx, [by])).get(by) : undefined };
  });
  if (!found || (deed === 'closing') !== (found.organization.closesAt !== null)) return;
  const { person, organization, by } = found;
  const { language, name, email } = person;
  const texts = mailsIn(language).companyEnd;
  const closesAt = organization.closesAt ?? new Date(at);
  const until = wordsIn(language).days.date(dayOfInstant(closesAt.getTime(), organization.timeZone));
  const told =
    deed === 'closing'
      ? {
          subject: texts.closing.subject(organization.name, until),
          paragraphs: [
            texts.closing.lead(organization.name, by ?? organization.name, until),
            texts.closing.now,
            texts.closing.back,
          ],
          button: { path: PAGES.companyData.path, label: texts.closing.button },
        }
      : {
          subject: texts.reopened.subject(organization.name),
          paragraphs: [texts.reopened.lead(organization.name)],
          button: { path: PAGES.dashboard.path, label: texts.reopened.button },
        };
  const { subject, paragraphs, button } = told;
  await mailer.send(
    composeMail(
      {
        messageId: `<${deed}.${organizationId}.${Date.parse(at)}.${userId}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject,
      },
      CompanyEndMail({ language, publicUrl, name, paragraphs, button }),
    ),
  );
}
