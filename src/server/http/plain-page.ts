import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from '#contract/language.ts';

const style = `:root{color-scheme:light dark;--paper:#fbf8f3;--ink:#1d2730;--sea:#0b6e6e;--on:#fff;--brick:#b43a26;--line:#d9d2c5}
@media (prefers-color-scheme:dark){:root{--paper:#14191e;--ink:#eef1f2;--sea:#5cc2bd;--on:#0d1417;--brick:#f08b78;--line:#39434b}}
body{font:16px/1.6 system-ui,sans-serif;max-width:34rem;margin:8vh auto;padding:0 1.25rem;background:var(--paper);color:var(--ink)}
h1{line-height:1.25}
.notice{border:2px dashed var(--brick);border-radius:10px;padding:.75rem 1rem}
input{box-sizing:border-box;width:100%;min-height:44px;padding:.5rem .75rem;border:1px solid var(--line);border-radius:10px;font:inherit;color:inherit;background:transparent}
button{min-height:44px;padding:.75rem 1.5rem;border:0;border-radius:10px;font:inherit;font-weight:600;color:var(--on);background:var(--sea);cursor:pointer}
button.danger{background:var(--brick)}
table{width:100%;border-collapse:collapse}
td{padding:.5rem 0;border-top:1px solid var(--line)}
td:last-child{text-align:right;white-space:nowrap}
a{color:var(--sea)}`;
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
