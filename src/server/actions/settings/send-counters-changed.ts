import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { CountersChangedMail } from '#server/mail/templates/counters-changed.tsx';
import type { Services } from '#server/services.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findCorrespondent } from '#server/store/users.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

/** What one's days are is not news to be stopped: this mail has no choice of its own. */
export async function sendCountersChanged(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, changeId, cause, balances }: JobPayload<'send-counters-changed'>,
): Promise<void> {
  const { person, types } = await database.inOrganization(organizationId, async (tx) => ({
    person: await findCorrespondent(tx, userId),
    types: await loadLeaveTypes(tx),
  }));
  if (!person) return;
  const { language, name, email } = person;
  const counters = balances.map(({ counter, before, after }) => ({
    label: counterLabel(counter, language, types),
    before: wordsIn(language).figures.days(before),
    after: wordsIn(language).figures.days(after),
  }));
  await mailer.send(
    composeMail(
      {
        messageId: `<counters.${changeId}.${userId}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).countersChanged.subject,
      },
      CountersChangedMail({ language, publicUrl, name, cause, counters }),
    ),
  );
}
