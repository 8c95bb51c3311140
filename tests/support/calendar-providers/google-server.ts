import { type ProviderCall, type ProviderReply, ProviderServer } from '#tests/support/provider-server.ts';
import { type Account, CodeGrants, calendarClient } from './code-grants.ts';
import { Delegations } from './delegations.ts';

// biome-ignore lint/suspicious/noExplicitAny: events have whatever they were sent with
export type GoogleEvent = Record<string, any>;

const scope = 'https://www.googleapis.com/auth/calendar.events';

/**
 * Google Calendar as far as we speak with it. It keeps Google's rules: ids are base32hex and are never free again, what
 * was deleted is 410, ends are exclusive, an absence of its own has hours and is for some accounts only, and keeps its
 * kind.
 */
export class GoogleServer {
  readonly grants = new CodeGrants();
  /** Keys of service accounts that domains have let in. */
  readonly delegations = new Delegations(() => `${this.server.url}/token`);
  /** Whose account a browser finds there. */
  visitor = 'camille@exemple.fr';
  /** Accounts that have no absences of Google's own. */
  readonly withoutOutOfOffice = new Set<string>();
  /** Vacation responders, by whose mailbox it is. */
  readonly vacations = new Map<string, GoogleEvent>();
  readonly #events = new Map<string, Map<string, GoogleEvent>>();

  private constructor(readonly server: ProviderServer) {}

  static async start(): Promise<GoogleServer> {
    let google: GoogleServer | null = null;
    const server = await ProviderServer.start((call) => google?.reply(call) ?? { status: 503 });
    google = new GoogleServer(server);
    return google;
  }

  get env(): Readonly<Record<string, string>> {
    return {
      GOOGLE_CLIENT_ID: calendarClient.id,
      GOOGLE_CLIENT_SECRET: calendarClient.secret,
      GOOGLE_AUTHORIZE_URL: `${this.server.url}/o/oauth2/v2/auth`,
      GOOGLE_OAUTH_URL: this.server.url,
      GOOGLE_GMAIL_URL: `${this.server.url}/gmail/v1`,
      GOOGLE_CALENDAR_URL: `${this.server.url}/calendar/v3`,
    };
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** What somebody sees in their calendar. */
  shown(email: string): GoogleEvent[] {
    return [...this.#of(email).values()].filter(({ status }) => status !== 'cancelled');
  }

  /** As somebody who writes, or deletes, with their own hands. */
  writeByHand(email: string, event: GoogleEvent): void {
    this.#of(email).set(event.id, { status: 'confirmed', ...event });
  }

  deleteByHand(email: string, id: string): void {
    const found = this.#of(email).get(id);
    if (found) found.status = 'cancelled';
  }

  #of(email: string): Map<string, GoogleEvent> {
    const found = this.#events.get(email) ?? new Map<string, GoogleEvent>();
    this.#events.set(email, found);
    return found;
  }

  reply(call: ProviderCall): ProviderReply {
    const { path, method } = call;
    if (path === '/token')
      return this.delegations.asks(call) ? this.delegations.token(call) : this.grants.token(call);
    if (path === '/o/oauth2/v2/auth') return this.#consent(call);
    if (path === '/revoke') return this.#revoke(call);
    const account = this.grants.callerOf(call) ?? this.delegations.callerOf(call);
    if (!account) return no(401, 'authError');
    if (path === '/gmail/v1/users/me/settings/vacation') return this.#vacation(account, method, call.body);
    if (!account.scope.includes(scope)) return no(403, 'insufficientPermissions');
    const [, id] = /^\/calendar\/v3\/calendars\/primary\/events(?:\/(\w+))?$/.exec(path) ?? [];
    if (id !== undefined) return this.#one(account, method, id, call.body);
    if (method === 'GET') return { status: 200, json: { kind: 'calendar#events' } };
    return this.#insert(account, call.body);
  }

  /** Says yes at once, for who looks at a page with a browser. */
  #consent({ query }: ProviderCall): ProviderReply {
    const answer = this.grants.allow(`${this.server.url}/?${query}`, this.visitor);
    return { status: 302, headers: { location: `${query.get('redirect_uri')}?${answer}` } };
  }

  #revoke({ text }: ProviderCall): ProviderReply {
    const token = new URLSearchParams(text).get('token');
    const account = [...this.grants.accounts.values()].find(({ access }) => access === token);
    if (!account) return { status: 400, json: { error: 'invalid_token' } };
    this.grants.revoke(account.email);
    return { status: 200, json: {} };
  }

  /** As Gmail: a put replaces everything, and an answer says something. */
  #vacation({ email, scope: allowed }: Account, method: string, body: GoogleEvent): ProviderReply {
    if (!allowed.includes('gmail.settings.basic')) return no(403, 'insufficientPermissions');
    if (method === 'GET')
      return { status: 200, json: this.vacations.get(email) ?? { enableAutoReply: false } };
    const says = body.responseSubject || body.responseBodyPlainText || body.responseBodyHtml;
    if (body.enableAutoReply && (!says || Number(body.endTime) <= Number(body.startTime)))
      return no(400, 'invalidArgument');
    this.vacations.set(email, body);
    return { status: 200, json: body };
  }

  #insert({ email }: Account, event: GoogleEvent): ProviderReply {
    if (!/^[0-9a-v]{5,1024}$/.test(event.id)) return no(400, 'invalid');
    if (this.#of(email).has(event.id)) return no(409, 'duplicate');
    if (event.eventType === 'outOfOffice' && this.withoutOutOfOffice.has(email))
      return no(400, 'malformedCalendarEvent');
    return this.#keep(email, event);
  }

  #one({ email }: Account, method: string, id: string, body: GoogleEvent): ProviderReply {
    const found = this.#of(email).get(id);
    if (!found) return no(404, 'notFound');
    if (method === 'GET') return { status: 200, json: found };
    if (method === 'DELETE') {
      if (found.status === 'cancelled') return no(410, 'deleted');
      found.status = 'cancelled';
      return { status: 204 };
    }
    if (body.eventType !== undefined && body.eventType !== found.eventType) return no(400, 'invalid');
    const times = { start: { ...found.start, ...body.start }, end: { ...found.end, ...body.end } };
    return this.#keep(email, { ...found, ...body, ...times });
  }

  #keep(email: string, event: GoogleEvent): ProviderReply {
    const [start, end] = [timeOf(event.start), timeOf(event.end)];
    if (!start || !end || start.isDay !== end.isDay || end.at <= start.at) return no(400, 'timeRangeEmpty');
    if (event.eventType === 'outOfOffice' && start.isDay) return no(400, 'malformedCalendarEvent');
    this.#of(email).set(event.id, event);
    return { status: 200, json: event };
  }
}

function timeOf(time: GoogleEvent | undefined) {
  if (!time || (time.date == null) === (time.dateTime == null)) return null;
  if (time.dateTime != null && !time.timeZone) return null;
  return { isDay: time.date != null, at: time.date ?? time.dateTime };
}

const no = (status: number, reason: string): ProviderReply => ({
  status,
  json: { error: { code: status, errors: [{ domain: 'calendar', reason }] } },
});
