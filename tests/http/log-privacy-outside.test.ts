import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assistantScopes } from '#domain/assistants/assistant-tools.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { type Assistant, connectAssistant } from '#tests/support/assistant.ts';
import { connectDirectory, entraUser, patch, type TestDirectory } from '#tests/support/directory.ts';
import { fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { listenToProcess } from '#tests/support/said-aloud.ts';
import type { SamlQuestion } from '#tests/support/saml-answers.ts';
import { SamlCompany } from '#tests/support/saml-company.ts';
import { startSamlProvider } from '#tests/support/saml-provider.ts';
import { filledForm, SlackStage } from '#tests/support/slack/slack-stage.ts';
import { stripeTestSecret } from '#tests/support/stripe-books.ts';
import { startStripeServer } from '#tests/support/stripe-server.ts';
import { BotService } from '#tests/support/teams/bot-service.ts';
import { BotStage } from '#tests/support/teams/bot-stage.ts';
import { tellEveryRead, tellEveryWrite, tellNothing } from '#tests/support/tell-rows.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** In everything that comes in from outside below, and in no line of the log. */
const mark = `Marque${randomBytes(4).toString('hex')}`;
const address = `${mark.toLowerCase()}@exemple.fr`;

let app: TestApp;
let owner: Client;
let slack: SlackStage;
let bots: BotStage;
let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let provider: Awaited<ReturnType<typeof startSamlProvider>>;
let company: LeaveCompany & { readonly team: string };
let saml: SamlCompany;
let bot: ReturnType<BotService['register']>;
let member: ReturnType<BotService['join']>;
let slackName: string;
let directory: TestDirectory;
let assistant: Assistant;
let key: string;
let listedId: string;
let requestId: string;
let said: readonly string[];
/** Open, for whatever is posted in answer to them. */
let questions: SamlQuestion[] = [];
let turn = 0;
let version: number;

beforeAll(async () => {
  said = listenToProcess();
  const service = await BotService.start();
  stripe = await startStripeServer(() => app.services.now());
  slack = await SlackStage.start({
    ...service.env,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: stripeTestSecret,
    STRIPE_API_BASE: stripe.url,
    RATE_LIMITS: 'off',
  });
  app = slack.app;
  bots = BotStage.beside(app, service);
  owner = new Client(app.connection);
  await owner.connect();
  company = await slack.company();
  slackName = await slack.link(company.team, company.manager);
  bot = service.register();
  await bots.connect(company.admin, bot);
  member = await bots.link(bot, company.manager);
  directory = await connectDirectory(app, company.admin);
  const listed = await directory.ask('POST', '/Users', entraUser(`liste.${address}`));
  listedId = listed.json.id;
  ({ key } = await makeKey(app, company.manager, assistantScopes));
  assistant = await connectAssistant(app, key);
  provider = await startSamlProvider(() => app.services.now());
  saml = await SamlCompany.found(app, provider);
  await saml.ready();
  const { json } = await fileLeave(app, company.ines, {
    startDate: '2040-01-02',
    endDate: '2040-01-03',
    note: `${mark} ${mark}`,
  });
  ({ id: requestId, version } = json);
  const named = { users: 'name', organizations: 'name', directories: 'name', connections: 'label' };
  for (const [table, column] of Object.entries(named))
    await owner.query(`update ${table} set ${column} = $1`, [mark]);
});
afterAll(async () => {
  await assistant.close();
  await owner.end();
  await provider.close();
  await bots.service.close();
  await slack.close();
  await stripe.close();
  vi.restoreAllMocks();
});

beforeEach(async () => {
  const asked = Array.from({ length: 3 }, () => saml.ask(saml.admin.email));
  questions = await Promise.all(asked);
  turn += 1;
});

const post = async (path: string, body: string, headers: Record<string, string> = {}): Promise<number> => {
  const sent = { 'content-type': 'application/json', 'user-agent': mark, ...headers };
  return (await fetch(`${app.url}${path}`, { method: 'POST', headers: sent, body, redirect: 'manual' }))
    .status;
};

/** What each door is told, well and badly; every call with the mark, by the route that answers it. */
const doors: Readonly<Record<string, () => Promise<void>>> = {
  '/scim/v2/Users': async () => {
    const marked = entraUser(`${turn}.${address}`, {
      displayName: mark,
      name: { familyName: mark, givenName: mark },
    });
    await directory.ask('POST', '/Users', marked);
    await directory.ask('POST', '/Users', { ...marked, [mark]: mark, emails: mark });
    await directory.ask('POST', '/Users', `{"userName": ${mark}`);
    await directory.ask('GET', `/Users?filter=${encodeURIComponent(`userName eq "${address}"`)}`);
    await directory.ask('GET', `/Users?filter=${encodeURIComponent(`${mark} co "${mark}"`)}`);
  },
  '/scim/v2/Users/:id': async () => {
    await directory.ask(
      'PATCH',
      `/Users/${listedId}`,
      patch({ op: 'replace', path: 'displayName', value: mark }),
    );
    await directory.ask('PATCH', `/Users/${listedId}`, patch({ op: mark, path: mark, value: mark }));
    await directory.ask('PUT', `/Users/${listedId}`, entraUser(address, { displayName: mark }));
    await directory.ask('GET', `/Users/${mark}`);
  },
  '/scim/v2/Groups': async () => {
    const members = [{ value: listedId }, { value: mark }];
    await directory.ask('POST', '/Groups', {
      displayName: mark,
      externalId: mark,
      members: members.slice(0, 1),
    });
    await directory.ask('POST', '/Groups', { displayName: `${mark} ${turn}`, externalId: mark, members });
    await directory.ask('GET', `/Groups?filter=${encodeURIComponent(`displayName eq "${mark}"`)}`);
  },
  '/api/slack/commands': async () => {
    for (const text of [mark, 'demander', 'solde', 'canal', 'channel', 'balance'])
      await slack.command(company.team, slackName, text, '/conges', mark);
    await slack.command(mark, mark, mark);
    await slack.send('commands', mark, { headers: { 'x-slack-signature': mark } });
  },
  '/api/slack/interactions': async () => {
    const value = `${requestId}:${version}`;
    for (const action of ['approve', 'reject', 'ask', 'balance', 'away', mark])
      await slack.press(company.team, slackName, action, action === 'approve' ? value : mark);
    await slack.submit(company.team, slackName, filledForm('vacation', '2040-02-01', '2040-02-02'));
    await slack.submit(company.team, slackName, filledForm(mark, mark, mark));
    const state = { values: { reason: { reason: { value: `${mark} ${mark}` } } } };
    await slack.submit(company.team, slackName, { callback_id: 'reject', private_metadata: value, state });
    await slack.submit(company.team, slackName, { callback_id: 'file', private_metadata: mark });
    await slack.send('interactions', `payload={"type": "${mark}`);
  },
  '/api/slack/events': async () => {
    await slack.openHome(company.team, slackName);
    const event = { type: 'tokens_revoked', tokens: { oauth: [mark], bot: [] } };
    await slack.send('events', JSON.stringify({ type: 'event_callback', team_id: company.team, event }));
    await slack.send('events', JSON.stringify({ type: 'event_callback', team_id: mark, event: mark }));
  },
  '/api/teams-bot/messages': async () => {
    const value = `${requestId}:${version}`;
    await bots.press(bot, member, 'reject', { value, reason: `${mark} ${mark}` });
    await bots.press(bot, member, 'approve', { value: `${requestId}:${mark}` });
    await bots.press(bot, member, mark, { value: mark, reason: mark });
    const text = {
      type: 'message',
      text: mark,
      from: { id: mark, name: mark, aadObjectId: member.objectId },
    };
    await bots.send(await bots.service.token(bot), bots.service.activity(member, text));
    await bots.send(mark, bots.service.activity(member, text));
    await post('/api/teams-bot/messages', `{"text": ${mark}`, { authorization: `Bearer ${mark}` });
  },
  '/api/auth/saml/:organizationId/:connectionId/answer': async () => {
    const [first, second, third] = questions;
    if (!first || !second || !third) throw new Error('Nothing was asked.');
    const answer = provider.answer(first, { subject: mark, address, name: mark });
    await saml.post(first, answer);
    await saml.post(second, `${answer}${mark}`);
    await saml.post(third, Buffer.from(`<${mark}>${mark}`).toString('base64'));
    const form = new URLSearchParams({ SAMLResponse: mark, RelayState: mark }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await post(new URL(first.answersTo).pathname, form, headers);
  },
  '/api/webhooks/payments': async () => {
    const object = { object: 'invoice', customer: mark, customer_email: address, customer_name: mark };
    for (const type of ['invoice.paid', 'customer.updated', mark]) {
      const { body, signature } = stripe.books.event(type, object);
      await post('/api/webhooks/payments', body, { 'stripe-signature': signature });
      await post('/api/webhooks/payments', `${body} `, { 'stripe-signature': `${signature}${mark}` });
    }
    const { json } = await app.call('POST', '/onboarding/create-organization', {
      body: { organizationName: mark, userName: mark, userEmail: address, numberOfUsers: 3, plan: 'paid' },
    });
    const ours = { ...object, client_reference_id: json.organization?.id ?? company.organization.id };
    const { body, signature } = stripe.books.event('checkout.session.completed', ours);
    await post('/api/webhooks/payments', body, { 'stripe-signature': signature });
  },
  '/mcp': async () => {
    const given = {
      from: mark,
      to: mark,
      type: mark,
      startDate: mark,
      endDate: mark,
      note: mark,
      reason: mark,
    };
    const dates = {
      type: 'vacation',
      startDate: '2040-03-05',
      endDate: '2040-03-06',
      note: `${mark} ${mark}`,
    };
    for (const name of ['my_balance', 'who_is_away', 'count_dates', 'ask_for_leave', mark])
      for (const one of [{}, given, dates]) await assistant.use(name, one).catch(() => undefined);
    const headers = { accept: 'application/json, text/event-stream', authorization: `Bearer ${key}` };
    await post('/mcp', `{"jsonrpc": ${mark}`, headers);
    await post(
      '/mcp',
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: mark, params: { [mark]: mark } }),
      headers,
    );
    await post('/mcp', '{}', { authorization: `Bearer ${mark}` });
  },
};

