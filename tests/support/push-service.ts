import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { freePort } from './free-port.ts';

/** A browser that subscribed: it alone can read what is sent to it. */
export class SubscribedBrowser {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#pair.generateKeys();
  }

  get keys() {
    return {
      endpoint: this.endpoint,
      publicKey: this.#pair.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** RFC 8188 and 8291, read from the receiver's side. */
  read(body: Buffer) {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const locked = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync('sha256', this.#pair.computeSecret(sender), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12));
    const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(locked.subarray(-16));
    const opened = Buffer.concat([opening.update(locked.subarray(0, -16)), opening.final()]);
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString());
  }
}

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Whoever carries messages to browsers; it knows senders by their signature, and cannot read what it carries. */
export class PushService {
  readonly received: Pushed[] = [];
  status = 201;
  #server: Server | null = null;

  private constructor(readonly origin: string) {}

  static async start(): Promise<PushService> {
    const port = await freePort();
    const service = new PushService(`http://127.0.0.1:${port}`);
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        service.received.push({ path, headers, body: Buffer.concat(chunks) });
        response.writeHead(service.status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    service.#server = server;
    return service;
  }

  browser(name: string): SubscribedBrowser {
    return new SubscribedBrowser(`${this.origin}/${name}`);
  }

  to({ endpoint }: SubscribedBrowser): Pushed[] {
    return this.received.filter(({ path }) => `${this.origin}${path}` === endpoint);
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise<void>((resolve) => this.#server?.close(() => resolve()) ?? resolve());
  }
}

/** What the sender says of itself (RFC 8292), once its signature is found good. */
export function sentBy({ headers }: Pushed): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('The signature of the sender is not good.');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
