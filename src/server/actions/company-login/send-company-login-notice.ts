import { createHash } from 'node:crypto';
import { clockOfInstant } from '#domain/calendar/instant.ts';
import { harmlessName } from '#domain/text/harmless-name.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { CompanyLoginNoticeMail } from '#server/mail/templates/company-login-notice.tsx';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findCorrespondent } from '#server/store/users.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

/** I21, I25: what every admin hears of, so that one who did it cannot keep it quiet. */
export async function sendCompanyLoginNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, what, about, at }: JobPayload<'send-company-login-notice'>,
): Promise<void> {
  const { person, organization } = await database.inOrganization(organizationId, async (tx) => ({
    person: await findCorrespondent(tx, userId),
    organization: await findOrganization(tx),
  }));
  if (!person || !organization) return;
  const { language, name, email } = person;
  const { instants, days } = wordsIn(language);
  const clock = clockOfInstant(Date.parse(at), organization.timeZone);
  const when = what.includes('-ends') ? days.longDay(clock.day) : instants.long(clock);
  const id = createHash('sha256').update(`${userId} ${what} ${about} ${at}`).digest('hex').slice(0, 32);
  await mailer.send(
    composeMail(
      {
        messageId: `<company-login.${id}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).companyLoginNotice.subject[what],
      },
      CompanyLoginNoticeMail({
        language,
        publicUrl,
        name,
        what,
        about: what === 'emergency' ? harmlessName(about) : about,
        when,
      }),
    ),
  );
}
