import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import { updateOutsideConnection } from '#server/store/connections.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { mailAbout, TestBrowser } from '#tests/support/passkeys.ts';
import { present } from '#tests/support/present.ts';
import { SlackServer } from '#tests/support/slack/slack-server.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let slack: SlackServer;
let owner: Pool;
let organization: TestOrganization;

beforeAll(async () => {
  slack = await SlackServer.start();
  app = await startTestApp({ env: slack.env });
  slack.by(() => app.services.now().getTime());
  owner = ownerPool(app.connection);
});
afterEach(() => {
  slack.rotates = false;
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await slack.close();
});

async function begin(browser: TestBrowser, { token }: TestPerson): Promise<string> {
  return (await browser.call('POST', '/connections/company/slack', { token })).json.url;
}

/** As an admin does: out, a yes, and back. */
async function connect(company: TestOrganization, team?: string): Promise<LooseAnswer> {
  const browser = new TestBrowser(app);
  const answer = slack.allow(await begin(browser, company.admin), team);
  return browser.call('POST', '/connections/finish', { token: company.admin.token, body: { answer } });
}

async function offerOf({ token }: TestPerson) {
  const { json } = await app.call('GET', '/connections', { token });
  return json.offers.find((one: { provider: string }) => one.provider === 'slack');
}

const act = (person: TestPerson, id: string, deed: 'test' | 'disconnect') =>
  app.call('POST', `/connections/${id}/${deed}`, { token: person.token, body: {} });

describe('a connection of the company (N10)', () => {
  it('is made by an admin, tested, and ended at the provider too (N14)', async () => {
    organization = await createTestOrganization(app.services);
    const { admin } = organization;
    expect(await offerOf(admin)).toMatchObject({ owner: 'company', isSetUp: true, connection: null });
    expect((await connect(organization)).json).toEqual({ provider: 'slack', owner: 'company' });
    const connection = present((await offerOf(admin))?.connection);
    const [install] = slack.installs.slice(-1);
    expect(connection).toMatchObject({ state: 'ok', label: install?.teamName, trouble: null });
    const { json } = await act(admin, connection.id, 'test');
    expect(json.offers[0]?.connection?.trouble).toBeNull();
    const ended = await act(admin, connection.id, 'disconnect');
    expect([ended.json.isRevoked, ended.json.offers[0]?.connection]).toEqual([true, null]);
    expect(slack.installs).not.toContain(install);
    const log = await app.call('GET', '/audit-log', { token: admin.token });
    expect(log.json.slice(0, 2).map((entry: { action: string }) => entry.action)).toEqual([
      'connection.ended',
      'connection.made',
    ]);
  });

  it('is shown to its admins alone, and its access to nobody (N12)', async () => {
    organization = await createTestOrganization(app.services);
    const employee = await organization.add('employee');
    await connect(organization);
    const { access } = slack.installs.at(-1) ?? { access: '' };
    expect(access).toMatch(/^xoxb-/);
    const connection = present((await offerOf(organization.admin))?.connection);
    const { rows } = await owner.query(
      'select c.*, encode(tokens, $2) as escaped from connections c where id = $1',
      [connection.id, 'escape'],
    );
    const log = await app.call('GET', '/audit-log', { token: organization.admin.token });
    const told = [JSON.stringify(connection), JSON.stringify(rows), log.text, app.logs.join('\n')].join('\n');
    expect(told).not.toContain(access);
    const seen = await app.call('GET', '/connections', { token: employee.token });
    const owners = new Set(seen.json.offers.map((offer: { owner: string }) => offer.owner));
    expect([...owners]).toEqual(['own']);
    expect((await act(employee, connection.id, 'disconnect')).status).toBe(403);
  });

  it('keeps one workspace for one organisation', async () => {
    const [first, second] = [
      await createTestOrganization(app.services),
      await createTestOrganization(app.services),
    ];
    await connect(first, 'TSAME');
    expect((await connect(second, 'TSAME')).json.code).toBe('connection_taken');
    const connection = present((await offerOf(first.admin))?.connection);
    expect((await act(second.admin, connection.id, 'test')).status).toBe(404);
    // Again by the same company: the same connection, with another access.
    expect((await connect(first, 'TSAME')).status).toBe(200);
    expect((await offerOf(first.admin))?.connection?.id).toBe(connection.id);
  });

  it('moved to another row it opens nothing', async () => {
    const [first, second] = [
      await createTestOrganization(app.services),
      await createTestOrganization(app.services),
    ];
    await connect(first);
    await connect(second);
    await owner.query(
      `update connections set tokens = (select tokens from connections where organization_id = $1)
       where organization_id = $2`,
      [first.id, second.id],
    );
    const connection = present((await offerOf(second.admin))?.connection);
    const { json } = await act(second.admin, connection.id, 'test');
    expect(json.offers[0]?.connection).toMatchObject({ state: 'broken', trouble: { code: 'secret' } });
  });
});