function expectNoMark(since: number): void {
  for (const line of [...app.logs.slice(since), ...said]) {
    expect(line.toLowerCase()).not.toContain(mark.toLowerCase());
    for (const secret of [key, directory.token, bot.secret, company.manager.email, saml.admin.email])
      expect(line).not.toContain(secret);
  }
}

/** The routes that were answered since, with these states. */
const routesSince = (since: number, is: (status: number) => boolean): string[] =>
  app.logs.slice(since).flatMap((line) => {
    const { msg, route, status } = JSON.parse(line);
    return msg === 'request' && is(status) ? [String(route)] : [];
  });

const everyDoor = async (): Promise<void> => {
  for (const knock of Object.values(doors)) await knock();
};

const everFailed = new Set<string>();

describe('nothing that comes in from outside is in the log', () => {
  it('when it is taken in, and when it is refused', async () => {
    const since = app.logs.length;
    await everyDoor();
    expect(Object.keys(doors).filter((route) => !routesSince(since, () => true).includes(route))).toEqual([]);
    expectNoMark(0);
  });

  it.each([
    ['what is written', tellEveryWrite],
    ['what is read', tellEveryRead],
  ])('when %s fails, and says which row', async (_what, tell) => {
    const since = app.logs.length;
    await tell(owner);
    try {
      await everyDoor();
    } finally {
      await tellNothing(owner);
    }
    const failed = routesSince(since, (status) => status >= 500);
    for (const route of failed) everFailed.add(route);
    expectNoMark(since);
  });

  it('though each of them has failed', () => {
    // What an assistant asks for is a call of the API, whose failure it is told.
    const own = Object.keys(doors).map((route) => (route === '/mcp' ? '/api/leave-requests/preview' : route));
    expect(own.filter((route) => !everFailed.has(route))).toEqual([]);
  });

  it('when who is asked says it, out of order', async () => {
    const since = app.logs.length;
    const said = { status: 500, json: { error: mark, message: mark, error_description: mark } };
    slack.slack.server.away = said;
    bots.service.server.away = said;
    stripe.failures.push(...Array<number>(50).fill(500));
    try {
      await everyDoor();
    } finally {
      slack.slack.server.away = null;
      bots.service.server.away = null;
      stripe.failures.length = 0;
    }
    expect(app.logs.slice(since).some((line) => line.includes('a connection did not'))).toBe(true);
    expectNoMark(since);
  });
});
