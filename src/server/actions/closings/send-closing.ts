import { rangeOf } from '#domain/balances/leave-situation.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { ClosingMail } from '#server/mail/templates/closing.tsx';
import type { Services } from '#server/services.ts';
import { findClosing, listRequestsOfClosing } from '#server/store/closings.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findCorrespondent } from '#server/store/users.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

/** What one's own days are is not news to be stopped: this mail has no choice of its own. */
export async function sendClosing(
  { database, mailer, publicUrl }: Services,
  { organizationId, closingId, userId, what }: JobPayload<'send-closing'>,
): Promise<void> {
  const told = await database.inOrganization(organizationId, async (tx) => ({
    person: await findCorrespondent(tx, userId),
    found: await findClosing(tx, closingId),
    requests: await listRequestsOfClosing(tx, closingId, userId),
    types: await loadLeaveTypes(tx),
  }));
  const { person, found, requests, types } = told;
  // Undone before it was told: the other mail says all there is to say.
  if (!person || !found || (what === 'applied' && found.closing.undoneAt !== null)) return;
  const { language, name, email } = person;
  const { periods, figures } = wordsIn(language);
  const texts = mailsIn(language).closing;
  const { closing } = found;
  const days = periods.short(rangeOf(closing));
  const shown = what === 'applied' ? requests.filter(({ state }) => isApproved(state)) : requests;
  await mailer.send(
    composeMail(
      {
        messageId: `<closing.${closingId}.${userId}.${what}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: texts[what].subject(closing.name, days),
      },
      ClosingMail({
        language,
        publicUrl,
        name,
        what,
        closing: { name: closing.name, days, reason: closing.reason },
        absences: shown.map((request) => ({
          type: typeOf(types, request.type).name[language],
          period: periods.short(rangeOf(request)),
          days: figures.days(request.countedHalves / 2),
        })),
      }),
    ),
  );
}
