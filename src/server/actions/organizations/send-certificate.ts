import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { CompanyEndMail } from '#server/mail/templates/company-end.tsx';
import type { Services } from '#server/services.ts';
import { findCertificate } from '#server/store/company-erasure.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

const timeZone = 'Europe/Paris';

/** V21: to each admin, by the address that the job alone still knows, and that is forgotten with it. */
export async function sendCertificate(
  { database, mailer, publicUrl }: Services,
  { organizationId, name, email, language }: JobPayload<'send-certificate'>,
): Promise<void> {
  const certificate = await database.inOrganization(organizationId, findCertificate);
  if (!certificate) return;
  const { company, askedAt, erasedAt, erased, files, keepUntil } = certificate;
  const texts = mailsIn(language).companyEnd.erased;
  const { days, figures } = wordsIn(language);
  const rows = Object.values(erased).reduce((sum, count) => sum + count, 0);
  const day = (instant: Date): string => days.date(dayOfInstant(instant.getTime(), timeZone));
  const kept = [
    {
      what: 'name, SIRET, customer number at the payment provider, invoices held by the provider',
      until: keepUntil.toISOString().slice(0, 10),
      because: 'Code de commerce, art. L123-22',
    },
    {
      what: 'this certificate and a line in the journal of erasures',
      because: 'proof, without personal data',
    },
  ];
  const content = JSON.stringify(
    {
      format: 'relache-erasure-certificate-1',
      organization: { id: organizationId, name: company },
      askedAt: askedAt.toISOString(),
      erasedAt: erasedAt.toISOString(),
      rows,
      files,
      erased,
      kept,
    },
    null,
    2,
  );
  await mailer.send(
    composeMail(
      {
        messageId: `<certificate.${organizationId}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: texts.subject(company),
        attachments: [
          {
            filename: 'certificat-effacement.json',
            content,
            contentType: 'application/json',
            contentTransferEncoding: 'base64',
          },
        ],
      },
      CompanyEndMail({
        language,
        publicUrl,
        name,
        paragraphs: [
          texts.lead(company, day(erasedAt), figures.inFiles(rows)),
          texts.kept(day(keepUntil)),
          texts.attached,
        ],
        button: null,
      }),
    ),
  );
}
