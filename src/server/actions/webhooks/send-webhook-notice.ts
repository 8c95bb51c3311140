import type { JobPayload } from '#server/actions/job-payloads.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { WebhookNoticeMail } from '#server/mail/templates/webhook-notice.tsx';
import type { Services } from '#server/services.ts';
import { findUser } from '#server/store/users.ts';
import { findEndpoint } from '#server/store/webhook-endpoints.ts';
import { mailsIn } from '#words/written.ts';

/** A program hears nothing more: told once, unless somebody has put it right meanwhile. */
export async function sendWebhookNotice(
  { database, mailer, publicUrl }: Services,
  { organizationId, userId, endpointId, offAt }: JobPayload<'send-webhook-notice'>,
): Promise<void> {
  const { person, endpoint } = await database.inOrganization(organizationId, async (tx) => ({
    person: await findUser(tx, userId),
    endpoint: await findEndpoint(tx, endpointId),
  }));
  if (!person?.confirmedAt || person.removedAt || endpoint?.offAt?.toISOString() !== offAt) return;
  const { language, name, email } = person;
  const because = endpoint.offBecause === 'gone' ? 'gone' : 'failing';
  // The path of an address can be as good as a password: whoever reads the mail needs the host only.
  const { host } = new URL(endpoint.url);
  await mailer.send(
    composeMail(
      {
        messageId: `<webhook.${endpointId}.${userId}.${Date.parse(offAt)}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).webhookNotice.subject(host),
      },
      WebhookNoticeMail({ language, publicUrl, name, host, because }),
    ),
  );
}
