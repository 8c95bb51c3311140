import { confirmNewsletter } from '#server/actions/newsletter/send-confirmation.ts';
import { greetInTeams } from '#server/actions/teams-bot/link-account.ts';
import { insertReaderLink } from '#server/store/newsletter-issues.ts';
import { issueToken } from '#server/token.ts';
import { dead, type Key } from './intruder-key.ts';
import type { KeyStage } from './intruder-key-stage.ts';
import { type TestOrganization, type TestPerson, uniqueEmail } from './organizations.ts';
import { TestBrowser } from './passkeys.ts';
import { slackClient, slackSignature } from './slack/slack-client.ts';
import type { Answer } from './test-app.ts';

/** What goes to and fro between us and the programs of others, and what readers of the newsletter hold. */
export async function outsideKeys(stage: KeyStage, organization: TestOrganization): Promise<Key[]> {
  return [
    ...(await consentKeys(stage, organization)),
    ...(await botKeys(stage, organization)),
    ...(await readerKeys(stage)),
  ];
}

interface Consent {
  readonly state: string;
  readonly finish: () => Promise<Answer>;
}

/** On the way to a provider; the answer is worth something in this browser, with a code of the provider. */
async function begin(
  { app }: KeyStage,
  { token }: TestPerson,
  path: string,
  allow: (url: string) => string,
): Promise<Consent> {
  const browser = new TestBrowser(app);
  const { json, text } = await browser.callAnything('POST', `/connections/${path}`, { token });
  const state = json.url && new URL(json.url).searchParams.get('state');
  if (!state) throw new Error(`${path}: ${text}`);
  return {
    state,
    finish: () => browser.call('POST', '/connections/finish', { token, body: { answer: allow(json.url) } }),
  };
}

async function consentKeys(stage: KeyStage, { admin, add }: TestOrganization): Promise<Key[]> {
  const { slack, google, graph } = stage;
  const person = await add('employee');
  const team = 'TINTRUS';
  const inSlack = (url: string) => slack.allow(url, team);
  const connected = await begin(stage, admin, 'company/slack', inSlack);
  await connected.finish();
  const member = slack.join(team, person.email, person.name);
  const good: [string, Consent][] = [
    ['Slack', await begin(stage, admin, 'company/slack', inSlack)],
    [
      'a status in Slack',
      await begin(stage, person, 'own/slack-status', (url) => slack.allowOwn(url, member)),
    ],
    ['Google', await begin(stage, person, 'own/google', (url) => google.grants.allow(url, person.email))],
    [
      'Microsoft',
      await begin(stage, person, 'own/microsoft', (url) => graph.grants.allow(url, person.email)),
    ],
  ];
  const old = await begin(stage, person, 'own/google', () => '');
  await stage.age('connection_attempts', 'state_hash', old.state);
  const { access } = slack.installs.at(-1) ?? { access: '' };
  const signed = slackSignature('command=%2Fconges', stage.app.services.now());
  return [
    ...good.map(
      ([name, { state, finish }]): Key => ({
        kind: `the state of a consent at ${name}`,
        token: state,
        opens: [],
        proves: finish,
      }),
    ),
    dead('the state of a consent that came back', connected.state),
    dead('the state of a consent that is too old', old.state),
    dead('our access at Slack', access),
    dead('a signature of Slack', signed['x-slack-signature']),
    dead('the secret that Slack signs with', slackClient.signingSecret),
  ];
}

async function botKeys({ app, owner, bots }: KeyStage, organization: TestOrganization): Promise<Key[]> {
  const { admin, id: organizationId } = organization;
  const bot = bots.register();
  const { appId, tenantId, secret } = bot;
  await app.call('PUT', '/teams-bot', { token: admin.token, body: { appId, tenantId, secret } });
  const { rows } = await owner.query(
    "select id from connections where organization_id = $1 and provider = 'teams-bot' and owner_user_id is null",
    [organizationId],
  );
  const person = await organization.add('employee');
  const member = bots.join(bot, person.email, person.name);
  const { conversationId, objectId, id: userId } = member;
  const where = { serviceUrl: bots.serviceUrl, conversationId, userId, objectId };
  await greetInTeams(
    app.services,
    { organizationId, connectionId: rows[0].id, ...where },
    AbortSignal.timeout(20_000),
  );
  const way = bots.cardsOf(member).at(-1)?.card.actions[0].url ?? '';
  const reference = new URL(way).searchParams.get('teams') ?? '';
  const token = await bots.token(bot);
  const body = JSON.stringify(bots.activity(member, { type: 'typing' }));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return [
    {
      kind: 'the way from Teams to one’s account',
      token: reference,
      opens: ['account in Teams'],
      proves: () => app.call('PUT', '/teams-bot/account', { token: person.token, body: { reference } }),
    },
    {
      kind: 'a token of the Bot Framework',
      token,
      opens: [],
      proves: () => fetch(`${app.url}/api/teams-bot/messages`, { method: 'POST', headers, body }),
    },
    dead('the secret of a bot of Teams', secret),
  ];
}

async function readerKeys({ app, owner }: KeyStage): Promise<Key[]> {
  const email = uniqueEmail('lectrice');
  await app.call('POST', '/newsletter', { body: { email, consent: true } });
  const { rows } = await owner.query('select id from newsletter_readers where email = $1', [email]);
  const readerId = rows[0].id as string;
  await confirmNewsletter(app.services, { readerId });
  const mail = await app.mailbox.waitFor(email);
  const confirming = /\/newsletter\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const { token: leaving, hash } = issueToken(readerId);
  await app.services.database.atGate((tx) => insertReaderLink(tx, readerId, hash, app.services.now()));
  const tell = (verb: string, token: string) => () =>
    app.callAnything('POST', `/newsletter/${verb}`, { body: { token } });
  return [
    {
      kind: 'a link that confirms the newsletter',
      token: confirming,
      opens: ['newsletter', 'leaving the newsletter', 'leaving the newsletter at once'],
      proves: tell('confirm', confirming),
    },
    {
      kind: 'a link that leaves the newsletter',
      token: leaving,
      opens: ['newsletter', 'leaving the newsletter', 'leaving the newsletter at once'],
      proves: tell('unsubscribe', leaving),
    },
  ];
}
