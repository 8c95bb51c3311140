import { randomUUID } from 'node:crypto';
import { type ProviderCall, type ProviderReply, ProviderServer } from '#tests/support/provider-server.ts';
import { slackClient } from './slack-client.ts';
import { SlackProfiles } from './slack-profiles.ts';

interface Member {
  readonly id: string;
  readonly team: string;
  readonly email: string;
  readonly name: string;
  deleted: boolean;
}

export interface PostedMessage {
  readonly channel: string;
  readonly ts: string;
  readonly user: string;
  // biome-ignore lint/suspicious/noExplicitAny: blocks of every shape
  blocks: any[];
  text: string;
  readonly metadata?: object;
}

interface Install {
  readonly team: string;
  /** What the workspace allowed, as a company that connected long ago has less. */
  scope: string;
  readonly teamName: string;
  access: string;
  refresh: string | null;
  endsAt: number | null;
}

interface AskedCode {
  readonly team: string;
  /** Who says yes for themself; null where it is the app that is installed. */
  readonly user: string | null;
  readonly redirect: string;
  readonly scope: string;
}

type Fields = Readonly<Record<string, string>>;

/**
 * Slack as far as we speak with it, on a port of this machine. It keeps Slack's rules: codes count once and for the
 * address that they were asked for, tokens rotate and die, a method without its scope is refused, a limit says how long
 * to wait.
 */
export class SlackServer {
  readonly installs: Install[] = [];
  readonly members: Member[] = [];
  readonly teamNames = new Map([['TATELIERS', 'Les Ateliers']]);
  readonly messages: PostedMessage[] = [];
  /** Modals that were opened, and answers that came to where Slack waits for them. */
  // biome-ignore lint/suspicious/noExplicitAny: views of every shape
  readonly views: any[] = [];
  readonly answers: { readonly text: string }[] = [];
  /** Pages of the app, by who reads them. */
  // biome-ignore lint/suspicious/noExplicitAny: views of every shape
  readonly homes = new Map<string, any>();
  /** Channels that the app was invited to. */
  readonly channels = new Set<string>();
  readonly #triggers = new Map<string, number>();
  /** Whether tokens end after twelve hours and are taken anew with a refresh token. */
  rotates = false;
  readonly #codes = new Map<string, AskedCode>();
  /** What people allowed for themselves. */
  readonly profiles = new SlackProfiles(() => this.#now());
  #now: () => number = Date.now;

  private constructor(readonly server: ProviderServer) {}

  static async start(): Promise<SlackServer> {
    let slack: SlackServer | null = null;
    const server = await ProviderServer.start((call) => slack?.reply(call) ?? { status: 503 });
    slack = new SlackServer(server);
    return slack;
  }

  /** What the operator sets, so that everything goes here. */
  get env(): Readonly<Record<string, string>> {
    return {
      SLACK_CLIENT_ID: slackClient.id,
      SLACK_CLIENT_SECRET: slackClient.secret,
      SLACK_SIGNING_SECRET: slackClient.signingSecret,
      SLACK_API_URL: `${this.server.url}/api`,
      SLACK_AUTHORIZE_URL: `${this.server.url}/oauth/v2/authorize`,
    };
  }

  by(now: () => number): void {
    this.#now = now;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** As an admin of a workspace who says yes: what stands behind the question mark of where they are sent back to. */
  allow(url: string, team = `T${randomUUID().slice(0, 8).toUpperCase()}`): string {
    const query = new URL(url).searchParams;
    if (query.get('client_id') !== slackClient.id) throw new Error('another app');
    const code = randomUUID();
    this.#codes.set(code, {
      team,
      user: null,
      redirect: query.get('redirect_uri') ?? '',
      scope: query.get('scope') ?? '',
    });
    return `code=${code}&state=${encodeURIComponent(query.get('state') ?? '')}`;
  }

