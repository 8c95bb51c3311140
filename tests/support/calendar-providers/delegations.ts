import { generateKeyPairSync, type KeyObject, randomInt, randomUUID, verify } from 'node:crypto';
import type { ProviderCall, ProviderReply } from '#tests/support/provider-server.ts';
import type { Account } from './code-grants.ts';

interface ServiceAccount {
  readonly email: string;
  readonly clientId: string;
  readonly keyId: string;
  publicKey: KeyObject | null;
  /** What its domain's admins let it do, by domain. */
  readonly allowed: Map<string, string>;
}

const bearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Domain-wide delegation as Google keeps it: a signed statement, about somebody of a domain that said yes, for an hour. */
export class Delegations {
  now: () => number = Date.now;
  /** Addresses of a domain that have no account. */
  readonly nobody = new Set<string>();
  readonly #accounts = new Map<string, ServiceAccount>();
  readonly #given = new Map<string, Account>();

  constructor(private readonly tokenUri: () => string) {}

  /** A service account with a key, as the file that Google lets an admin download. */
  create(): { readonly file: Record<string, string>; readonly account: ServiceAccount } {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const account: ServiceAccount = {
      email: `relache-${randomUUID().slice(0, 8)}@projet.iam.gserviceaccount.com`,
      clientId: `1${Date.now()}${randomInt(1e6, 1e7)}`,
      keyId: randomUUID(),
      publicKey,
      allowed: new Map(),
    };
    this.#accounts.set(account.email, account);
    const file = {
      type: 'service_account',
      project_id: 'projet',
      private_key_id: account.keyId,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      client_email: account.email,
      client_id: account.clientId,
      token_uri: this.tokenUri(),
    };
    return { file, account };
  }

  asks({ text }: ProviderCall): boolean {
    return new URLSearchParams(text).get('grant_type') === bearer;
  }

  callerOf({ headers }: ProviderCall): Account | null {
    const found = this.#given.get(headers.authorization ?? '');
    return found && found.endsAt > this.now() ? found : null;
  }

  token({ text }: ProviderCall): ProviderReply {
    const [head = '', body = '', signature = ''] = (new URLSearchParams(text).get('assertion') ?? '').split(
      '.',
    );
    const header = JSON.parse(Buffer.from(head, 'base64url').toString());
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const account = this.#accounts.get(claims.iss);
    const isSigned =
      account?.publicKey &&
      header.alg === 'RS256' &&
      header.kid === account.keyId &&
      verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        account.publicKey,
        Buffer.from(signature, 'base64url'),
      );
    if (!account || !isSigned) return no('invalid_grant');
    const at = this.now() / 1000;
    if (claims.aud !== this.tokenUri() || claims.exp - claims.iat > 3600) return no('invalid_grant');
    if (Math.abs(claims.iat - at) > 300 || claims.exp < at) return no('invalid_grant');
    if (claims.sub !== undefined) {
      const allowed = account.allowed.get(claims.sub.split('@')[1] ?? '');
      // An address that is nobody's is told of before what is allowed.
      if (this.nobody.has(claims.sub)) return no('invalid_grant');
      if (allowed !== claims.scope) return no('unauthorized_client');
    }
    const email = claims.sub ?? account.email;
    const access = `delegated-${randomUUID()}`;
    const endsAt = this.now() + 3_600_000;
    this.#given.set(`Bearer ${access}`, {
      id: email,
      email,
      access,
      refresh: '',
      endsAt,
      scope: claims.scope,
    });
    return { status: 200, json: { access_token: access, expires_in: 3600, token_type: 'Bearer' } };
  }
}

const no = (error: string): ProviderReply => ({
  status: error === 'unauthorized_client' ? 401 : 400,
  json: { error },
});
