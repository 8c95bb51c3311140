import { directoryRefusals } from '#domain/directories/directory-life.ts';
import { harmlessName } from '#domain/text/harmless-name.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { DirectoryNoticeMail } from '#server/mail/templates/directory-notice.tsx';
import type { Services } from '#server/services.ts';
import { listDirectoryRows, listRefusalsSince } from '#server/store/directories.ts';
import { findCorrespondent } from '#server/store/users.ts';
import { mailsIn } from '#words/written.ts';

/** Enough to see what is wrong; the page has the rest. */
const mostTold = 10;

/** I34: in the words of the page. Read when it is sent: what was dropped meanwhile is not told. */
export async function sendDirectoryNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, directoryId, since, until }: JobPayload<'send-directory-notice'>,
): Promise<void> {
  const found = await database.inOrganization(organizationId, async (tx) => ({
    person: await findCorrespondent(tx, userId),
    directory: (await listDirectoryRows(tx)).find(({ id }) => id === directoryId),
    refused: await listRefusalsSince(tx, directoryId, new Date(since), new Date(until)),
  }));
  const { person, directory, refused } = found;
  if (!person || !directory || refused.length === 0) return;
  const { language, name, email } = person;
  await mailer.send(
    composeMail(
      {
        messageId: `<directory.${directoryId}.${userId}.${Date.parse(until)}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).directoryNotice.subject,
      },
      DirectoryNoticeMail({
        language,
        publicUrl,
        name,
        directory: harmlessName(directory.name),
        refused: refused.slice(0, mostTold).map(({ subjectName, reason }) => ({
          name: harmlessName(subjectName),
          reason: directoryRefusals.find((each) => each === reason) ?? 'other',
        })),
        more: Math.max(0, refused.length - mostTold),
      }),
    ),
  );
}
