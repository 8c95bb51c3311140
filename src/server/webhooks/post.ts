import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestTls } from 'node:https';
import type { LookupFunction } from 'node:net';
import { fitText } from '#domain/text/fit-text.ts';
import type { DeliveryProblem } from '#domain/webhooks/delivering.ts';
import { mustHoldNothing } from '#server/store/held-connection.ts';
import { mayConnect, type Reach, refusalOf } from './reach.ts';

export interface PostAnswer {
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  /** Its beginning. */
  readonly text: string | null;
  readonly retryAfterMs: number | null;
}

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

export interface PostLimits {
  readonly timeoutMs: number;
  /** More of an answer is not read. */
  readonly readBytes: number;
  readonly keptCharacters: number;
}

export interface PostParts {
  readonly reach: Reach;
  readonly now: () => Date;
  readonly resolve?: Resolve;
  readonly limits?: Partial<PostLimits>;
}

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly signal: AbortSignal;
}

const usualLimits: PostLimits = { timeoutMs: 15_000, readBytes: 64 * 1024, keptCharacters: 2048 };

export const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

class AddressRefused extends Error {}

/**
 * Sends a message to an address that somebody typed. The name is looked up here, all that it leads to is checked, and
 * what was checked is what is connected to: a name that leads elsewhere a moment later changes nothing. Redirects are
 * answers like any other, and are not followed.
 */
export async function post(
  { reach, now, resolve = resolveAll, limits = {} }: PostParts,
  { url: text, headers, body, signal }: Posting,
): Promise<PostAnswer> {
  mustHoldNothing('a server of somebody else');
  const { timeoutMs, readBytes, keptCharacters } = { ...usualLimits, ...limits };
  // An address in digits is never looked up: it is checked as it stands.
  if (refusalOf(text, reach) !== null) return failed('address');
  const url = new URL(text);
  const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: checkedLookup(url, reach, resolve),
    // A connection of its own: none that was opened for somebody else.
    agent: false,
    signal: ending,
    maxHeaderSize: 16 * 1024,
  };
  const send = url.protocol === 'https:' ? requestTls : requestPlain;
  return new Promise((done) => {
    const sent = send(url, options, (answer) => {
      const status = answer.statusCode ?? null;
      const retryAfterMs = retryAfter(answer.headers['retry-after'], now());
      const chunks: Buffer[] = [];
      let read = 0;
      const finish = (): void => {
        const text = Buffer.concat(chunks).subarray(0, readBytes).toString('utf8');
        done({ status, problem: null, text: fitText(text.slice(0, keptCharacters)), retryAfterMs });
        sent.destroy();
      };
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        read += chunk.length;
        if (read >= readBytes) finish();
      });
      // Whoever says 200 and then nothing more has said enough.
      answer.on('end', finish).on('error', finish);
    });
    sent.on('error', (error) => done(failed(ending.aborted ? 'timeout' : problemOf(error))));
    sent.end(body);
  });
}

export function checkedLookup(url: URL, reach: Reach, resolve: Resolve): LookupFunction {
  return (host, options, answer) => {
    resolve(host).then(
      (found) => {
        const first = found[0];
        if (!first || !found.every(({ address }) => mayConnect(address, url, reach))) {
          answer(new AddressRefused('address refused'), '');
        } else if (options.all) answer(null, [...found]);
        else answer(null, first.address, first.family);
      },
      () => answer(new AddressRefused('address unknown'), ''),
    );
  };
}

function failed(problem: DeliveryProblem): PostAnswer {
  return { status: null, problem, text: null, retryAfterMs: null };
}

function problemOf(error: Error): DeliveryProblem {
  if (error instanceof AddressRefused) return 'address';
  const code = 'code' in error ? String(error.code) : '';
  return /CERT|TLS|SSL|SIGNED|VERIFY|HOSTNAME/.test(code) ? 'certificate' : 'connection';
}

/** In seconds, or as a date; whatever else is no wish. */
function retryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
