import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StripeBooks } from './stripe-books.ts';
import { errorBody, type Form, type StripeCall } from './stripe-calls.ts';

export interface StripeServer {
  readonly url: string;
  readonly books: StripeBooks;
  /** Everything that was asked, in order. */
  readonly calls: StripeCall[];
  /** Answers that the next calls get instead of a real one. */
  readonly failures: number[];
  readonly close: () => Promise<void>;
}

/** A local place that speaks as much of Stripe's HTTP as we use: forms in, JSON out, keys that make a call once. */
export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const books = new StripeBooks(now);
  const calls: StripeCall[] = [];
  const failures: number[] = [];
  const answered = new Map<string, { status: number; body: unknown }>();

  const answer = (call: StripeCall): { status: number; body: unknown } => {
    const failure = failures.shift();
    if (failure !== undefined) return { status: failure, body: errorBody('api_error', 'out of order') };
    if (!call.headers.authorization?.startsWith('Bearer sk_test_')) {
      return { status: 401, body: errorBody('invalid_request_error', 'no key') };
    }
    const key = call.headers['idempotency-key'];
    const known = typeof key === 'string' ? answered.get(key) : undefined;
    if (known) return known;
    const made = books.answer(call);
    if (typeof key === 'string' && call.method === 'POST') answered.set(key, made);
    return made;
  };

  const server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stripe');
      const text = Buffer.concat(pieces).toString() || url.search.slice(1);
      const { method = 'GET', headers } = request;
      const call = { method, path: url.pathname, form: unfold(new URLSearchParams(text)), headers };
      calls.push(call);
      const { status, body } = answer(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    books,
    calls,
    failures,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `items[0][quantity]=3` as nested objects; lists stay objects with places for names. */
function unfold(pairs: URLSearchParams): Form {
  const root: Record<string, unknown> = {};
  for (const [name, value] of pairs) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let place = root;
    for (const part of path.slice(0, -1)) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    place[path.at(-1) ?? ''] = value;
  }
  return root as Form;
}
