import { createServer, type IncomingMessage, type Server } from 'node:http';
import { freePort } from './free-port.ts';

export interface ProviderCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a client sends
  readonly body: any;
}

export interface ProviderReply {
  readonly status: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody else's program on a port of this machine. What it is asked is counted; it can be out of order. */
export class ProviderServer {
  readonly calls: ProviderCall[] = [];
  /** Taken one by one, instead of an answer of its own; null lets one through. */
  readonly outages: (ProviderReply | 'silence' | null)[] = [];
  /** Instead of every answer, for as long as it is there. */
  away: ProviderReply | null = null;
  /** Has done what it was asked, and not answered yet: whoever asked may be gone by then. */
  beforeAnswer: (call: ProviderCall) => void = () => undefined;
  #held: Promise<void> | null = null;
  #server: Server | null = null;

  private constructor(
    readonly port: number,
    private readonly reply: (call: ProviderCall) => ProviderReply,
  ) {}

  static async start(reply: (call: ProviderCall) => ProviderReply): Promise<ProviderServer> {
    const started = new ProviderServer(await freePort(), reply);
    await started.#listen();
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** How often it was asked to do this. */
  count(method: string, path: RegExp): number {
    return this.calls.filter((call) => call.method === method && path.test(call.path)).length;
  }

  /** Takes the next call and does nothing with it, until what comes back is called. */
  holdNext(): () => void {
    let goOn = (): void => undefined;
    this.#held = new Promise((resolve) => {
      goOn = resolve;
    });
    return () => goOn();
  }

  async #listen(): Promise<void> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', async () => {
        const text = Buffer.concat(chunks).toString();
        const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
        const isJson = request.headers['content-type']?.includes('json') ?? false;
        const call: ProviderCall = {
          method: request.method ?? '',
          path: pathname,
          query: searchParams,
          headers: request.headers,
          text,
          body: isJson ? JSON.parse(text) : null,
        };
        this.calls.push(call);
        const held = this.#held;
        this.#held = null;
        await held;
        const outage = this.away ?? this.outages.shift() ?? null;
        if (outage === 'silence') {
          // It did what it was asked, and nobody hears of it.
          this.reply(call);
          request.socket.destroy();
          return;
        }
        const { status, json, headers = {} } = outage ?? this.reply(call);
        this.beforeAnswer(call);
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(json === undefined ? undefined : JSON.stringify(json));
      });
    });
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.#server = server;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise<void>((done) => (this.#server ? this.#server.close(() => done()) : done()));
  }
}