describe('coming back (N11)', () => {
  it('counts once, in the browser that was sent there, for who was sent', async () => {
    organization = await createTestOrganization(app.services);
    const { admin } = organization;
    const other = await organization.add('admin');
    const browser = new TestBrowser(app);
    const answer = slack.allow(await begin(browser, admin));
    const back = (where: TestBrowser, { token }: TestPerson, told = answer) =>
      where.call('POST', '/connections/finish', { token, body: { answer: told } });
    const elsewhere = new TestBrowser(app);
    await begin(elsewhere, admin);
    const stranger = await createTestOrganization(app.services);
    expect((await back(elsewhere, admin)).json.code).toBe('connection_refused');
    expect((await back(browser, other)).json.code).toBe('connection_refused');
    expect((await back(browser, stranger.admin)).json.code).toBe('connection_refused');
    expect((await back(browser, admin)).status).toBe(200);
    expect((await back(browser, admin)).json.code).toBe('connection_refused');
    expect((await back(browser, admin, 'error=access_denied')).json.code).toBe('connection_refused');
  });

  it('is too late after ten minutes, and worth nothing with a code that Slack did not give', async () => {
    organization = await createTestOrganization(app.services);
    const browser = new TestBrowser(app);
    const finish = (answer: string) =>
      browser.call('POST', '/connections/finish', { token: organization.admin.token, body: { answer } });
    const state = (url: string) => encodeURIComponent(new URL(url).searchParams.get('state') ?? '');
    const forged = await finish(`code=invente&state=${state(await begin(browser, organization.admin))}`);
    expect(forged.json.code).toBe('connection_refused');
    const late = slack.allow(await begin(browser, organization.admin));
    app.advance(11 * 60_000);
    expect((await finish(late)).json.code).toBe('connection_refused');
    expect((await offerOf(organization.admin))?.connection).toBeNull();
  });
});

