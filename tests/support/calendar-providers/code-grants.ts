import { createHash, randomUUID } from 'node:crypto';
import type { ProviderCall, ProviderReply } from '#tests/support/provider-server.ts';

/** Somebody's account at a provider. */
export interface Account {
  readonly id: string;
  readonly email: string;
  access: string;
  refresh: string;
  endsAt: number;
  scope: string;
}

interface Asked {
  readonly account: Account;
  readonly redirect: string;
  readonly challenge: string;
  readonly nonce: string;
  readonly scope: string;
}

export const calendarClient = { id: 'calendar-client', secret: 'calendar-client-secret-of-tests' } as const;

/** Authorization codes as Google and Microsoft give them: once, for one address, with PKCE; accesses last an hour. */
export class CodeGrants {
  readonly accounts = new Map<string, Account>();
  /** Whether a refresh token is used up when it is taken, as Microsoft's may be. */
  rotates = false;
  readonly #codes = new Map<string, Asked>();
  now: () => number = Date.now;

  /** As somebody who says yes: what stands behind the question mark of where they are sent back to. */
  allow(url: string, email: string, scopes?: string): string {
    const query = new URL(url).searchParams;
    if (query.get('client_id') !== calendarClient.id || query.get('response_type') !== 'code')
      throw new Error('another client');
    if (query.get('code_challenge_method') !== 'S256') throw new Error('no PKCE');
    const code = randomUUID();
    const account = this.accounts.get(email) ?? {
      id: `sub-${randomUUID()}`,
      email,
      access: '',
      refresh: '',
      endsAt: 0,
      scope: '',
    };
    this.accounts.set(email, account);
    this.#codes.set(code, {
      account,
      redirect: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce') ?? '',
      scope: scopes ?? query.get('scope') ?? '',
    });
    return `code=${code}&state=${encodeURIComponent(query.get('state') ?? '')}`;
  }

  /** As somebody who takes their yes back in their account. */
  revoke(email: string): void {
    const account = this.accounts.get(email);
    if (account) Object.assign(account, { access: '', refresh: '', endsAt: 0 });
  }

  /** Who calls, or null for an access that is none, or is over. */
  callerOf({ headers }: ProviderCall): Account | null {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    const found = [...this.accounts.values()].find(({ access }) => access !== '' && access === token);
    return found && found.endsAt > this.now() ? found : null;
  }

  token(call: ProviderCall): ProviderReply {
    const form = Object.fromEntries(new URLSearchParams(call.text));
    if (form.client_id !== calendarClient.id || form.client_secret !== calendarClient.secret)
      return no('invalid_client');
    if (form.grant_type === 'refresh_token') {
      const account = [...this.accounts.values()].find(({ refresh }) => refresh === form.refresh_token);
      if (!account || account.refresh === '') return no('invalid_grant');
      return { status: 200, json: this.#tokens(account, this.rotates) };
    }
    const asked = this.#codes.get(form.code ?? '');
    this.#codes.delete(form.code ?? '');
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    if (!asked || asked.redirect !== form.redirect_uri || asked.challenge !== challenge)
      return no('invalid_grant');
    const { account, nonce, scope } = asked;
    account.scope = scope;
    const claims = { aud: calendarClient.id, nonce, sub: account.id, email: account.email };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return { status: 200, json: { ...this.#tokens(account, true), id_token: `e30.${payload}.e30` } };
  }

  #tokens(account: Account, withRefresh: boolean) {
    account.access = `access-${randomUUID()}`;
    account.endsAt = this.now() + 3_600_000;
    if (withRefresh) account.refresh = `refresh-${randomUUID()}`;
    const { access, refresh, scope } = account;
    return {
      access_token: access,
      expires_in: 3600,
      scope,
      ...(withRefresh ? { refresh_token: refresh } : {}),
    };
  }
}

const no = (error: string): ProviderReply => ({ status: 400, json: { error } });