  /** As a member who says yes for their own account, to as much as they like. */
  allowOwn(url: string, { team, id }: Pick<Member, 'team' | 'id'>, scope?: string): string {
    const query = new URL(url).searchParams;
    const redirect = query.get('redirect_uri') ?? '';
    const code = randomUUID();
    this.#codes.set(code, { team, user: id, redirect, scope: scope ?? query.get('user_scope') ?? '' });
    return `code=${code}&state=${encodeURIComponent(query.get('state') ?? '')}`;
  }

  /** As an admin of a workspace who removes the app. */
  uninstall(team: string): void {
    for (const [at, one] of this.installs.entries()) if (one.team === team) this.installs.splice(at, 1);
    this.profiles.forget(team);
  }

  join(team: string, email: string, name: string): Member {
    const member = { id: `U${randomUUID().slice(0, 8).toUpperCase()}`, team, email, name, deleted: false };
    this.members.push(member);
    return member;
  }

  /** What a press brings along to open a modal with: good once, for three seconds. */
  trigger(): string {
    const id = randomUUID();
    this.#triggers.set(id, this.#now() + 3000);
    return id;
  }

  get answerTo(): string {
    return `${this.server.url}/answers/${randomUUID()}`;
  }

  reply(call: ProviderCall): ProviderReply {
    if (call.path.startsWith('/answers/')) {
      this.answers.push(call.body);
      return { status: 200 };
    }
    if (call.path === '/oauth/v2/authorize') return this.#consent(call);
    const method = call.path.replace(/^\/api\//, '');
    if (method === 'oauth.v2.access') return this.#oauth(Object.fromEntries(new URLSearchParams(call.text)));
    const token = /^Bearer (.+)$/.exec(call.headers.authorization ?? '')?.[1];
    const isJson = call.headers['content-type']?.includes('json') ?? false;
    if (isJson && formsAlone.includes(method)) return no('invalid_arguments');
    const body = isJson ? call.body : Object.fromEntries(new URLSearchParams(call.text));
    const own = this.profiles.reply(method, token ?? '', body);
    if (own) return own;
    const install = this.installs.find(({ access }) => access === token);
    if (!install) return no('invalid_auth');
    if (install.endsAt !== null && install.endsAt <= this.#now()) return no('token_expired');
    return this.#method(method, install, body);
  }

  /** Says yes at once, for who looks at a page with a browser. */
  #consent({ query }: ProviderCall): ProviderReply {
    const answer = this.allow(`${this.server.url}/?${query}`, 'TATELIERS');
    return { status: 302, headers: { location: `${query.get('redirect_uri')}?${answer}` } };
  }

  // biome-ignore lint/suspicious/noExplicitAny: arguments of every shape
  #method(method: string, install: Install, body: any): ProviderReply {
    if (conversing.includes(method)) return this.converse(method, install, body);
    if (method === 'auth.test') return yes({ team_id: install.team, team: install.teamName });
    if (method === 'apps.uninstall') {
      if (body.client_secret !== slackClient.secret) return no('bad_client_secret');
      this.uninstall(install.team);
      return yes({});
    }
    return no('unknown_method');
  }

