import { describeDevice } from '#domain/access/device.ts';
import { clockOfInstant } from '#domain/calendar/instant.ts';
import { harmlessName } from '#domain/text/harmless-name.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { AccessNoticeMail } from '#server/mail/templates/access-notice.tsx';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findCorrespondent } from '#server/store/users.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

/** I16. Told from what the job carries: whoever came in may have closed the session behind them. */
export async function sendAccessNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, id, what, at, userAgent, address, method }: JobPayload<'send-access-notice'>,
): Promise<void> {
  const { person, organization } = await database.inOrganization(organizationId, async (tx) => ({
    person: await findCorrespondent(tx, userId),
    organization: await findOrganization(tx),
  }));
  if (!person || !organization) return;
  const { language, name, email } = person;
  const clock = clockOfInstant(Date.parse(at), organization.timeZone);
  const facts = {
    // What a program calls itself is its own choice.
    device: harmlessName(describeDevice(userAgent)),
    when: wordsIn(language).instants.long(clock),
    address,
    method,
  };
  await mailer.send(
    composeMail(
      {
        messageId: `<access.${id}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).accessNotice.subject[what],
      },
      AccessNoticeMail({ language, publicUrl, name, what, facts }),
    ),
  );
}
