import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followUpOrganization } from '#server/actions/notifications/follow-up.ts';
import { attach } from '#tests/support/attachments.ts';
import { fetchEvents, subscribeTo } from '#tests/support/calendar-feeds.ts';
import { connectCalendar } from '#tests/support/calendar-providers/connect-calendar.ts';
import { GoogleServer } from '#tests/support/calendar-providers/google-server.ts';
import { GraphServer } from '#tests/support/calendar-providers/graph-server.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { actOn, fileLeave, jobsDone, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import type { ProviderCall, ProviderServer } from '#tests/support/provider-server.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { SlackStage, valueIn } from '#tests/support/slack/slack-stage.ts';
import { filesBelow } from '#tests/support/source-files.ts';
import { BotService } from '#tests/support/teams/bot-service.ts';
import { BotStage, pressedValue } from '#tests/support/teams/bot-stage.ts';
import { FlowServer } from '#tests/support/teams/flow-server.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { typeForm, typeNamed } from '#tests/support/type-company.ts';

const seed = Number(process.env.WRITERS_SEED ?? Date.now() % 2 ** 32);

let google: GoogleServer;
let graph: GraphServer;
let flows: FlowServer;
let azure: BotService;
let stage: SlackStage;
let bots: BotStage;
beforeAll(async () => {
  [google, graph, flows] = [await GoogleServer.start(), await GraphServer.start(), await FlowServer.start()];
  azure = await BotService.start();
  stage = await SlackStage.start({ ...google.env, ...graph.env, ...flows.env, ...azure.env });
  bots = BotStage.beside(stage.app, azure);
  for (const { grants } of [google, graph]) grants.now = () => stage.app.services.now().getTime();
});
afterAll(async () => {
  await stage.close();
  for (const { server } of [google, graph, flows]) await server.close();
  await azure.close();
});

interface Told {
  /** What Slack was answered with, when it called. */
  readonly answered: readonly string[];
  /** The same of the Bot Framework. */
  readonly pressed: readonly string[];
  readonly fed: readonly string[];
}

const said = ({ path, query, text }: ProviderCall): string => `${path} ${query} ${decodeURIComponent(text)}`;
const sentTo = (server: ProviderServer, path: RegExp): string[] =>
  server.calls.filter((call) => path.test(call.path)).map(said);
const slackSaid = (method: RegExp): string[] => sentTo(stage.slack.server, method);

