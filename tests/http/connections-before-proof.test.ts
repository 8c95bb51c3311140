import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmMember } from '#server/actions/auth/confirm-member.ts';
import { allMarks } from '#server/store/marks/all-marks.ts';
import { GoogleServer } from '#tests/support/calendar-providers/google-server.ts';
import { GraphServer } from '#tests/support/calendar-providers/graph-server.ts';
import { fillTables } from '#tests/support/fill-tables.ts';
import type { Refusal } from '#tests/support/known-calls.ts';
import { createTestOrganization, type TestPerson, uniqueEmail } from '#tests/support/organizations.ts';
import { TestBrowser } from '#tests/support/passkeys.ts';
import { present } from '#tests/support/present.ts';
import { silaeAccess } from '#tests/support/silae-server.ts';
import { SlackServer } from '#tests/support/slack/slack-server.ts';
import { BotService } from '#tests/support/teams/bot-service.ts';
import { FlowServer } from '#tests/support/teams/flow-server.ts';
import { type Answer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let slack: SlackServer;
let flows: FlowServer;
let bots: BotService;
let google: GoogleServer;
let graph: GraphServer;
let owner: Client;

beforeAll(async () => {
  slack = await SlackServer.start();
  flows = await FlowServer.start();
  bots = await BotService.start();
  google = await GoogleServer.start();
  graph = await GraphServer.start();
  const env = { ...google.env, ...graph.env, ...slack.env, ...flows.env, ...bots.env };
  app = await startTestApp({ env: { ...env, WORKER: 'off' } });
  for (const provider of [slack, bots]) provider.by(() => app.services.now().getTime());
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await Promise.all([
    slack.close(),
    flows.close(),
    bots.close(),
    google.server.close(),
    graph.server.close(),
  ]);
});

/** Everything that sends what happens in an organisation to a program of others, as an admin connects it. */
const ways: Readonly<
  Record<string, (browser: TestBrowser, token: string) => Promise<Answer<Partial<Refusal>>>>
> = {
  'the workspace of Slack': (browser, token) => browser.call('POST', '/connections/company/slack', { token }),
  'a calendar of Google': (browser, token) => browser.call('POST', '/connections/own/google', { token }),
  'a calendar of Outlook': (browser, token) => browser.call('POST', '/connections/own/microsoft', { token }),
  'a channel of Teams': (browser, token) => {
    const body = { address: flows.make(), name: 'Canal', news: ['requests'], language: 'fr' };
    return browser.call('PUT', '/teams-channel', { token, body });
  },
  'a bot of Teams': (browser, token) => {
    const { appId, tenantId, secret } = bots.register();
    return browser.call('PUT', '/teams-bot', { token, body: { appId, tenantId, secret } });
  },
  'a payroll program': (browser, token) =>
    browser.call('PUT', '/payroll/connection', { token, body: silaeAccess }),
};

const take = ({ token }: TestPerson, way: string) => present(ways[way])(new TestBrowser(app), token);

const connected = async (organizationId: string): Promise<number> => {
  const { rows } = await owner.query(
    `select (select count(*)::int from connections where organization_id = $1)
       + (select count(*)::int from connection_attempts where organization_id = $1)
       + (select count(*)::int from payroll_connections where organization_id = $1) as found`,
    [organizationId],
  );
  return rows[0].found;
};

describe('before the founder’s mailbox is proven (I1)', () => {
  it.each(Object.keys(ways))('nobody connects %s', async (way) => {
    const unproven = await createTestOrganization(app.services, { confirmed: false });
    const refused = await take(unproven.admin, way);
    expect([refused.status, refused.json.code]).toEqual([403, 'confirmation_required']);
    expect(await connected(unproven.id)).toBe(0);
    const proven = await createTestOrganization(app.services);
    expect((await take(proven.admin, way)).status).toBe(200);
    expect(await connected(proven.id)).toBe(1);
  });

  it('nobody comes back from a provider either', async () => {
    const { id, admin } = await createTestOrganization(app.services);
    const browser = new TestBrowser(app);
    const begun = await browser.call('POST', '/connections/company/slack', { token: admin.token });
    const answer = slack.allow(begun.json.url);
    await owner.query('update organizations set proven_at = null where id = $1', [id]);
    const refused = await browser.call('POST', '/connections/finish', {
      token: admin.token,
      body: { answer },
    });
    expect([refused.status, refused.json.code]).toEqual([403, 'confirmation_required']);
    expect(await connected(id)).toBe(0);
  });

  it('an address that was typed is no fresh proof (I11)', async () => {
    const signUp = {
      organizationName: 'Chez la victime',
      userName: 'Véra Victime',
      userEmail: uniqueEmail('victime'),
      numberOfUsers: 9,
      plan: 'trial',
    };
    const { json } = await app.call('POST', '/onboarding/create-organization', { body: signUp });
    const body = { name: 'Paie', kind: 'personal', scopes: ['organization.read'] };
    const refused = await app.call('POST', '/api-keys', { token: json.token, body });
    expect([refused.status, refused.json.code]).toEqual([403, 'fresh_proof_needed']);
  });
});

/** What somebody who has it can do something with: every row ends with the founder’s proof. */
const doors = [
  'access_recoveries',
  'api_keys',
  'authenticator_apps',
  'calendar_feeds',
  'connection_attempts',
  'connections',
  'directories',
  'known_browsers',
  'login_attempts',
  'login_connections',
  'login_domains',
  'login_tickets',
  'mail_codes',
  'mail_links',
  'passkeys',
  'payroll_connections',
  'push_subscriptions',
  'recovery_codes',
  'sessions',
  'trusted_devices',
  'webhook_endpoints',
];

/** What was written or posted by a connection goes with it. */
const written = ['away_notes', 'channel_posts', 'written_events'];

/** Kept over the proof although something in it is secret, and why that opens nothing. */
const opensNothing: Readonly<Record<string, string>> = {
  attachments: 'a digest of the file',
  balance_imports: 'the key by which a call is recognised',
  checkouts: 'a page of the payment provider’s, where one pays',
  idempotency_keys: 'answers to who calls again, with a session',
  leave_requests: 'the key by which a call is recognised',
  login_links: 'unused ones of others end; the founder’s own are in the mailbox that was proven',
  newsletter_links: 'of no organisation',
  newsletter_readers: 'of no organisation',
  passkey_challenges: 'an answer needs the session, or a passkey that is known',
  rate_counts: 'of no organisation',
  'relache_owner.logins': 'of no organisation',
  sandbox_customers: 'a payment that is pretended',
  slack_calls: 'calls that count no second time',
  written_events: 'a digest of what was written; goes with its connection',
};

/** What `fillTables` cannot make up from the columns alone. */
const byHand: Readonly<Record<string, string>> = {
  access_recoveries: `insert into access_recoveries (organization_id, id, user_id, asked_by, asked_at)
    select $1, gen_random_uuid(), id, $2, now() from users where organization_id = $1 and id <> $2`,
  api_keys: `insert into api_keys (organization_id, id, kind, user_id, name, short_id, scopes, secret_hash, created_at)
    values ($1, gen_random_uuid(), 'personal', $2, 'Clé', 'abcdefgh', '{x}', sha256('x'), now())`,
  login_domains: `insert into login_domains (organization_id, id, domain, token, created_at)
    values ($1, gen_random_uuid(), 'exemple-' || left($2::uuid::text, 8) || '.fr', repeat('x', 32), now())`,
  mail_links: `insert into mail_links (organization_id, id, token_hash, user_id, kind, created_at, expires_at)
    values ($1, gen_random_uuid(), sha256('x'), $2, 'decided', now(), '2200-01-01')`,
  payroll_connections: `insert into payroll_connections
    (organization_id, id, provider, dossier, secrets, type_names, connected_at, connected_by, changed_at)
    values ($1, gen_random_uuid(), 'silae', '42', 'x', '{"vacation": "RTT"}', now(), $2, now())`,
  push_subscriptions: `insert into push_subscriptions
    (organization_id, session_id, user_id, endpoint, public_key, auth_secret, kinds, created_at)
    select $1, id, $2, 'https://push.example', decode(repeat('00', 65), 'hex'), decode(repeat('00', 16), 'hex'), '{x}',
      now() from sessions where organization_id = $1`,
};

/** What of a row opens something, where the row itself stays listed. */
const opening: Readonly<Record<string, string>> = {
  access_recoveries: 'ended_at is null',
  payroll_connections: "(secrets is not null or type_names <> '{}' or dossier is not null)",
};

const openIn = async (table: string, organizationId: string): Promise<number> => {
  const { rows } = await owner.query(
    `select count(*)::int as found from "${table}" where organization_id = $1 and ${opening[table] ?? 'true'}`,
    [organizationId],
  );
  return rows[0].found;
};

const prove = (organizationId: string, userId: string) =>
  app.services.database.inOrganization(organizationId, (tx) =>
    confirmMember(tx, userId, null, app.services.now()),
  );

describe('the founder’s proof (I2)', () => {
  it('is decided for every table with something secret in it', () => {
    const secretive = Object.entries(allMarks).filter(([, { columns }]) =>
      Object.values(columns).some(({ secret }) => secret),
    );
    expect(secretive.map(([table]) => table).sort()).toEqual([...doors, ...Object.keys(opensNothing)].sort());
  });

  it('ends every row of those that open something', async () => {
    const { id, admin } = await createTestOrganization(app.services, { confirmed: false });
    await fillTables(owner, id);
    const body = { name: 'Ivo Intrus', email: uniqueEmail('intrus'), role: 'admin' };
    await app.call('POST', '/users', { token: admin.token, body });
    for (const [table, statement] of Object.entries(byHand)) {
      if ((await openIn(table, id)) === 0) await owner.query(statement, [id, admin.id]);
    }
    for (const table of [...doors, ...written]) expect([table, await openIn(table, id)]).toEqual([table, 1]);
    await prove(id, admin.id);
    for (const table of [...doors, ...written]) expect([table, await openIn(table, id)]).toEqual([table, 0]);
  });
});

describe('the proof of somebody who was invited (I2)', () => {
  const insert = (
    id: string,
    ownerUserId: string | null,
    madeBy: string,
    provider: string,
    tokens: string | null,
  ) =>
    owner.query(
      `insert into connections (organization_id, id, provider, owner_user_id, state, label, external_id, tokens, scopes,
         choices, made_by, made_at)
       values ($1, gen_random_uuid(), $2, $3, 'ok', 'Chez un autre', gen_random_uuid()::text, $4, '{}', '{}', $5, now())`,
      [id, provider, ownerUserId, tokens, madeBy],
    );

  it('ends what was connected in their name before it, and nothing of anybody else', async () => {
    const { id, admin } = await createTestOrganization(app.services);
    const { json: invited } = await app.call('POST', '/users', {
      token: admin.token,
      body: { name: 'Inès', email: uniqueEmail('invitee') },
    });
    await insert(id, null, admin.id, 'slack', null);
    await insert(id, admin.id, admin.id, 'slack', null);
    await insert(id, invited.id, invited.id, 'slack', null);
    await insert(id, invited.id, invited.id, 'google', 'x');
    await owner.query(
      `insert into connection_attempts
       values ($1, gen_random_uuid(), 'google', 'own', $2, sha256('x'), sha256('x'), 'x', now(), '2200-01-01')`,
      [id, invited.id],
    );
    await prove(id, invited.id);
    const { rows } = await owner.query(
      'select owner_user_id as of, provider, state from connections where organization_id = $1 order by provider, of',
      [id],
    );
    expect(rows).toEqual([
      // N44: what was written there is taken away by a job, then the access is given back.
      { of: invited.id, provider: 'google', state: 'ending' },
      { of: admin.id, provider: 'slack', state: 'ok' },
      { of: null, provider: 'slack', state: 'ok' },
    ]);
    expect(await openIn('connection_attempts', id)).toBe(0);
  });
});
