import type { FastifyReply, FastifyRequest } from 'fastify';
import { writtenIn } from '#words/written.ts';
import { askedPlace } from './asked-place.ts';
import { isFromThisMachine, type LocalDoor } from './local-only.ts';
import { sendPlainPage } from './plain-page.ts';
import { languageOfPage } from './request-language.ts';

/**
 * Who comes to a page of the developer: strangers are told nothing (null: there is no such page), who brings the key
 * goes on with a cookie, who has none on the machine itself is told where it is. True: they may come in.
 */
export function meetAtDevPage(
  door: LocalDoor | null,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | true | null {
  if (!door || !isFromThisMachine(request)) return null;
  const { key, lang } = request.query as Record<string, unknown>;
  if (door.isKey(key)) {
    const path = encodeURI(askedPlace(request));
    // Without the key in it, so that it stays in no history and goes out in no referrer.
    const clean = typeof lang === 'string' ? `${path}?lang=${encodeURIComponent(lang)}` : path;
    return reply
      .header('set-cookie', door.keepingCookie())
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect(clean, 303);
  }
  if (door.opensFor(request)) return true;
  const language = languageOfPage(request.headers, lang);
  const { title, body } = writtenIn(language).pages.missingKey;
  return sendPlainPage(reply.status(404), language, title, body);
}
