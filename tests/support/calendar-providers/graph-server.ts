import { randomUUID } from 'node:crypto';
import { type ProviderCall, type ProviderReply, ProviderServer } from '#tests/support/provider-server.ts';
import { type Account, CodeGrants, calendarClient } from './code-grants.ts';
import { TenantApps } from './tenant-apps.ts';

// biome-ignore lint/suspicious/noExplicitAny: events have whatever they were sent with
export type GraphEvent = Record<string, any>;

/**
 * Microsoft's login and Graph as far as we speak with them. It keeps Graph's rules: whole days have midnights of one
 * zone on both sides and an exclusive end, a transaction counts once for a mailbox, what is gone is 404, refresh tokens
 * change with each use.
 */
export class GraphServer {
  readonly grants = new CodeGrants();
  /** Applications that directories have allowed. */
  readonly apps = new TenantApps();
  /** Automatic replies, by whose mailbox it is. */
  readonly replies = new Map<string, GraphEvent>();
  readonly #events = new Map<string, Map<string, GraphEvent>>();
  readonly #transactions = new Set<string>();

  private constructor(readonly server: ProviderServer) {
    this.grants.rotates = true;
  }

  static async start(): Promise<GraphServer> {
    let graph: GraphServer | null = null;
    const server = await ProviderServer.start((call) => graph?.reply(call) ?? { status: 503 });
    graph = new GraphServer(server);
    return graph;
  }

  get env(): Readonly<Record<string, string>> {
    return {
      MICROSOFT_CLIENT_ID: calendarClient.id,
      MICROSOFT_CLIENT_SECRET: calendarClient.secret,
      MICROSOFT_LOGIN_URL: `${this.server.url}/common`,
      MICROSOFT_TENANTS_URL: this.server.url,
      MICROSOFT_GRAPH_URL: `${this.server.url}/v1.0`,
    };
  }

  shown(email: string): GraphEvent[] {
    return [...this.#of(email).values()];
  }

  writeByHand(email: string, event: GraphEvent): void {
    this.#of(email).set(event.id, event);
  }

  deleteByHand(email: string): void {
    this.#of(email).clear();
  }

  #of(email: string): Map<string, GraphEvent> {
    const found = this.#events.get(email) ?? new Map<string, GraphEvent>();
    this.#events.set(email, found);
    return found;
  }

  reply(call: ProviderCall): ProviderReply {
    const { path, method } = call;
    if (path === '/common/oauth2/v2.0/token') return this.grants.token(call);
    const [, tenant] = /^\/([0-9a-f-]{36})\/oauth2\/v2\.0\/token$/.exec(path) ?? [];
    if (tenant) return this.apps.token(tenant, call);
    const ofOne = this.apps.accountOf(call);
    if (ofOne === 'nobody') return no(404, 'ErrorInvalidUser');
    const account = ofOne ?? this.grants.callerOf(call);
    if (!account) return no(401, 'InvalidAuthenticationToken');
    if (path.startsWith('/v1.0/me/mailboxSettings')) return this.#settings(account, method, call.body);
    if (!account.scope.includes('Calendars.ReadWrite')) return no(403, 'ErrorAccessDenied');
    if (path.endsWith('/calendar')) return { status: 200, json: { id: 'calendar' } };
    const [, id] = /^\/v1\.0\/(?:me|users\/[^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? [];
    if (id !== undefined) return this.#one(account, method, decodeURIComponent(id), call.body);
    return method === 'GET' ? this.#find(account, call.query) : this.#insert(account, call.body);
  }

  /** As Exchange: what is not sent stays, texts come back as pages, and a range lies ahead. */
  #settings({ email, scope }: Account, method: string, body: GraphEvent): ProviderReply {
    if (!scope.includes('MailboxSettings.ReadWrite')) return no(403, 'ErrorAccessDenied');
    const before = this.replies.get(email) ?? { status: 'disabled', externalAudience: 'all' };
    if (method === 'GET') return { status: 200, json: before };
    const setting = { ...before, ...body.automaticRepliesSetting };
    const [start, end] = [setting.scheduledStartDateTime, setting.scheduledEndDateTime].map((time) =>
      Date.parse(`${time?.dateTime}Z`),
    );
    if (setting.status === 'scheduled' && !(Number(start) > this.grants.now() && Number(end) > Number(start)))
      return no(400, 'ErrorInvalidTimeRange');
    for (const name of ['internalReplyMessage', 'externalReplyMessage'])
      if (setting[name] && !setting[name].startsWith('<html>'))
        setting[name] = `<html>\n<body>\n${setting[name]}\n</body>\n</html>\n`;
    this.replies.set(email, setting);
    return { status: 200, json: { automaticRepliesSetting: setting } };
  }

  #find({ email }: Account, query: URLSearchParams): ProviderReply {
    const [, id, value] =
      /^singleValueExtendedProperties\/Any\(ep: ep\/id eq '(.+)' and ep\/value eq '(.+)'\)$/.exec(
        query.get('$filter') ?? '',
      ) ?? [];
    if (!id) return no(400, 'ErrorInvalidRequest');
    const found = this.shown(email).filter(({ singleValueExtendedProperties = [] }) =>
      singleValueExtendedProperties.some((one: GraphEvent) => one.id === id && one.value === value),
    );
    return { status: 200, json: { value: found.map((event) => ({ id: event.id })) } };
  }

  #insert({ email }: Account, event: GraphEvent): ProviderReply {
    const transaction = `${email} ${event.transactionId}`;
    if (this.#transactions.has(transaction)) return no(409, 'ErrorDuplicateTransactionId');
    const kept = this.#keep(email, { ...event, id: `AAMk${randomUUID()}=` });
    if (kept.status === 200) this.#transactions.add(transaction);
    return kept.status === 200 ? { ...kept, status: 201 } : kept;
  }

  #one({ email }: Account, method: string, id: string, body: GraphEvent): ProviderReply {
    const found = this.#of(email).get(id);
    if (!found) return no(404, 'ErrorItemNotFound');
    if (method === 'DELETE') {
      this.#of(email).delete(id);
      return { status: 204 };
    }
    return this.#keep(email, { ...found, ...body });
  }

  #keep(email: string, event: GraphEvent): ProviderReply {
    const { start, end, isAllDay } = event;
    if (!start?.timeZone || !end?.timeZone || end.dateTime <= start.dateTime)
      return no(400, 'ErrorPropertyValidationFailure');
    const isMidnight = [start, end].every(({ dateTime }) => dateTime.endsWith('T00:00:00'));
    if (isAllDay && (!isMidnight || start.timeZone !== end.timeZone)) return no(400, 'ErrorInvalidRequest');
    this.#of(email).set(event.id, event);
    return { status: 200, json: event };
  }
}

const no = (status: number, code: string): ProviderReply => ({ status, json: { error: { code } } });
