import type { devEndpoints } from '#contract/dev.ts';
import { listEveryone } from '#server/actions/dev/list-everyone.ts';
import { loginAs } from '#server/actions/dev/login-as.ts';
import { Failure } from '#server/failure.ts';
import type { StoredMail } from '#server/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { shownSession } from './auth.ts';
import { inKnownBrowser } from './browser-cookie.ts';
import type { HandlerParts } from './handler-parts.ts';
import type { Handlers } from './mount.ts';

/** More are read by nobody; all of them stay in their folder. */
const listedMails = 200;

/** Without an outbox there are no mails to show. */
export function devHandlers(
  services: Services,
  { outbox }: Pick<HandlerParts, 'outbox'>,
): Handlers<typeof devEndpoints> {
  return {
    listUsers: async () =>
      (await listEveryone(services)).map((user) => ({
        id: user.id,
        email: user.email,
        name: user.name,
        role: user.role,
        organizationId: user.organizationId,
        organizationName: user.organizationName,
        joinedAt: user.joinedAt.toISOString(),
      })),
    loginAs: async ({ body }, context) =>
      shownSession(
        await inKnownBrowser(services, context, (origin) => loginAs(services, body.userId, origin)),
      ),
    listMails: async () => ((await outbox?.list(listedMails)) ?? []).map(summary),
    readMail: async ({ params }) => {
      const mail = await outbox?.read(params.id);
      if (!mail) throw new Failure('not_found');
      return { ...summary(mail), text: mail.text, html: mail.html, headers: { ...mail.headers } };
    },
  };
}

function summary({ id, to, from, subject, sentAt }: StoredMail) {
  return { id, to, from, subject, sentAt };
}
