import { can } from '#domain/access/can.ts';
import { assistantScopes } from '#domain/assistants/assistant-tools.ts';
import { followUpOrganization } from '#server/actions/notifications/follow-up.ts';
import { makeKey } from './api-keys.ts';
import { connectAssistant } from './assistant.ts';
import { subscribeTo, type TestFeed } from './calendar-feeds.ts';
import { connectCalendar } from './calendar-providers/connect-calendar.ts';
import { GoogleServer } from './calendar-providers/google-server.ts';
import { GraphServer } from './calendar-providers/graph-server.ts';
import { jobsDone, keepSessions, setClock } from './leave-company.ts';
import type { TestPerson } from './organizations.ts';
import { ownerPool } from './owner-pool.ts';
import { present } from './present.ts';
import { PushService, type SubscribedBrowser } from './push-service.ts';
import { filledForm, SlackStage } from './slack/slack-stage.ts';
import { BotService } from './teams/bot-service.ts';
import { BotStage } from './teams/bot-stage.ts';
import { FlowServer } from './teams/flow-server.ts';
import type { LooseAnswer, TestApp } from './test-app.ts';

type Company = Awaited<ReturnType<SlackStage['company']>>;
type Member = Awaited<ReturnType<BotStage['link']>>;

/** By what reaches them: everything that a reader was told outside of the pages. */
export type Told = Map<string, string>;

const channel = 'CEQUIPE';
/** A colleague of the same team asks about these days, during the leave of another. */
const asked = { type: 'vacation', startDate: '2026-03-09', endDate: '2026-03-10' };

/** One in sixty-four begins with a dash, which is no edge of a word. */
const secret = /(?<![\w-])[\w-]{40,}(?![\w-])/g;

/** A company that told every program there is to speak of it, with a colleague who looks everywhere. */
export class ColleagueWorld {
  private constructor(
    private readonly stage: SlackStage,
    private readonly bots: BotStage,
    private readonly flows: FlowServer,
    private readonly google: GoogleServer,
    private readonly graph: GraphServer,
    private readonly push: PushService,
    readonly company: Company,
    private readonly outsider: TestPerson,
    private readonly flow: string,
    private readonly inSlack: Readonly<Record<'colin' | 'manager' | 'ines', string>>,
    private readonly inTeams: Readonly<Record<'colin' | 'manager', Member>>,
    private readonly browser: SubscribedBrowser,
    private readonly feeds: readonly TestFeed[],
    private readonly keys: Readonly<Record<'colin' | 'manager', string>>,
  ) {}

