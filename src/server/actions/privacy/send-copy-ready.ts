import { PAGES } from '#contract/pages.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { PersonCopyReadyMail } from '#server/mail/templates/person-copy-ready.tsx';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findCopy } from '#server/store/person-copies.ts';
import { findCorrespondent } from '#server/store/users.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

/** To whoever asked for it. */
export async function sendPersonCopyReady(
  { database, mailer, publicUrl }: Services,
  { organizationId, copyId }: JobPayload<'send-person-copy-ready'>,
): Promise<void> {
  const found = await database.inOrganization(organizationId, async (tx) => {
    const copy = await findCopy(tx, copyId);
    const asker = copy && (await findCorrespondent(tx, copy.askedBy));
    const organization = await findOrganization(tx);
    return copy?.expiresAt && asker && organization
      ? { copy, asker, organization, until: dayOfInstant(copy.expiresAt.getTime(), organization.timeZone) }
      : null;
  });
  if (!found) return;
  const { copy, asker, organization, until } = found;
  const { language, name, email } = asker;
  const isOwn = copy.userId === asker.id;
  await mailer.send(
    composeMail(
      {
        messageId: `<person-copy.${copyId}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).personCopyReady.subject(isOwn),
      },
      PersonCopyReadyMail({
        language,
        publicUrl,
        name,
        of: isOwn ? null : wordsIn(language).names.of(copy.personName ?? organization.name),
        until: wordsIn(language).days.date(until),
        path: (copy.userId === null ? PAGES.companyData : PAGES.myData).path,
      }),
    ),
  );
}
