import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from '#contract/language.ts';

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem;background:#fbf8f3;color:#1d2730}
.notice{border:2px dashed #b43a26;border-radius:10px;padding:.75rem 1rem}
button{padding:.75rem 1.5rem;border:0;border-radius:10px;font:inherit;font-weight:600;color:#fff;background:#0b6e6e;cursor:pointer}
button.danger{background:#b43a26}
a{color:#0b6e6e}`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** The few pages of local mode that are no part of the application: no script, one style, nothing kept. */
export function sendPlainPage(
  reply: FastifyReply,
  language: Language,
  title: string,
  body: string,
): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    );
}
