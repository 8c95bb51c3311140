import { randomUUID } from 'node:crypto';
import type { ProviderReply } from '#tests/support/provider-server.ts';

export interface SlackProfile {
  status_text: string;
  status_emoji: string;
  /** In seconds since 1970; 0 stays. */
  status_expiration: number;
}

interface OwnGrant {
  readonly team: string;
  readonly user: string;
  readonly scope: string;
  readonly rotates: boolean;
  access: string;
  refresh: string | null;
  endsAt: number | null;
}

const free: SlackProfile = { status_text: '', status_emoji: '', status_expiration: 0 };
const seconds = 12 * 60 * 60;

/**
 * Profiles of members, and what each of them allowed for their own account. Slack's rules: a method without its scope is
 * refused, a status has 100 characters at most and goes at its time, tokens rotate and die.
 */
export class SlackProfiles {
  readonly grants: OwnGrant[] = [];
  readonly #profiles = new Map<string, SlackProfile>();

  constructor(private readonly now: () => number) {}

  of(user: string): SlackProfile {
    const found = this.#profiles.get(user) ?? free;
    const isOver = found.status_expiration > 0 && found.status_expiration * 1000 <= this.now();
    return isOver ? free : found;
  }

  /** As a member who sets, or takes off, their own. */
  set(user: string, profile: Partial<SlackProfile>): void {
    this.#profiles.set(user, { ...free, ...profile });
  }

  grant(given: Pick<OwnGrant, 'team' | 'user' | 'scope' | 'rotates'>) {
    const own = { ...given, access: '', refresh: null, endsAt: null };
    this.grants.push(own);
    return { ...this.#tokens(own), scope: given.scope, token_type: 'user' };
  }

  renew(refresh: string) {
    const own = this.grants.find((one) => one.refresh !== null && one.refresh === refresh);
    return own ? { ...this.#tokens(own), token_type: 'user' } : null;
  }

  /** As a member who takes back what they allowed. */
  takeBack(user: string): void {
    for (const own of this.grants.filter((one) => one.user === user))
      this.grants.splice(this.grants.indexOf(own), 1);
  }

  forget(team: string): void {
    for (const { user } of this.grants.filter((one) => one.team === team)) this.takeBack(user);
  }

  /** Null where the token is no member's own. */
  // biome-ignore lint/suspicious/noExplicitAny: arguments of every shape
  reply(method: string, token: string, body: any): ProviderReply | null {
    if (!/^xoxp-/.test(token)) return null;
    const own = this.grants.find(({ access }) => access === token);
    if (!own) return no('token_revoked');
    if (own.endsAt !== null && own.endsAt <= this.now()) return no('token_expired');
    const may = (scope: string) => own.scope.split(',').includes(scope);
    if (method === 'auth.revoke') {
      this.takeBack(own.user);
      return yes({ revoked: true });
    }
    if (method === 'users.profile.get')
      return may('users.profile:read') ? yes({ profile: this.of(own.user) }) : no('missing_scope');
    if (method !== 'users.profile.set') return no('not_allowed_token_type');
    if (!may('users.profile:write')) return no('missing_scope');
    if (body.profile.status_text.length > 100) return no('profile_status_set_failed_not_valid_text');
    this.#profiles.set(own.user, { ...this.of(own.user), ...body.profile });
    return yes({ profile: this.of(own.user) });
  }

  #tokens(own: OwnGrant) {
    own.access = `xoxp-${randomUUID()}`;
    if (!own.rotates) return { access_token: own.access };
    own.refresh = `xoxe-1-${randomUUID()}`;
    own.endsAt = this.now() + seconds * 1000;
    return { access_token: own.access, refresh_token: own.refresh, expires_in: seconds };
  }
}

const yes = (json: object): ProviderReply => ({ status: 200, json: { ok: true, ...json } });
const no = (error: string): ProviderReply => ({ status: 200, json: { ok: false, error } });