  // biome-ignore lint/suspicious/noExplicitAny: arguments of every shape
  converse(method: string, install: Install, body: any): ProviderReply {
    const ofTeam = ({ team }: Member) => team === install.team;
    if (method === 'users.lookupByEmail') {
      const found = this.members.filter(ofTeam).find(({ email }) => email === body.email);
      if (!found) return no('users_not_found');
      const { id, team, name, email, deleted } = found;
      return yes({
        user: { id, team_id: team, name, deleted, is_bot: false, profile: { real_name: name, email } },
      });
    }
    if (method === 'conversations.open') {
      const found = this.members.filter(ofTeam).find(({ id }) => id === body.users);
      return found ? yes({ channel: { id: `D${found.id}` } }) : no('user_not_found');
    }
    if (method === 'chat.postMessage') {
      const { channel, text, blocks } = body;
      if (channel.startsWith('C') && !this.channels.has(channel)) return no('not_in_channel');
      const ts = `${Math.floor(this.#now() / 1000)}.${String(this.messages.length).padStart(6, '0')}`;
      this.messages.push({ channel, ts, user: channel.slice(1), blocks, text, metadata: body.metadata });
      return yes({ channel, ts });
    }
    if (method === 'conversations.history') return this.#history(install, body);
    if (method === 'chat.update') {
      const found = this.messages.find(({ channel, ts }) => channel === body.channel && ts === body.ts);
      if (!found) return no('message_not_found');
      found.blocks = body.blocks;
      found.text = body.text;
      return yes({ channel: found.channel, ts: found.ts });
    }
    if (method === 'views.publish') {
      const found = this.members.filter(ofTeam).find(({ id }) => id === body.user_id);
      if (!found || body.view?.type !== 'home') return no('invalid_arguments');
      this.homes.set(found.id, body.view);
      return yes({ view: { id: `V${randomUUID()}` } });
    }
    const ends = this.#triggers.get(body.trigger_id);
    if (ends === undefined) return no('invalid_trigger_id');
    this.#triggers.delete(body.trigger_id);
    if (ends < this.#now()) return no('expired_trigger_id');
    this.views.push(body.view);
    return yes({ view: { id: `V${randomUUID()}` } });
  }

  #history({ scope, team }: Install, body: Readonly<Record<string, unknown>>): ProviderReply {
    const { channel, oldest = '0', include_all_metadata: marks } = body;
    const reader = this.members.find(({ id }) => `D${id}` === channel);
    if (!scope.split(',').includes('im:history')) return no('missing_scope');
    if (reader?.team !== team) return no('channel_not_found');
    const found = this.messages.filter((one) => one.channel === channel && Number(one.ts) > Number(oldest));
    const shown = found.map(({ ts, text, metadata }) => ({ ts, text, ...(marks ? { metadata } : {}) }));
    return yes({ messages: shown.reverse(), has_more: false });
  }

  #oauth(form: Fields): ProviderReply {
    if (form.client_id !== slackClient.id || form.client_secret !== slackClient.secret)
      return no('bad_client_secret');
    if (form.grant_type === 'refresh_token') {
      const own = this.profiles.renew(form.refresh_token ?? '');
      if (own) return yes(own);
      const install = this.installs.find(({ refresh }) => refresh !== null && refresh === form.refresh_token);
      if (!install) return no('invalid_refresh_token');
      return yes({ ...this.#tokens(install), token_type: 'bot' });
    }
    const asked = this.#codes.get(form.code ?? '');
    if (!asked) return no('invalid_code');
    this.#codes.delete(form.code ?? '');
    if (asked.redirect !== form.redirect_uri) return no('bad_redirect_uri');
    const { team, scope, user } = asked;
    if (user !== null) {
      const authed = this.profiles.grant({ team, user, scope, rotates: this.rotates });
      return yes({ team: { id: team, name: `Espace ${team}` }, authed_user: { id: user, ...authed } });
    }
    this.uninstall(team);
    const install: Install = {
      team,
      scope,
      teamName: this.teamNames.get(team) ?? `Espace ${team}`,
      access: '',
      refresh: null,
      endsAt: null,
    };
    this.installs.push(install);
    return yes({ ...this.#tokens(install), scope, team: { id: team, name: install.teamName } });
  }

  /** The refresh token of before is used up. */
  #tokens(install: Install) {
    install.access = `xoxb-${randomUUID()}`;
    if (!this.rotates) return { access_token: install.access };
    const seconds = 12 * 60 * 60;
    install.refresh = `xoxe-1-${randomUUID()}`;
    install.endsAt = this.#now() + seconds * 1000;
    return { access_token: install.access, refresh_token: install.refresh, expires_in: seconds };
  }
}

/** Methods that only read take no JSON. */
const formsAlone = ['users.lookupByEmail', 'users.profile.get', 'auth.revoke', 'apps.uninstall'];

const conversing = [
  'users.lookupByEmail',
  'conversations.open',
  'chat.postMessage',
  'chat.update',
  'conversations.history',
  'views.open',
  'views.publish',
];

const yes = (json: object): ProviderReply => ({ status: 200, json: { ok: true, ...json } });
/** Slack refuses with 200 and a code. */
const no = (error: string): ProviderReply => ({ status: 200, json: { ok: false, error } });
