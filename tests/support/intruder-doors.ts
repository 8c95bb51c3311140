import type { api } from '#contract/api.ts';
import { askScim } from './directory.ts';
import type { Place } from './intruder-places.ts';
import { slackSignature } from './slack/slack-client.ts';
import type { Answer, TestApp } from './test-app.ts';

/** Who knocks, and at whose house. */
export interface Visit {
  readonly app: TestApp;
  readonly ours: Place;
  /** Somebody of ours who has an app: what proves who is there is asked of them. */
  readonly enrolled: {
    readonly token: string;
    readonly ticket: string;
    readonly forgetTries: () => Promise<void>;
  };
}

export interface Door {
  /** What each who has no key of it is answered; that a thing cannot be such a key at all is told as well. */
  readonly refusals: readonly number[];
  readonly knock: (visit: Visit, token: string) => Promise<Pick<Answer, 'status' | 'text'>>;
  /** Of the contract: the call that it is. */
  readonly endpoint?: { [F in keyof typeof api]: `${F}.${keyof (typeof api)[F] & string}` }[keyof typeof api];
}

/** Too long for an address is no key either. */
const nothing = (status: number) => [status, 400, 414];

/** Of a call of the contract that takes the key in its body. */
const inBody = (
  endpoint: NonNullable<Door['endpoint']>,
  path: string,
  refusal: number,
  body: (token: string) => object = (token) => ({ token }),
): Door => ({
  endpoint,
  refusals: nothing(refusal),
  knock: ({ app }, token) => app.callAnything('POST', path, { body: body(token) }),
});

async function visit(app: TestApp, method: string, path: string, init: RequestInit = {}) {
  const response = await fetch(`${app.url}${path}`, { method, redirect: 'manual', ...init });
  return { status: response.status, text: await response.text() };
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'tests', version: '1' } },
};
const atRequest =
  (verb: string, more: object = {}): Door['knock'] =>
  ({ app, ours }, token) =>
    app.call('POST', `/leave-requests/${ours.targets.pendingId}/mail-decision${verb}`, {
      body: { token, ...more },
    });
const atOrder =
  (method: string, verb: string, body?: object): Door['knock'] =>
  ({ app, ours }, token) =>
    app.callAnything(
      method,
      `/sandbox/checkouts/${ours.organization.id}/${encodeURIComponent(token)}${verb}`,
      {
        ...(body ? { body } : {}),
      },
    );
const atOnce = (path: string): Door => ({
  refusals: nothing(410),
  knock: ({ app }, token) =>
    visit(app, 'POST', `${path}?token=${encodeURIComponent(token)}`, {
      headers: form,
      body: 'List-Unsubscribe=One-Click',
    }),
});

