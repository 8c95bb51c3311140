import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type ProviderCall, type ProviderReply, ProviderServer } from '#tests/support/provider-server.ts';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

interface TeamsMember {
  readonly id: string;
  readonly objectId: string;
  readonly tenantId: string;
  readonly conversationId: string;
  email: string;
  readonly name: string;
  /** `guest` for whoever another company's directory vouches for. */
  role: string;
  /** Took the bot away. */
  isClosed: boolean;
}

export interface PostedCard {
  readonly id: string;
  readonly conversationId: string;
  // biome-ignore lint/suspicious/noExplicitAny: cards of every shape
  card: any;
  /** How often it was changed. */
  changes: number;
}

interface Registration {
  readonly appId: string;
  readonly tenantId: string;
  secret: string;
}

interface SignedClaims {
  readonly audience?: string;
  readonly issuer?: string;
  readonly serviceUrl?: string;
  /** Seconds from the clock of the test at which it begins to count. */
  readonly from?: number;
  readonly seconds?: number;
  readonly key?: 'teams' | 'other-channel' | 'stranger';
}

/**
 * Azure, the Bot Framework and Teams as far as a bot speaks with them, on a port of this machine. They keep the published
 * rules: a secret gives an access for one tenant, keys have endorsements, a conversation is open to its own bot, a closed
 * one is a 403.
 */
export class BotService {
  readonly members: TeamsMember[] = [];
  readonly cards: PostedCard[] = [];
  readonly #bots: Registration[] = [];
  readonly #tokens = new Map<string, Registration>();
  #now: () => number = Date.now;

  private constructor(
    readonly server: ProviderServer,
    private readonly keys: Readonly<Record<'teams' | 'other-channel' | 'stranger', KeyPair>>,
    private readonly published: readonly object[],
  ) {}

  static async start(): Promise<BotService> {
    const pair = () => generateKeyPair('RS256', { extractable: true });
    const keys = { teams: await pair(), 'other-channel': await pair(), stranger: await pair() };
    const publish = async (kid: 'teams' | 'other-channel', endorsements: readonly string[]) => ({
      ...(await exportJWK(keys[kid].publicKey)),
      kid,
      use: 'sig',
      endorsements,
    });
    const published = [
      await publish('teams', ['msteams', 'skype']),
      await publish('other-channel', ['webchat']),
    ];
    let service: BotService | null = null;
    const server = await ProviderServer.start((call) => service?.reply(call) ?? { status: 503 });
    service = new BotService(server, keys, published);
    return service;
  }

  get env(): Readonly<Record<string, string>> {
    return {
      TEAMS_BOT_LOGIN_URL: `${this.server.url}/login`,
      TEAMS_BOT_OPENID_URL: `${this.server.url}/openid`,
      TEAMS_BOT_HOSTS: `127.0.0.1:${this.server.port}`,
    };
  }

  get serviceUrl(): string {
    return `${this.server.url}/emea/`;
  }

