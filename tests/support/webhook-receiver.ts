import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { freePort } from './free-port.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
  readonly message: any;
}

export interface ReceiverAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Somebody else's program: it keeps what it got, and knows which ids it has seen. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  answer: ReceiverAnswer = { status: 204 };
  #server: Server | null = null;

  private constructor(readonly port: number) {}

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver(await freePort());
    await receiver.comeBack();
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/relache?jeton=abc`;
  }

  async comeBack(): Promise<void> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        this.received.push({ headers: request.headers, raw, message: JSON.parse(raw) });
        response.writeHead(this.answer.status, this.answer.headers).end(this.answer.text);
      });
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.#server = server;
  }

  /** Whatever is sent now finds nobody. */
  async die(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  /** Each once, as a program that looks at ids handles them. */
  get messages(): Received['message'][] {
    return [...new Map(this.received.map(({ message }) => [message.id, message])).values()];
  }

  types(): string[] {
    return this.messages.map(({ type }) => type);
  }
}

/** By the library that others use; throws when the signature is not good. */
export function verified(secret: string, { raw, headers }: Received): unknown {
  return new Webhook(secret).verify(raw, headers as Record<string, string>);
}