  static async found(): Promise<ColleagueWorld> {
    const [google, graph] = [await GoogleServer.start(), await GraphServer.start()];
    const [flows, azure] = [await FlowServer.start(), await BotService.start()];
    const stage = await SlackStage.start({ ...google.env, ...graph.env, ...flows.env, ...azure.env });
    const { app } = stage;
    const bots = BotStage.beside(app, azure);
    for (const { grants } of [google, graph]) grants.now = () => app.services.now().getTime();
    setClock(app, '2026-02-27T09:00:00Z');
    const company = await stage.company();
    const { admin, manager, ines, colin, team, organization } = company;
    const outsider = await organization.add('employee', 'Dehors Seule');
    const inSlack = {
      colin: await stage.link(team, colin),
      manager: await stage.link(team, manager),
      ines: await stage.link(team, ines),
    };
    stage.slack.channels.add(channel);
    await stage.command(team, await stage.link(team, admin), 'canal', '/conges', channel);
    await stage.allowStatus(ines, { team, id: inSlack.ines });
    const flow = flows.make();
    const news = ['requests', 'decisions', 'digest'];
    const body = { address: flow, name: 'Canal', news, language: 'fr' };
    await app.call('PUT', '/teams-channel', { token: admin.token, body });
    const bot = azure.register();
    await bots.connect(admin, bot);
    const inTeams = { colin: await bots.link(bot, colin), manager: await bots.link(bot, manager) };
    for (const person of [ines, colin])
      for (const [name, provider] of [['google', google] as const, ['microsoft', graph] as const])
        await connectCalendar(app, name, provider, person);
    const push = await PushService.start();
    const browser = push.browser('colin');
    const kinds = ['request-decided'];
    await app.call('PUT', '/push', { token: colin.token, body: { ...browser.keys, kinds } });
    const { json: teams } = await app.call('GET', '/teams', { token: admin.token });
    const ofTeam = { scope: 'team', teamId: present(teams[0]).id };
    const feeds = [
      await subscribeTo(app, colin, ofTeam),
      await subscribeTo(app, manager, ofTeam),
      await subscribeTo(app, admin, { scope: 'organization' }),
    ];
    const keyOf = async (person: TestPerson) => {
      const scopes = assistantScopes.filter((scope) => can({ role: person.role }, scope));
      return (await makeKey(app, person, scopes)).key;
    };
    const keys = { colin: await keyOf(colin), manager: await keyOf(manager) };
    const owner = ownerPool(app.connection);
    await keepSessions(owner);
    await owner.end();
    return new ColleagueWorld(
      stage,
      bots,
      flows,
      google,
      graph,
      push,
      company,
      outsider,
      flow,
      inSlack,
      inTeams,
      browser,
      feeds,
      keys,
    );
  }

  get app(): TestApp {
    return this.stage.app;
  }

  async close(): Promise<void> {
    await this.stage.close();
    await this.bots.service.close();
    await this.flows.close();
    await this.google.close();
    await this.graph.server.close();
    await this.push.stop();
  }

