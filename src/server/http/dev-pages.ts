import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiBase } from '#contract/endpoint.ts';
import { Failure } from '#server/failure.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { writtenIn } from '#words/written.ts';
import type { LocalDoor } from './local-only.ts';
import { sendPlainPage } from './plain-page.ts';
import { languageOfPage } from './request-language.ts';

const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** Pages of the developer's own machine that are no part of the application: the wipe, and a mail's HTML part. */
export function mountDevPages(
  app: FastifyInstance,
  door: LocalDoor,
  outbox: Outbox | null,
  reset: () => Promise<void>,
): void {
  /** One use each: a form on some other page cannot know one, and an old tab cannot wipe twice. */
  const tickets = new Set<string>();

  app.addHook('onRequest', async (request) => {
    if (!door.opensFor(request)) throw new Failure('not_found');
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  app.get(`${apiBase}/dev/reset-db`, async (request, reply) => {
    const ticket = randomBytes(24).toString('base64url');
    tickets.add(ticket);
    const language = languageOfPage(request.headers, undefined);
    const { title, warning, button } = writtenIn(language).pages.reset;
    return sendPlainPage(
      reply,
      language,
      title,
      `<p>${warning}</p><form method="post"><input type="hidden" name="ticket" value="${ticket}"><button class="danger">${button}</button></form>`,
    );
  });

  app.post<{ Body: { ticket?: string } | undefined }>(`${apiBase}/dev/reset-db`, async (request, reply) => {
    if (!tickets.delete(request.body?.ticket ?? '')) throw new Failure('forbidden');
    await reset();
    const language = languageOfPage(request.headers, undefined);
    const { title, done, back } = writtenIn(language).pages.reset;
    return sendPlainPage(reply, language, title, `<p>${done}</p><p><a href="/dev-login">${back}</a></p>`);
  });

  app.get<{ Params: { id: string } }>(`${apiBase}/dev/mails/:id/html`, async (request, reply) => {
    const mail = await outbox?.read(request.params.id);
    if (!mail?.html) throw new Failure('not_found');
    return reply
      .header('content-security-policy', mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace(/<head>/i, '<head><base target="_top">'));
  });
}
