import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { choiceFor } from '#domain/notifications/choices.ts';
import type { Language } from '#domain/text/language.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { issueUnsubscribeLink } from '#server/actions/notifications/mail-links.ts';
import { type ComingErasures, comingErasures } from '#server/actions/privacy-register/forget-by-age.ts';
import { comingLines } from '#server/actions/privacy-register/retention-lines.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { MonthlyFiguresMail } from '#server/mail/templates/monthly-figures.tsx';
import { unsubscribeHeaders } from '#server/mail/unsubscribe-headers.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listChoicesOf } from '#server/store/notification-choices.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';
import { loadRetentionChoices } from '#server/store/retention.ts';
import { findCorrespondent, type User } from '#server/store/users.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn, writtenIn } from '#words/written.ts';
import { readReport } from './read-report.ts';
import { type ReportSection, reportScope, reportSections } from './report-sections.ts';

/** U12: nothing leaves to who has stopped it, or may read no figures any more, by the time its turn comes. */
export async function sendMonthlyFigures(
  services: Services,
  { organizationId, userId, month }: JobPayload<'send-monthly-figures'>,
): Promise<void> {
  const { database, mailer, now, publicUrl } = services;
  const found = await database.inOrganization(organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    const person = await findCorrespondent(tx, userId);
    if (!organization || !person || !can(person, 'insight.read')) return null;
    if (choiceFor('monthly-figures', await listChoicesOf(tx, userId)) === 'none') return null;
    const unsubscribeUrl = await issueUnsubscribeLink(tx, services, userId, 'monthly-figures');
    const coming = await comingFor(tx, organization, person, now());
    return { organization, person, unsubscribeUrl, coming };
  });
  if (!found) return;
  const { organization, person, unsubscribeUrl, coming } = found;
  const { id, role, name, email, language } = person;
  const reader = { organizationId, id, role, timeZone: organization.timeZone };
  const report = await readReport(services, reader, plainDate(month));
  const named = wordsIn(language).days.monthAndYear(report.month);
  const body = MonthlyFiguresMail({
    language,
    publicUrl,
    unsubscribeUrl,
    kind: 'monthly-figures',
    recipient: name,
    month: named,
    monthKey: month.slice(0, 7),
    scope: reportScope(report, language),
    sections: [...reportSections(report, language), ...comingSection(coming, language)],
  });
  const envelope = {
    messageId: `<monthly-figures.${userId}.${month}@${messageIdHost(publicUrl)}>`,
    to: { name, address: email },
    subject: mailsIn(language).monthlyFigures.subject(named),
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
  await mailer.send(composeMail(envelope, body));
}

/** V24: to admins alone. */
async function comingFor(
  tx: TenantTransaction,
  { timeZone }: Organization,
  person: Pick<User, 'id' | 'role'>,
  at: Date,
): Promise<ComingErasures | null> {
  if (!can(person, 'organization.edit')) return null;
  return comingErasures(tx, await loadRetentionChoices(tx), dayOfInstant(at.getTime(), timeZone));
}

function comingSection(coming: ComingErasures | null, language: Language): ReportSection[] {
  if (coming === null) return [];
  const lines = comingLines(coming, language);
  if (lines.length === 0) return [];
  const title = writtenIn(language).retention.coming(wordsIn(language).days.date(coming.until));
  return [
    { title, lines: lines.map(({ name, count }) => ({ label: name, value: String(count), before: null })) },
  ];
}