  by(now: () => number): void {
    this.#now = now;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** As an admin registers one in Azure. */
  register(): Registration {
    const bot = { appId: randomUUID(), tenantId: randomUUID(), secret: `geheim-${randomUUID()}` };
    this.#bots.push(bot);
    return bot;
  }

  join({ tenantId }: Registration, email: string, name: string): TeamsMember {
    const member: TeamsMember = {
      id: `29:${randomUUID()}`,
      objectId: randomUUID(),
      tenantId,
      conversationId: `a:${randomUUID()}`,
      email,
      name,
      role: 'user',
      isClosed: false,
    };
    this.members.push(member);
    return member;
  }

  cardsOf({ conversationId }: TeamsMember): PostedCard[] {
    return this.cards.filter((one) => one.conversationId === conversationId);
  }

  /** As the Bot Framework signs what it sends. */
  async token({ appId }: Registration, claims: SignedClaims = {}): Promise<string> {
    const kid = claims.key ?? 'teams';
    const begins = Math.floor(this.#now() / 1000) + (claims.from ?? 0);
    return new SignJWT({ serviceurl: claims.serviceUrl ?? this.serviceUrl })
      .setProtectedHeader({ alg: 'RS256', kid: kid === 'stranger' ? 'teams' : kid })
      .setIssuer(claims.issuer ?? 'https://api.botframework.com')
      .setAudience(claims.audience ?? appId)
      .setNotBefore(begins)
      .setExpirationTime(begins + (claims.seconds ?? 3600))
      .sign(this.keys[kid].privateKey);
  }

  /** An activity of somebody who speaks with the bot alone. */
  activity(member: TeamsMember, rest: object) {
    return {
      id: randomUUID(),
      channelId: 'msteams',
      serviceUrl: this.serviceUrl,
      from: { id: member.id, aadObjectId: member.objectId, name: member.name },
      conversation: { id: member.conversationId, conversationType: 'personal', tenantId: member.tenantId },
      channelData: { tenant: { id: member.tenantId } },
      ...rest,
    };
  }

  reply(call: ProviderCall): ProviderReply {
    const { method, path, headers, body } = call;
    if (path === '/openid') return { status: 200, json: { jwks_uri: `${this.server.url}/keys` } };
    if (path === '/keys') return { status: 200, json: { keys: this.published } };
    if (path.startsWith('/login/')) return this.#login(path, new URLSearchParams(call.text));
    const bot = this.#tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    if (!bot) return { status: 401 };
    const asked = /^\/emea\/v3\/conversations\/([^/]+)\/(members|activities)(?:\/(.+))?$/.exec(path);
    const member = this.members.find(
      ({ conversationId, tenantId }) =>
        conversationId === decodeURIComponent(asked?.[1] ?? '') && tenantId === bot.tenantId,
    );
    if (!member) return { status: 404, json: { error: { code: 'ConversationNotFound' } } };
    if (member.isClosed) return { status: 403, json: { error: { code: 'ConversationBlockedByUser' } } };
    const named = decodeURIComponent(asked?.[3] ?? '');
    if (asked?.[2] === 'members') return member.id === named ? told(member) : { status: 404 };
    const card = readBotCard(body);
    if (!card) return { status: 400, json: { error: { code: 'BadSyntax' } } };
    if (method === 'POST') {
      const id = randomUUID();
      this.cards.push({ id, conversationId: member.conversationId, card, changes: 0 });
      return { status: 201, json: { id } };
    }
    const posted = this.cards.find(({ id }) => id === named);
    if (method !== 'PUT' || !posted) return { status: 404 };
    posted.card = card;
    posted.changes += 1;
    return { status: 200, json: { id: posted.id } };
  }

  #login(path: string, form: URLSearchParams): ProviderReply {
    const bot = this.#bots.find(({ appId }) => appId === form.get('client_id'));
    const isTheirs = bot && path === `/login/${bot.tenantId}/oauth2/v2.0/token`;
    if (!isTheirs) return { status: 400, json: { error: 'unauthorized_client' } };
    if (form.get('client_secret') !== bot.secret) return { status: 401, json: { error: 'invalid_client' } };
    if (form.get('scope') !== 'https://api.botframework.com/.default')
      return { status: 400, json: { error: 'invalid_scope' } };
    const token = randomUUID();
    this.#tokens.set(token, bot);
    return { status: 200, json: { token_type: 'Bearer', expires_in: 3599, access_token: token } };
  }
}

function told({ id, objectId, tenantId, email, name, role }: TeamsMember): ProviderReply {
  const userPrincipalName = role === 'guest' ? `x#EXT#@exemple.onmicrosoft.com` : email;
  return {
    status: 200,
    json: { id, aadObjectId: objectId, tenantId, email, name, userPrincipalName, userRole: role },
  };
}

const actionTypes = ['Action.Execute', 'Action.ShowCard', 'Action.OpenUrl'];

/** Null for what Teams would not show. */
// biome-ignore lint/suspicious/noExplicitAny: whatever is posted
function readBotCard(activity: any): any {
  const card = activity?.attachments?.[0]?.content;
  const isCard =
    activity?.type === 'message' &&
    activity.attachments[0].contentType === 'application/vnd.microsoft.card.adaptive' &&
    card?.type === 'AdaptiveCard' &&
    Array.isArray(card.body) &&
    card.actions.every(({ type }: { type: string }) => actionTypes.includes(type));
  return isCard ? card : null;
}
