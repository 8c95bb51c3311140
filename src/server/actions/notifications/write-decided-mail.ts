import { hundredths } from '#domain/amounts/fraction.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { balanceForLeave, countedLeave } from '#domain/leave-requests/counted-leave.ts';
import { holdsHalfDays } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { ToldEvent } from '#domain/notifications/audience.ts';
import { calendarFile } from '#server/mail/calendar-file.ts';
import type { MailAttachment } from '#server/mail/mailer.ts';
import { DecidedMail, type DecidedMailProps } from '#server/mail/templates/decided-mail.tsx';
import type { TenantTransaction } from '#server/store/database.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import type { DecidedEvent } from '#words/catalogues/mails/decided.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { sharedProps, type Telling, type WrittenMail } from './request-mail.ts';

/** What a person is told about their own leave, if it is for them at all. */
export function decidedEvent(event: ToldEvent): DecidedEvent | null {
  switch (event) {
    case 'approved':
    case 'rejected':
    case 'cancelled':
    case 'cancellation-refused':
    case 'recorded':
    case 'cut':
      return event;
    default:
      return null;
  }
}

export async function writeDecidedMail(
  tx: TenantTransaction,
  telling: Telling,
  event: DecidedEvent,
): Promise<WrittenMail> {
  const { language } = telling.recipient;
  const props = sharedProps(telling);
  const attachment = attachmentOf(telling, event, props.url);
  return {
    subject: mailsIn(language).decided.subject[event](wordsIn(language).periods.short(props.request.range)),
    body: DecidedMail({
      ...props,
      event,
      decider: telling.event.actorName,
      reason: telling.event.reason,
      balance: await balanceLeft(tx, telling),
    }),
    ...(attachment ? { attachments: [attachment] } : {}),
  };
}

/** What the counter holds at the end of the leave, whether or not that is taken. */
async function balanceLeft(
  tx: TenantTransaction,
  { services, found, recipient, basis, held }: Telling,
): Promise<DecidedMailProps['balance']> {
  const { request, person, organization } = found;
  if (typeOf(basis.types, request.type).counter === null) return null;
  const recorded = await listLedgerEntriesOf(tx, person.id);
  const today = dayOfInstant(services.now().getTime(), organization.timeZone);
  const standing = { person, organization, basis };
  const asked = { id: request.id, type: request.type, range: rangeOf(request) };
  const balance = balanceForLeave(countedLeave(asked, standing, held), recorded, today);
  if (balance === null) return null;
  const left = holdsHalfDays(request.state) ? balance.after : balance.before;
  return { label: counterLabel(balance.counter, recipient.language, basis.types), left: hundredths(left) };
}

/** Approved leave goes into the person's calendar, and cancelled leave out of it; days at work are no absence (W6). */
function attachmentOf(
  { services, event: { version, at }, found }: Telling,
  event: DecidedEvent,
  url: string,
): MailAttachment | null {
  if (event === 'rejected' || event === 'cancellation-refused') return null;
  const { request, person, organization } = found;
  if (request.atWork) return null;
  return calendarFile({
    requestId: request.id,
    version,
    cancelled: event === 'cancelled',
    range: rangeOf(request),
    timeZone: organization.timeZone,
    at,
    person: { name: person.name, email: person.email },
    publicUrl: services.publicUrl,
    url,
  });
}