/** Every place besides the session of a call where something secret is taken, with what it says to a wrong one. */
export const doors = {
  feed: {
    endpoint: 'calendarFeeds.fetch',
    refusals: nothing(404),
    knock: ({ app }, token) => app.call('GET', `/calendar/feeds/${encodeURIComponent(token)}.ics`),
  },
  login: inBody('auth.verifyMagicLink', '/auth/verify', 401),
  'second factor': inBody('secondFactors.finishLogin', '/auth/second-factor', 401, (ticket) => ({
    ticket,
    code: '000000',
  })),
  'code of a second factor': {
    refusals: nothing(422),
    knock: async ({ app, enrolled: { ticket, forgetTries } }, code) => {
      await forgetTries();
      return app.call('POST', '/auth/second-factor', { body: { ticket, code } });
    },
  },
  'proof of who is there': {
    endpoint: 'secondFactors.stepUp',
    refusals: nothing(422),
    knock: async ({ app, enrolled: { token, forgetTries } }, code) => {
      await forgetTries();
      return app.call('POST', '/auth/step-up', { token, body: { code } });
    },
  },
  passkey: inBody('passkeys.login', '/auth/passkeys/login', 401, (token) => ({
    id: token,
    clientDataJSON: Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: token })).toString(
      'base64url',
    ),
    authenticatorData: 'AAAA',
    signature: 'AAAA',
    userHandle: token,
  })),
  recovery: inBody('loginPolicy.stopRecovery', '/auth/recovery/stop', 410),
  'company login': inBody('companyLogin.finish', '/auth/company-login/finish', 401, (token) => ({
    answer: new URLSearchParams({ state: token, code: token }).toString(),
  })),
  'company login by SAML': {
    // Led on to the page that asks with the cookie of the browser that began (I27): what is said there counts alone.
    refusals: nothing(303),
    knock: ({ app, ours }, token) =>
      visit(app, 'POST', `/api/auth/saml/${ours.organization.id}/${ours.targets.connectionId}/answer`, {
        headers: form,
        body: new URLSearchParams({ RelayState: token, SAMLResponse: token }).toString(),
      }),
  },
  consent: {
    endpoint: 'connections.finish',
    refusals: nothing(422),
    knock: ({ app, ours }, token) =>
      app.call('POST', '/connections/finish', {
        token: ours.organization.admin.token,
        body: { answer: new URLSearchParams({ state: token, code: token }).toString() },
        headers: { cookie: `relache_browser=${token}` },
      }),
  },
  'account in Teams': {
    endpoint: 'teamsBot.link',
    refusals: nothing(404),
    knock: ({ app, ours }, reference) =>
      app.call('PUT', '/teams-bot/account', { token: ours.organization.admin.token, body: { reference } }),
  },
  decision: { endpoint: 'leaveRequests.showMailDecision', refusals: nothing(410), knock: atRequest('/show') },
  deciding: {
    endpoint: 'leaveRequests.decideFromMail',
    refusals: nothing(410),
    knock: atRequest('', { decision: 'approve', version: 1 }),
  },
  unsubscribe: inBody('notifications.showUnsubscribe', '/notifications/unsubscribe/show', 410),
  unsubscribing: inBody('notifications.unsubscribe', '/notifications/unsubscribe', 410),
  'unsubscribing at once': atOnce('/unsubscribe'),
  newsletter: inBody('newsletter.confirm', '/newsletter/confirm', 410),
  'leaving the newsletter': inBody('newsletter.unsubscribe', '/newsletter/unsubscribe', 410),
  'leaving the newsletter at once': atOnce('/newsletter'),
  order: { endpoint: 'sandboxCheckout.read', refusals: nothing(404), knock: atOrder('GET', '') },
  paying: {
    endpoint: 'sandboxCheckout.pay',
    refusals: nothing(404),
    knock: atOrder('POST', '/pay', { card: '4242 4242 4242 4242' }),
  },
  confirming: {
    endpoint: 'sandboxCheckout.confirm',
    refusals: nothing(404),
    knock: atOrder('POST', '/confirm', { accept: true }),
  },
  'page of an order': {
    refusals: nothing(404),
    knock: ({ app, ours }, token) =>
      visit(app, 'GET', `/api/sandbox/checkout/${ours.organization.id}/${encodeURIComponent(token)}`),
  },
  invoices: {
    refusals: nothing(404),
    knock: ({ app, ours }, token) =>
      visit(app, 'GET', `/api/sandbox/portal/${ours.organization.id}/${encodeURIComponent(token)}`),
  },
  directory: {
    refusals: [401],
    knock: ({ app }, token) => askScim(app, token, 'GET', '/Users?count=100'),
  },
  assistant: {
    refusals: [401, 403],
    knock: ({ app }, token) =>
      visit(app, 'POST', '/mcp', {
        headers: { ...json, ...bearer(token) },
        body: JSON.stringify(initialize),
      }),
  },
  'bot of Teams': {
    refusals: nothing(401),
    knock: ({ app }, token) =>
      visit(app, 'POST', '/api/teams-bot/messages', {
        headers: { ...json, ...bearer(token) },
        body: JSON.stringify({
          type: 'message',
          channelId: 'msteams',
          serviceUrl: 'http://127.0.0.1:9/',
          from: { id: '29:x', aadObjectId: crypto.randomUUID() },
          conversation: { id: 'a:x', conversationType: 'personal', tenantId: crypto.randomUUID() },
        }),
      }),
  },
  'command of Slack': {
    refusals: nothing(401),
    knock: ({ app }, token) => {
      const body = new URLSearchParams({ command: '/conges', text: 'solde', token }).toString();
      const signed = slackSignature(body, app.services.now());
      return visit(app, 'POST', '/api/slack/commands', {
        headers: { ...form, ...signed, 'x-slack-signature': token },
        body,
      });
    },
  },
  'event of a payment': {
    refusals: nothing(401),
    knock: ({ app }, token) =>
      visit(app, 'POST', '/api/webhooks/payments', {
        headers: { ...json, 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${token}` },
        body: '{}',
      }),
  },
  metrics: {
    refusals: [404],
    knock: ({ app }, token) => visit(app, 'GET', '/api/metrics', { headers: bearer(token) }),
  },
  'metrics by a key': {
    refusals: [404],
    knock: ({ app }, token) => visit(app, 'GET', '/api/metrics', { headers: { 'x-dev-key': token } }),
  },
  developer: {
    endpoint: 'dev.listUsers',
    refusals: [404],
    knock: ({ app }, token) => visit(app, 'GET', '/api/dev/users', { headers: { 'x-dev-key': token } }),
  },
} as const satisfies Record<string, Door>;

export type DoorName = keyof typeof doors;
export const everyDoor: readonly (readonly [DoorName, Door])[] = Object.entries<Door>(doors).map(
  ([name, door]) => [name as DoorName, door],
);

/** Calls of the contract without a session that take no key; those of the developer all ask for the same. */
export const keyless = [
  'onboarding.createOrganization',
  'auth.requestMagicLink',
  'passkeys.startLogin',
  'siteMessages.contact',
  'siteMessages.apply',
  'newsletter.subscribe',
  'status.read',
  'operations.health',
  'operations.ready',
  'dev.loginAs',
  'dev.listMails',
  'dev.readMail',
] as const satisfies readonly NonNullable<Door['endpoint']>[];
