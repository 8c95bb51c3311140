import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly [claim: string]: unknown;
}

/** What a provider, or somebody between it and us, may do wrong. */
export interface ProviderTwist {
  readonly audience?: string;
  readonly issuer?: string;
  readonly nonce?: string;
  /** In seconds from now. */
  readonly expires?: number;
  readonly signature?: 'other key' | 'tampered';
  /** Addresses are told by the other call alone. */
  readonly emailElsewhere?: boolean;
}

interface Grant {
  readonly person: ProviderPerson;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirect: string;
  readonly twist: ProviderTwist;
}

/** An OpenID provider on this machine: whoever comes is the person that it was told of last. */
export class OidcProvider {
  person: ProviderPerson = { sub: 'nobody' };
  twist: ProviderTwist = {};
  readonly clientSecret = 'secret-of-the-test';
  readonly #codes = new Map<string, Grant>();
  readonly #tokens = new Map<string, Grant>();

  private constructor(
    private readonly server: Server,
    private readonly keys: Awaited<ReturnType<typeof generateKeyPair>>,
    private readonly others: Awaited<ReturnType<typeof generateKeyPair>>,
  ) {}

  static async start(): Promise<OidcProvider> {
    const [keys, others] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
    const server = createServer();
    const provider = new OidcProvider(server, keys, others);
    server.on('request', async (request, response) => {
      const { status, location, body } = await provider.#answer(request);
      response.writeHead(status, { 'content-type': 'application/json', ...(location ? { location } : {}) });
      response.end(body === undefined ? '' : JSON.stringify(body));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return provider;
  }

  get issuer(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** As a browser goes there: what it comes back with. */
  async visit(url: string): Promise<string> {
    const answer = await fetch(url, { redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? 'http://nowhere/').search.slice(1);
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; location?: string; body?: unknown }> {
    const url = new URL(request.url ?? '/', this.issuer);
    if (url.pathname === '/.well-known/openid-configuration') return { status: 200, body: this.#metadata() };
    if (url.pathname === '/jwks') {
      const key = { ...(await exportJWK(this.keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
      return { status: 200, body: { keys: [key] } };
    }
    if (url.pathname === '/authorize') return { status: 302, location: this.#authorize(url.searchParams) };
    if (url.pathname === '/token') return this.#token(new URLSearchParams(await bodyOf(request)));
    const held = this.#tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    return held ? { status: 200, body: held.person } : { status: 401, body: {} };
  }

  #metadata() {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/me`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  #authorize(asked: URLSearchParams): string {
    const said = (name: string) => asked.get(name) ?? '';
    const code = randomUUID();
    const { person, twist } = this;
    const redirect = said('redirect_uri');
    this.#codes.set(code, {
      person,
      nonce: said('nonce'),
      challenge: said('code_challenge'),
      redirect,
      twist,
    });
    const back = new URL(redirect);
    back.search = new URLSearchParams({ code, state: said('state'), iss: this.issuer }).toString();
    return back.href;
  }

  async #token(sent: URLSearchParams): Promise<{ status: number; body: unknown }> {
    const code = sent.get('code') ?? '';
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    const proof = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      grant?.challenge === proof &&
      grant.redirect === sent.get('redirect_uri') &&
      sent.get('client_secret') === this.clientSecret;
    if (!grant || !isGood) return { status: 400, body: { error: 'invalid_grant' } };
    const access = randomUUID();
    this.#tokens.set(access, grant);
    const body = {
      access_token: access,
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await this.#idToken(grant),
    };
    return { status: 200, body };
  }

  async #idToken({ person, nonce, twist }: Grant): Promise<string> {
    const { email, email_verified, ...rest } = person;
    const claims = twist.emailElsewhere ? rest : { ...rest, email, email_verified };
    const now = Math.floor(Date.now() / 1000);
    const signed = await new SignJWT({ ...claims, nonce: twist.nonce ?? nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(twist.issuer ?? this.issuer)
      .setAudience(twist.audience ?? 'relache')
      .setIssuedAt(now - 5)
      .setExpirationTime(now + (twist.expires ?? 60))
      .sign((twist.signature === 'other key' ? this.others : this.keys).privateKey);
    if (twist.signature !== 'tampered') return signed;
    const [header, payload = '', signature] = signed.split('.');
    const other = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...other, sub: 'somebody-else' })).toString('base64url');
    return [header, forged, signature].join('.');
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
