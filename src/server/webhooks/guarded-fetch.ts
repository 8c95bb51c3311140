import { request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestTls } from 'node:https';
import { mustHoldNothing } from '#server/store/held-connection.ts';
import { checkedLookup, type Resolve, resolveAll } from './post.ts';
import { type Reach, refusalOf } from './reach.ts';

export interface GuardedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export type GuardedFetch = (url: string, request: GuardedRequest) => Promise<Response>;

const timeoutMs = 10_000;
/** Keys of a large provider are a few dozen kilobytes. */
const mostBytes = 512 * 1024;

/** Asks an address that somebody typed, by the rules that messages are sent by: what was checked is connected to. */
export function guardedFetch(reach: Reach, resolve: Resolve = resolveAll): GuardedFetch {
  return (text, { method, headers, body }) =>
    new Promise((done, fail) => {
      mustHoldNothing('a server of somebody else');
      if (refusalOf(text, reach) !== null) return fail(new Error(`not asked: ${text}`));
      const url = new URL(text);
      const options: RequestOptions = {
        method,
        headers:
          body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: checkedLookup(url, reach, resolve),
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        maxHeaderSize: 16 * 1024,
      };
      const send = url.protocol === 'https:' ? requestTls : requestPlain;
      const sent = send(url, options, (answer) => {
        const chunks: Buffer[] = [];
        let read = 0;
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          read += chunk.length;
          if (read > mostBytes) sent.destroy(new Error('the answer is too long'));
        });
        answer.on('error', fail);
        answer.on('end', () => {
          const status = answer.statusCode ?? 502;
          const type = answer.headers['content-type'];
          done(
            new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), {
              status,
              headers: type === undefined ? {} : { 'content-type': type },
            }),
          );
        });
      });
      sent.on('error', fail);
      sent.end(body);
    });
}
