import { rangeOf } from '#domain/balances/leave-situation.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import type { ShownAbsence } from '#server/actions/leave-requests/show-team-calendar.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import type { DigestItem } from '#server/mail/templates/digest-list.tsx';
import { TeamDigestMail } from '#server/mail/templates/team-digest.tsx';
import { unsubscribeHeaders } from '#server/mail/unsubscribe-headers.ts';
import type { Services } from '#server/services.ts';
import { shownTypeName } from '#words/sentences/leave.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { issueUnsubscribeLink } from './mail-links.ts';
import { listTeamAbsences } from './team-absences.ts';

/** Nothing leaves when nobody is away any more by the time its turn comes. */
export async function sendTeamDigest(
  services: Services,
  { organizationId, userId, day }: JobPayload<'send-team-digest'>,
): Promise<void> {
  const { database, mailer, publicUrl } = services;
  const monday = plainDate(day);
  const prepared = await database.inOrganization(organizationId, async (tx) => {
    const own = await listTeamAbsences(tx, monday, userId);
    return own && { ...own, unsubscribeUrl: await issueUnsubscribeLink(tx, services, userId, 'team-digest') };
  });
  if (!prepared) return;

  const { reader, teams, absences, types, unsubscribeUrl } = prepared;
  const { language } = reader;
  const between = (from: number, to: number): DigestItem[] =>
    absences
      .filter(
        ({ startDate, endDate }) => startDate <= addDays(monday, to) && endDate >= addDays(monday, from),
      )
      .map((absence) => itemOf(absence, types, language));
  const [thisWeek, nextWeek] = [between(0, 6), between(7, 13)];
  const body = TeamDigestMail({
    language,
    publicUrl,
    unsubscribeUrl,
    kind: 'team-digest',
    recipient: reader.name,
    teams,
    monday,
    thisWeek,
    nextWeek,
  });
  const envelope = {
    messageId: `<team-digest.${userId}.${day}@${messageIdHost(publicUrl)}>`,
    to: { name: reader.name, address: reader.email },
    subject: mailsIn(language).teamDigest.subject,
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
  await mailer.send(composeMail(envelope, body));
}

function itemOf(absence: ShownAbsence, types: LeaveTypes, language: Language): DigestItem {
  const { id, employeeName, type } = absence;
  const period = wordsIn(language).periods.short(rangeOf(absence));
  return { id, title: employeeName, details: [`${shownTypeName(type, types, language)} ${period}`] };
}