describe('what goes wrong (N13)', () => {
  it('at the provider passes, and is told in a word', async () => {
    organization = await createTestOrganization(app.services);
    await connect(organization);
    const connection = present((await offerOf(organization.admin))?.connection);
    slack.server.outages.push({ status: 503 }, { status: 429, headers: { 'retry-after': '7' } });
    const codes = [];
    for (const _ of [1, 2]) {
      const { json } = await act(organization.admin, connection.id, 'test');
      codes.push([json.offers[0]?.connection?.state, json.offers[0]?.connection?.trouble?.code]);
    }
    expect(codes).toEqual([
      ['ok', 'unreachable'],
      ['ok', 'busy'],
    ]);
    const { json } = await act(organization.admin, connection.id, 'test');
    expect(json.offers[0]?.connection?.trouble).toBeNull();
  });

  it('for good is told to the admins once', async () => {
    organization = await createTestOrganization(app.services);
    const { admin } = organization;
    await connect(organization, 'TGONE');
    const connection = present((await offerOf(admin))?.connection);
    slack.uninstall('TGONE');
    for (const _ of [1, 2, 3]) await act(admin, connection.id, 'test');
    expect((await offerOf(admin))?.connection).toMatchObject({
      state: 'broken',
      trouble: { code: 'revoked' },
    });
    await mailAbout(app, admin.email, 'Slack n’est plus relié');
    // A mail leaves a moment before its job is crossed off.
    const isCrossedOff = async () => {
      const waiting = 'select from graphile_worker._private_jobs where payload::text like $1';
      return (await owner.query(waiting, [`%${connection.id}%`])).rowCount === 0;
    };
    await eventually(isCrossedOff, 'no job about the connection');
    const mails = await app.mailbox.to(admin.email);
    const told = mails.filter(({ subject }) => subject === 'Slack n’est plus relié');
    expect(told).toHaveLength(1);
    expect((await connect(organization, 'TGONE')).status).toBe(200);
    expect((await offerOf(admin))?.connection).toMatchObject({ state: 'ok', trouble: null });
  });

  it('with tokens that end: they are taken anew, once for two who ask at once', async () => {
    organization = await createTestOrganization(app.services);
    slack.rotates = true;
    await connect(organization);
    const connection = present((await offerOf(organization.admin))?.connection);
    const first = slack.installs.at(-1)?.access;
    app.advance(12 * 60 * 60_000);
    const place = { organizationId: organization.id, connectionId: connection.id };
    const used = await Promise.all(
      [1, 2].map(() => withConnection(app.services, place, async ({ access }) => access)),
    );
    expect(used).toEqual([slack.installs.at(-1)?.access, slack.installs.at(-1)?.access]);
    expect(used[0]).not.toBe(first);
    // Somebody else took one: only a new consent helps.
    const install = slack.installs.at(-1);
    if (install) install.refresh = 'xoxe-1-autre';
    app.advance(12 * 60 * 60_000);
    const { json } = await act(organization.admin, connection.id, 'test');
    expect(json.offers[0]?.connection).toMatchObject({ state: 'broken', trouble: { code: 'revoked' } });
  });

  it('with tokens that are being taken anew: who waits for it holds nothing, whoever it is', async () => {
    organization = await createTestOrganization(app.services);
    slack.rotates = true;
    await connect(organization);
    const connection = present((await offerOf(organization.admin))?.connection);
    const place = { organizationId: organization.id, connectionId: connection.id };
    app.advance(12 * 60 * 60_000);
    const asked = slack.server.calls.length;
    const answer = slack.server.holdNext();
    // More than a process has connections.
    const used = [...Array(12)].map(() => withConnection(app.services, place, async ({ access }) => access));
    await expect.poll(() => slack.server.calls.length).toBe(asked + 1);
    // The row of the connection can be written to as well.
    const change = { lastErrorCode: null };
    await app.services.database.inOrganization(organization.id, (tx) =>
      updateOutsideConnection(tx, connection.id, change),
    );
    expect((await app.call('GET', '/connections', { token: organization.admin.token })).status).toBe(200);
    answer();
    expect(new Set(await Promise.all(used))).toEqual(new Set([slack.installs.at(-1)?.access]));
    expect(slack.server.calls.length).toBe(asked + 1);
  });

  it('with tokens that somebody was taking anew who is gone: the next one takes them', async () => {
    organization = await createTestOrganization(app.services);
    slack.rotates = true;
    await connect(organization);
    const { id } = present((await offerOf(organization.admin))?.connection);
    app.advance(12 * 60 * 60_000);
    const gone = (until: Date) =>
      app.services.database.inOrganization(organization.id, (tx) =>
        updateOutsideConnection(tx, id, { renewingUntil: until }),
      );
    await gone(new Date(app.services.now().getTime() + 20_000));
    const asked = slack.server.calls.length;
    const place = { organizationId: organization.id, connectionId: id };
    const using = withConnection(app.services, place, async ({ access }) => access);
    app.advance(20_001);
    expect(await using).toBe(slack.installs.at(-1)?.access);
    expect(slack.server.calls.length).toBe(asked + 1);
  });

  it('with tokens taken anew for a connection that was made anew meanwhile: the new consent counts', async () => {
    organization = await createTestOrganization(app.services);
    slack.rotates = true;
    await connect(organization, 'TANEW');
    const { id } = present((await offerOf(organization.admin))?.connection);
    app.advance(12 * 60 * 60_000);
    const asked = slack.server.calls.length;
    const answer = slack.server.holdNext();
    const place = { organizationId: organization.id, connectionId: id };
    const using = withConnection(app.services, place, async ({ access }) => access);
    await expect.poll(() => slack.server.calls.length).toBe(asked + 1);
    expect((await connect(organization, 'TANEW')).status).toBe(200);
    const anew = slack.installs.at(-1)?.access;
    answer();
    expect(await using).toBe(anew);
    expect((await offerOf(organization.admin))?.connection).toMatchObject({ id, state: 'ok', trouble: null });
  });

  it('when disconnecting keeps nobody connected', async () => {
    organization = await createTestOrganization(app.services);
    await connect(organization);
    const connection = present((await offerOf(organization.admin))?.connection);
    slack.server.outages.push({ status: 500 });
    const { json } = await act(organization.admin, connection.id, 'disconnect');
    expect([json.isRevoked, json.offers[0]?.connection]).toEqual([false, null]);
  });
});