  async as({ token }: TestPerson, method: string, path: string, body?: object): Promise<LooseAnswer> {
    const answer = await this.app.callAnything(method, path, { token, ...(body ? { body } : {}) });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  /** The clock goes on, what waits for that hour is done, and whoever is written to on such a day is. */
  async goTo(instant: string): Promise<void> {
    await jobsDone(this.app);
    setClock(this.app, instant);
    const owner = ownerPool(this.app.connection);
    await owner.query("update graphile_worker._private_jobs set run_at = now() where key like 'away:%'");
    await owner.end();
    await followUpOrganization(this.app.services, { organizationId: this.company.organization.id });
    await jobsDone(this.app);
  }

  /** What the colleague asks for, there and now. */
  async ask(when: string): Promise<Told> {
    const told: Told = new Map();
    const { stage, company, inSlack } = this;
    const { team } = company;
    const user = inSlack.colin;
    const asking = async (what: string, ask: () => Promise<unknown>) => {
      const { answers, views } = stage.slack;
      const [before, seen] = [answers.length, views.length];
      const answer = await ask();
      await jobsDone(this.app);
      const posted = [answer, answers.slice(before), views.slice(seen)];
      told.set(`${when}: ${what}`, this.plain(JSON.stringify(posted)));
    };
    const json = async (call: Promise<{ text: string }>) => (await call).text;
    for (const what of ['', 'solde', 'absents'])
      await asking(`/conges ${what}`, () => json(stage.command(team, user, what)));
    await asking('a modal', () => json(stage.press(team, user, 'ask')));
    await asking('the proof of a modal', () =>
      json(stage.submit(team, user, filledForm(asked.type, asked.startDate, asked.endDate))),
    );
    await stage.openHome(team, user);
    await jobsDone(this.app);
    told.set(`${when}: the home in Slack`, this.plain(JSON.stringify(stage.slack.homes.get(user).blocks)));
    for (const [place, { path }] of this.feeds.entries())
      told.set(`${when}: feed ${place}`, this.plain((await this.app.callAnything('GET', path)).text));
    for (const [who, key] of Object.entries(this.keys))
      for (const [tool, answer] of await this.answersOfTools(key))
        told.set(`${when}: ${tool} of ${who}`, answer);
    return told;
  }

  /** Every tool of an assistant whose key tells no reasons, whoever holds it; of those in two steps the first. */
  private async answersOfTools(key: string): Promise<Told> {
    const assistant = await connectAssistant(this.app, key);
    const told: Told = new Map();
    const days = { from: '2026-03-01', to: '2026-03-20' };
    for (const tool of (await assistant.tools()).filter((name) => name !== 'decide')) {
      const given = tool === 'who_is_away' ? days : /dates|leave/.test(tool) ? asked : {};
      const { text, data, isError } = await assistant.use(tool, given);
      if (isError) throw new Error(`${tool}: ${text}`);
      told.set(tool, this.plain(JSON.stringify([text, data])));
    }
    await assistant.close();
    return told;
  }

  /** What the one who leads is told when they ask: the reason is theirs to know. */
  async asLeader(): Promise<string> {
    const path = '/leave-requests/team-calendar?from=2026-03-01&to=2026-03-20';
    return (await this.as(this.company.manager, 'GET', path)).text;
  }

  /** Everything that was sent by itself, by now. */
  async sent(): Promise<Told> {
    await jobsDone(this.app);
    const { stage, company, bots, browser, google, graph, inSlack } = this;
    const { colin, ines } = company;
    const told: Told = new Map();
    const keep = (what: string, all: readonly unknown[]) =>
      told.set(what, all.map((one) => this.plain(JSON.stringify(one))).join('\n'));
    const { messages, profiles } = stage.slack;
    keep(
      'messages in Slack',
      messages.filter(({ user }) => user === inSlack.colin),
    );
    keep(
      'the channel in Slack',
      messages.filter((message) => message.channel === channel),
    );
    keep(
      'the channel in Teams',
      this.flows.of(this.flow).map(({ lines, links }) => [lines, links]),
    );
    keep(
      'the bot of Teams',
      bots.service.cardsOf(this.inTeams.colin).map(({ card }) => card),
    );
    keep(
      'on the device',
      this.push.to(browser).map(({ body }) => browser.read(body)),
    );
    for (const person of [colin, this.outsider])
      keep(
        `mails to ${person.name}`,
        (await this.app.mailbox.to(person.email)).map(({ subject, text }) => [subject, text]),
      );
    // Whoever shares a calendar, or has a status, is looked at by colleagues.
    for (const person of [colin, ines]) {
      keep(`calendar of ${person.name} at Google`, google.shown(person.email).map(shownEvent));
      keep(`calendar of ${person.name} at Microsoft`, graph.shown(person.email).map(shownEvent));
    }
    keep('a status in Slack', [profiles.of(inSlack.ines)]);
    return told;
  }

  /** Without what differs between any two companies: ids, addresses, moments and secrets. */
  private plain(text: string): string {
    const places = new Map<string, number>();
    const { organization, team } = this.company;
    const addresses = [this.company.colin, this.company.ines, this.company.manager, this.outsider];
    const named = addresses.reduce((told, { email, name }) => told.replaceAll(email, name), text);
    return named
      .replaceAll(organization.id, 'organization')
      .replaceAll(team, 'workspace')
      .replaceAll(/token=[\w-]+/g, 'token')
      .replaceAll(secret, 'secret')
      .replaceAll(/(?:https?:\/\/)?(?:127\.0\.0\.1|localhost):\d+/g, 'host')
      .replaceAll(/"ts":"[\d.]+"/g, 'moment')
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z|\b\d{8}T\d{6}Z/g, 'moment')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\bU[0-9A-F]{8}\b/g, (id) => {
        const place = places.get(id) ?? places.size;
        places.set(id, place);
        return `id ${place}`;
      });
  }
}

/** As it is seen, and not what it is called there. */
function shownEvent({
  id: _,
  iCalUID: __,
  transactionId: ___,
  singleValueExtendedProperties: ____,
  ...event
}: Record<string, unknown>) {
  return event;
}
