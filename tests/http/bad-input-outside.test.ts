import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestCompany } from '#tests/support/company-login.ts';
import {
  connectDirectory,
  enterprise,
  entraUser,
  patch,
  type TestDirectory,
} from '#tests/support/directory.ts';
import { DnsServer } from '#tests/support/dns-server.ts';
import { fileLeave } from '#tests/support/leave-company.ts';
import { OidcProvider } from '#tests/support/oidc-provider.ts';
import { createTestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { SlackStage, valueIn } from '#tests/support/slack/slack-stage.ts';
import { BotService } from '#tests/support/teams/bot-service.ts';
import { BotStage, pressedValue } from '#tests/support/teams/bot-stage.ts';

/** The doors beside the contract: what comes through them is somebody else's to describe, and kept by the same database. */
let slack: SlackStage;
let teams: BotStage;
let provider: OidcProvider;
let dns: DnsServer;

beforeAll(async () => {
  const bots = await BotService.start();
  dns = await DnsServer.start();
  provider = await OidcProvider.start();
  slack = await SlackStage.start({ ...bots.env, DNS_SERVERS: dns.address, RATE_LIMITS: 'off' });
  teams = BotStage.beside(slack.app, bots);
});
afterAll(async () => {
  await slack.close();
  await teams.service.close();
  await provider.close();
  dns.close();
});

const unfit = ['a\u0000b', 'a\ud800'];
const invisible = 'caractère invisible';
const tooLong = 'Ce texte est trop long';
const reasons = [
  ['Non\u0000', invisible],
  ['Non\ud800', invisible],
  ['n'.repeat(2001), tooLong],
] as const;

const stateOf = async (token: string, id: string): Promise<string> =>
  (await slack.app.call('GET', `/leave-requests/${id}`, { token })).json.request.status;

describe('what Teams posts', () => {
  it.each([...unfit, 'not-a-uuid'])('for a bot %j is refused without an account', async (audience) => {
    const bot = teams.service.register();
    const member = teams.service.join(bot, 'personne@example.org', 'Personne');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'RS256', kid: 'teams' })}.${part({ aud: audience })}.c2ln`;
    const answer = await teams.send(token, teams.service.activity(member, { type: 'message' }));
    expect([answer.status, answer.json.code]).toEqual([400, 'webhook_refused']);
  });

  it('is refused with a text that cannot be kept, by its field', async () => {
    const bot = teams.service.register();
    const member = teams.service.join(bot, 'personne@example.org', 'Personne');
    for (const text of unfit) {
      const activity = teams.service.activity(member, { type: 'message', action: text });
      const answer = await teams.send(await teams.service.token(bot), activity);
      expect([answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([400, ['action']]);
    }
  });

  it('as a reason is held to the rules of the page', async () => {
    const { bot, manager, ines, admin } = await teams.company();
    const mona = await teams.link(bot, manager);
    const { json: request } = await fileLeave(teams.app, ines);
    const value = pressedValue((await teams.requestsOf(mona))[0]?.card) ?? '';
    for (const [reason, said] of reasons) {
      const { status, json } = await teams.press(bot, mona, 'reject', { value, reason });
      expect([status, json.type]).toEqual([200, 'application/vnd.microsoft.activity.message']);
      expect(json.value).toContain(said);
    }
    expect(await stateOf(admin.token, request.id)).toBe('pending');
    await teams.press(bot, mona, 'reject', { value, reason: ' Trop tard. ' });
    expect(await stateOf(admin.token, request.id)).toBe('rejected');
  });
});

describe('what Slack posts', () => {
  it('is refused with a text that cannot be kept, by its field', async () => {
    const { team, manager } = await slack.company();
    const user = await slack.link(team, manager);
    for (const text of unfit.slice(0, 1)) {
      const command = { team_id: team, user_id: user, command: '/conges' };
      for (const field of ['team_id', 'user_id', 'text', 'channel_name']) {
        const form = new URLSearchParams({ ...command, [field]: text }).toString();
        const { status, json } = await slack.send('commands', form);
        expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]]);
      }
      const interact = await slack.press(team, text, 'balance');
      expect([interact.status, Object.keys(interact.json.fields ?? {})]).toEqual([400, ['user.id']]);
      const opened = await slack.openHome(text, user);
      expect([opened.status, Object.keys(opened.json.fields ?? {})]).toEqual([400, ['team_id']]);
    }
    for (const text of unfit) {
      const interact = await slack.press(text, user, 'balance', text);
      expect([interact.status, Object.keys(interact.json.fields ?? {}).sort()]).toEqual([
        400,
        ['actions.0.value', 'team.id'],
      ]);
    }
  });

  it('as a reason is held to the rules of the page', async () => {
    const { team, manager, employee, admin } = await slack.company();
    const user = await slack.link(team, manager);
    const { json: request } = await fileLeave(slack.app, employee);
    const [message] = await slack.messagesTo(user);
    const reject = (value: string) =>
      slack.submit(team, user, {
        callback_id: 'reject',
        private_metadata: valueIn(message),
        state: { values: { reason: { reason: { value } } } },
      });
    for (const [reason, said] of reasons) {
      const { status, json } = await reject(reason);
      expect([status, json.errors]).toEqual([200, { reason: expect.stringContaining(said) }]);
    }
    expect(await stateOf(admin.token, request.id)).toBe('pending');
    expect((await reject(' Trop tard. ')).json).toEqual({ response_action: 'clear' });
    expect(await stateOf(admin.token, request.id)).toBe('rejected');
  });
});

describe('what a directory says', () => {
  let directory: TestDirectory;
  beforeAll(async () => {
    directory = await connectDirectory(slack.app, (await createTestOrganization(slack.app.services)).admin);
  });

  const refused = (field: string) => ({
    status: 400,
    json: {
      status: '400',
      scimType: 'invalidValue',
      detail: expect.stringMatching(`${invisible}.*\\(${field}\\)`),
    },
  });

  it.each([
    ['userName', (text: string) => ({ userName: text })],
    ['externalId', (text: string) => ({ externalId: text })],
    ['displayName', (text: string) => ({ displayName: text })],
    ['name\\.givenName', (text: string) => ({ name: { givenName: text, familyName: 'Durand' } })],
    ['emails\\.0\\.value', (text: string) => ({ emails: [{ type: 'work', value: text }] })],
    [`${enterprise}\\.department`, (text: string) => ({ [enterprise]: { department: text } })],
  ])('of somebody’s %s is refused in the words of SCIM', async (field, said) => {
    for (const text of unfit) {
      const user = entraUser(uniqueEmail('scim'), said(text));
      expect(await directory.ask('POST', '/Users', user)).toMatchObject(refused(field));
      expect(await directory.ask('PUT', `/Users/${crypto.randomUUID()}`, user)).toMatchObject(refused(field));
    }
  });

  it('by an operation, of a group, and in an address is refused too', async () => {
    const { json: person } = await directory.ask('POST', '/Users', entraUser(uniqueEmail('scim')));
    for (const text of unfit) {
      const change = patch({ op: 'replace', path: 'externalId', value: text });
      expect(await directory.ask('PATCH', `/Users/${person.id}`, change)).toMatchObject(
        refused('Operations\\.0\\.value'),
      );
      const group = { displayName: text, externalId: 'g' };
      expect(await directory.ask('POST', '/Groups', group)).toMatchObject(refused('displayName'));
    }
    expect(await directory.ask('GET', '/Users?filter=a%00b')).toMatchObject(refused('filter'));
    expect((await directory.ask('GET', '/Users/a%00b')).status).toBe(400);
  });

  it.each(['\\u0000', '\\ud800'])('in a filter is refused although it is written as %s', async (text) => {
    for (const attribute of ['userName', 'externalId']) {
      const filter = encodeURIComponent(`${attribute} eq "a${text}b"`);
      const { status, json } = await directory.ask('GET', `/Users?filter=${filter}`);
      expect([status, json.scimType]).toEqual([400, 'invalidFilter']);
    }
  });
});

describe('what a company’s provider says of somebody', () => {
  it.each(unfit)('%j is refused as their subject, and passed over as their name', async (text) => {
    const company = await TestCompany.found({ app: slack.app, dns, provider });
    await company.ready();
    const { email } = company.admin;
    provider.person = { sub: text, email, email_verified: true };
    const refused = await company.logIn(email);
    expect([refused.status, refused.json.code]).toEqual([401, 'company_login_refused']);
    provider.person = { sub: 'somebody', email: text, email_verified: true };
    expect((await company.logIn(email)).json.code).toBe('company_login_unknown');
    provider.person = { sub: `sub-${company.admin.id}`, email, email_verified: true, name: text };
    expect((await company.logIn(email)).json.user.id).toBe(company.admin.id);
  });
});
