import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from '#domain/text/language.ts';

const style = `:root{color-scheme:light dark;--paper:light-dark(#fbf8f3,#12191f);--surface:light-dark(#fff,#1a232b);--ink:light-dark(#1d2730,#efeae1);--muted:light-dark(#5a6670,#a6b1b9);--line:light-dark(#e8e1d6,#2d3943);--edge:light-dark(#8a867c,#74828c);--sea:light-dark(#0b6e6e,#5cc4bc);--solid:light-dark(#0b6e6e,#43b0a8);--on-solid:light-dark(#fff,#06201f);--coral:light-dark(#b93d28,#f28b76);--on-coral:light-dark(#fff,#2b0d07);--soft:light-dark(#fff3cc,#3a300f)}
*{box-sizing:border-box}
body{font:16px/1.6 "Inter Variable",system-ui,sans-serif;margin:0;background:var(--paper);color:var(--ink)}
main{max-width:32rem;margin:0 auto;padding:2rem 1rem 3rem;display:grid;gap:1.25rem}
@media(min-width:40rem){main{padding-top:9vh}}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.015em;margin:0}
h2{font-size:1.125rem;margin:.5rem 0 0}
p,dl,table,form{margin:0}
.notice{border:2px dashed light-dark(#b98200,#d8a93a);border-radius:10px;padding:.75rem 1rem;background:var(--soft)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:.25rem 1.25rem}
.card>div,tr{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;padding:.625rem 0;border-top:1px solid var(--line)}
.card>div:first-child,tr:first-child{border-top:0}
table,tbody{display:block}
.total{font-weight:600}
dt,.muted{color:var(--muted)}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.stack{display:grid;gap:.75rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem}
label{display:grid;gap:.375rem;font-weight:600}
input{min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:10px;font:inherit;color:inherit;background:var(--surface)}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:10px;font:inherit;font-weight:600;color:var(--on-solid);background:var(--solid);cursor:pointer}
button.danger{color:var(--on-coral);background:var(--coral)}
button.plain,button.choice{color:inherit;background:var(--surface);border:1px solid var(--edge)}
button.choice{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1rem;width:100%;padding:.625rem 1rem;text-align:left}
button.choice:hover{border-color:var(--sea)}
button.choice span{font-weight:400;color:var(--muted);font-variant-numeric:tabular-nums}
summary{cursor:pointer;color:var(--sea);min-height:2.75rem;display:flex;align-items:center;text-decoration:underline;text-underline-offset:4px}
[role=alert]{border:1px solid var(--coral);border-radius:10px;padding:.75rem 1rem;font-weight:600}
:focus-visible{outline:2px solid var(--sea);outline-offset:2px}
a{color:var(--sea);text-underline-offset:4px}
code{font-variant-numeric:tabular-nums}`;
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
