import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { LeaveReminderMail } from '#server/mail/templates/leave-reminder.tsx';
import type { Services } from '#server/services.ts';
import { findReminder } from '#server/store/leave-reminders.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findCorrespondent } from '#server/store/users.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

export async function sendLeaveReminder(
  { database, mailer, publicUrl }: Services,
  { organizationId, reminderId }: JobPayload<'send-leave-reminder'>,
): Promise<void> {
  const found = await database.inOrganization(organizationId, async (tx) => {
    const reminder = await findReminder(tx, reminderId);
    const person = reminder && (await findCorrespondent(tx, reminder.userId));
    return reminder && person ? { reminder, person, types: await loadLeaveTypes(tx) } : null;
  });
  if (!found) return;
  const { reminder, person, types } = found;
  const { language, name, email } = person;
  const { days, date } = { ...wordsIn(language).figures, ...wordsIn(language).days };
  const lots = reminder.lots.map((lot) => ({
    counter: counterLabel(lot.counter, language, types),
    days: days(lot.days),
    until: date(lot.expires),
  }));
  const total = days(reminder.lots.reduce((sum, lot) => sum + lot.days, 0));
  await mailer.send(
    composeMail(
      {
        messageId: `<reminder.${reminderId}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).leaveReminder.subject(total),
      },
      LeaveReminderMail({ language, publicUrl, name, sender: reminder.sentByName, total, lots }),
    ),
  );
}
