import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { isFromThisMachine, type LocalDoor } from './local-only.ts';
import { sendPlainPage } from './plain-page.ts';
import { languageOfPage } from './request-language.ts';

const texts: Record<Language, { readonly title: string; readonly body: string }> = {
  fr: {
    title: 'Il manque la clé',
    body: '<p>Cette page est réservée à qui a démarré Relâche sur cette machine.</p><p>Ouvrez le lien que <code>npm start</code> a affiché dans le terminal\u00a0: il se termine par <code>?key=…</code>. La clé se trouve aussi dans le fichier <code>dev-key</code> du dossier de données, sauf si <code>DEV_KEY</code> l’a fixée.</p>',
  },
  en: {
    title: 'The key is missing',
    body: '<p>This page is for whoever started Relâche on this machine.</p><p>Open the link that <code>npm start</code> printed in the terminal: it ends with <code>?key=…</code>. The key is also in the file <code>dev-key</code> of the data folder, unless <code>DEV_KEY</code> has set it.</p>',
  },
};

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
    const [path = '/'] = request.url.split('?');
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
  const { title, body } = texts[language];
  return sendPlainPage(reply.status(404), language, title, body);
}