/** Everything that writes to the programs of others, and what it wrote. One that comes along has its line here. */
const writers: Readonly<Record<string, (told: Told) => readonly string[]>> = {
  'actions/connections/keep-away-note.ts': () => slackSaid(/users\.profile\.set/),
  'slack/slack-status.ts': () => slackSaid(/users\.profile\.set/),
  'google/gmail-replies.ts': () => sentTo(google.server, /settings\/vacation/),
  'microsoft/outlook-replies.ts': () => sentTo(graph.server, /mailboxSettings/),
  'actions/connections/keep-calendar.ts': () => sentTo(google.server, /\/events/),
  'google/google-calendar.ts': () => sentTo(google.server, /\/events/),
  'microsoft/outlook-calendar.ts': () => sentTo(graph.server, /\/events/),
  'actions/connections/post-digest.ts': () => [
    ...slackSaid(/chat\.postMessage/).filter((text) => text.includes('CEQUIPE')),
  ],
  'actions/slack/answer-slack.ts': () => slackSaid(/^\/answers\//),
  'actions/slack/own-messages.ts': () => slackSaid(/chat\.(?:postMessage|update)/),
  'actions/slack/tell-slack.ts': () => slackSaid(/chat\.update/),
  'actions/slack/digest-channel.ts': () => slackSaid(/chat\.postMessage/),
  'actions/slack/show-slack-home.ts': () => slackSaid(/views\.publish/),
  'actions/slack/ask-in-slack.ts': ({ answered }) => answered,
  'actions/slack/take-slack-call.ts': () => slackSaid(/views\.open/),
  'http/slack-calls.ts': ({ answered }) => answered,
  'actions/teams-channel/tell-channel.ts': () => sentTo(flows.server, /workflows/),
  'actions/teams-bot/tell-teams-bot.ts': () => sentTo(azure.server, /\/activities/),
  'actions/teams-bot/press-in-teams.ts': ({ pressed }) => pressed,
  'http/teams-bot-calls.ts': ({ pressed }) => pressed,
  'teams-bot/bot-service.ts': () => sentTo(azure.server, /\/activities/),
  'teams-channel/teams-flow.ts': () => sentTo(flows.server, /workflows/),
  'actions/calendar-feeds/fetch-feed.ts': ({ fed }) => fed,
};

/** Those that reach others with nothing of leave in hand, or with what its owner may know. */
const silent: Readonly<Record<string, string>> = {
  'actions/connections/carry-out.ts': 'carries what the others wrote',
  'actions/connections/disconnect-outside.ts': 'gives an access back',
  'actions/connections/end-connection.ts': 'takes away what was written',
  'actions/connections/leave-providers.ts': 'takes away what was written',
  'actions/connections/test-outside-connection.ts': 'a question without content',
  'actions/slack/link-account.ts': 'looks for a person by an address',
  'actions/teams-bot/link-account.ts': 'a way into Relâche, and a question about a member',
  'slack/slack-tokens.ts': 'codes and tokens',
  'teams-bot/bot-token.ts': 'a question for keys',
  'actions/teams-channel/test-channel.ts': 'a card that says that it is a test',
  'connections/oauth-code.ts': 'codes and tokens',
  'google/google-call.ts': 'carries what the calendar part wrote',
  'google/google-protocol.ts': 'codes, tokens and a question without content',
  'google/service-key.ts': 'a signed statement for a token',
  'microsoft/company-protocol.ts': 'a question without content',
  'microsoft/tenant-app.ts': 'a secret for a token',
  'microsoft/graph-call.ts': 'carries what the calendar part wrote',
  'microsoft/microsoft-protocol.ts': 'codes, tokens and a question without content',
  'slack/slack-call.ts': 'carries what the others wrote',
  'slack/slack-protocol.ts': 'codes and tokens',
  'actions/push/send-push.ts': 'to a device of the person, sealed for it',
  'actions/webhooks/deliver-webhook.ts':
    'to a program of the company, by the rights of who made it (decision 056)',
};

const reaching =
  /\b(?:callSlack|callGoogle|callGraph|postToFlow|withConnection|carryOut|fetchFeed)\(|(?:outside\.call|messenger\.post)\b|slack-blocks\.ts'|bot-card\.ts'/;

async function askForReplies(app: TestApp, name: string, { token }: TestPerson): Promise<void> {
  const { json } = await app.call('GET', '/connections', { token });
  const connection = present(json.offers.find(({ provider }) => provider === name)?.connection);
  await app.call('PUT', `/connections/${connection.id}/replies`, { token, body: { text: null } });
}

describe('the list of writers', () => {
  it('names every part of the server that calls the program of somebody else', () => {
    const found = filesBelow('src/server')
      .filter((file) => !file.endsWith('.test.ts') && reaching.test(readFileSync(file, 'utf8')))
      .map((file) => file.replace(/^.*src\/server\//, ''))
      .filter((file) => !/^(?:http\/calendar-feeds|build-services|services)\.ts$/.test(file));
    expect(found.toSorted()).toEqual([...Object.keys(writers), ...Object.keys(silent)].toSorted());
  });
});

describe(`what leaves of sickness, whoever asks and whatever was written (N15, N31; seed ${seed})`, () => {
  it('says no reason, no name of its type, no comment and no file', async () => {
    const { app } = stage;
    const random = seededRandom(seed);
    setClock(app, '2026-02-27T09:00:00Z');
    const company = await stage.company();
    const { admin, manager, organization, team, ines, colin } = company;
    const [boss, decider, asker] = [
      await stage.link(team, admin),
      await stage.link(team, manager),
      await stage.link(team, ines),
    ];
    stage.slack.channels.add('CEQUIPE');
    const answered: string[] = [];
    const note = async (call: Promise<{ text: string }>) => answered.push((await call).text);
    await note(stage.command(team, boss, 'canal', '/conges', 'CEQUIPE'));
    await app.call('PUT', '/teams-channel', {
      token: admin.token,
      body: {
        address: flows.make(),
        name: 'Canal',
        news: ['requests', 'decisions', 'digest'],
        language: 'fr',
      },
    });
    const bot = azure.register();
    await bots.connect(admin, bot);
    const inTeams = await bots.link(bot, manager);
    await stage.allowStatus(ines, { team, id: asker });
    for (const person of [ines, colin])
      for (const [name, provider] of [
        ['google', google],
        ['microsoft', graph],
      ] as const) {
        await connectCalendar(app, name, provider, person);
        await askForReplies(app, name, person);
        await connectCalendar(app, name, provider, person);
      }

    const as = <const M extends Method, const P extends string>(
      method: M,
      path: KnownPath<M, P>,
      body?: object,
    ) => app.call(method, path, { token: admin.token, ...(body ? { body } : {}) });
    const { json: catalogue } = await as('GET', '/leave-types/catalogue');
    for (const entry of catalogue)
      if (entry.confidential)
        await as('POST', '/leave-types', { ...typeForm(entry), catalogueKey: entry.key });
    const secrets = ['Hôpital de jour', 'Rendez-vous médical', 'Cure thermale'];
    for (const name of secrets)
      await as('POST', '/leave-types', typeNamed(name, { confidential: random.chance(0.5) }));
    const { json: types } = await as('GET', '/leave-types');
    const telling = types.filter(
      ({ confidential, name }: { confidential: boolean; name: { fr: string } }) =>
        confidential || secrets.includes(name.fr),
    );
    expect(telling.length).toBeGreaterThan(6);

    const words: string[] = [];
    const word = (): string => {
      words.push(`zq${random.below(2 ** 31).toString(36)}x`);
      return words.at(-1) ?? '';
    };
    let [filed, attached, monday] = [0, 0, Date.parse('2026-03-02')];
    for (const { id } of telling) {
      const person = random.pick([ines, colin]);
      const first = new Date(monday + random.below(3) * 86_400_000).toISOString().slice(0, 10);
      const body = { type: id, startDate: first, endDate: first, note: `${word()} ${word()}` };
      monday += 7 * 86_400_000;
      const { json, status } = await fileLeave(app, person, body);
      if (status !== 200) continue;
      filed += 1;
      const pdf = Buffer.from(`%PDF-1.4\n${word()}\n%%EOF`);
      if ((await attach(app, person, json.id, pdf, `${word()}.pdf`)).status === 200) attached += 1;
      const path = `/leave-requests/${json.id}/comments` as const;
      await app.call('POST', path, { token: person.token, body: { text: `${word()} bien reçu` } });
      if (random.chance(0.2)) await actOn(app, manager, json, 'reject', { reason: word() });
      else await actOn(app, manager, json, 'approve');
      // All of them at once would be more than a busy machine carries out while it is waited for.
      await jobsDone(app);
    }
    // Ill right now, so that a status is set.
    const ill = { type: 'sick', startDate: '2026-02-27', endDate: '2026-02-27', note: word() };
    await actOn(app, manager, (await fileLeave(app, ines, ill)).json, 'approve');
    // Something to decide is left: one is refused in Teams, the other in Slack, with a reason.
    const inJune = { type: telling[0]?.id, startDate: '2027-06-02', endDate: '2027-06-02', note: word() };
    await fileLeave(app, colin, inJune);
    const told = (await bots.requestsOf(inTeams)).findLast(({ card }) => pressedValue(card) !== null);
    const refusal = { value: pressedValue(told?.card), reason: word() };
    const pressed = [JSON.stringify((await bots.press(bot, inTeams, 'reject', refusal)).json)];
    const { json: last } = await fileLeave(app, colin, {
      type: telling[0]?.id,
      startDate: '2027-03-03',
      endDate: '2027-03-03',
      note: word(),
    });
    expect([filed > 5, attached > 0]).toEqual([true, true]);
    await jobsDone(app);
    const card = stage.slack.messages.find((message) => JSON.stringify(message).includes(last.id));
    await note(stage.press(team, card?.user ?? decider, 'reject', valueIn(card) ?? ''));
    const view = stage.slack.views.at(-1);
    const state = { values: { reason: { reason: { value: word() } } } };
    await note(stage.submit(team, card?.user ?? decider, { ...view, state }));
    for (const user of [asker, decider, boss]) {
      for (const what of ['', 'solde', 'absents']) await note(stage.command(team, user, what));
      await note(stage.press(team, user, 'ask'));
      await note(stage.openHome(team, user));
    }
    await jobsDone(app);
    setClock(app, '2026-03-02T09:00:00Z');
    await followUpOrganization(app.services, { organizationId: organization.id });
    await jobsDone(app);

    const { json: teams } = await as('GET', '/teams');
    const feed = await subscribeTo(app, colin, { scope: 'team', teamId: teams[0]?.id });
    const fed = (await fetchEvents(app, feed))
      .map((event) => JSON.stringify(event))
      .filter((event) => !event.includes(colin.name));

    const names = telling.flatMap(({ id, name }: { id: string; name: { fr: string; en: string } }) => [
      id,
      name.fr,
      name.en,
    ]);
    const hidden = [...words, ...names.filter((name: string) => name.length > 3)];
    for (const [writer, gather] of Object.entries(writers)) {
      const texts = gather({ answered, pressed, fed });
      expect(texts.length, `${writer} wrote nothing, so that nothing was looked at`).toBeGreaterThan(0);
      const leaked = hidden.filter((secret) =>
        texts.some((text) => text.toLowerCase().includes(secret.toLowerCase())),
      );
      expect({ writer, leaked }).toEqual({ writer, leaked: [] });
    }
  });
});
