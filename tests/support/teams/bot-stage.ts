import { createLeaveCompany, jobsDone, type LeaveCompany } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { BotService, type PostedCard } from './bot-service.ts';

type Registration = ReturnType<BotService['register']>;
type Member = ReturnType<BotService['join']>;

/** An application beside an Azure and a Teams. */
export class BotStage {
  private constructor(
    readonly app: TestApp,
    readonly service: BotService,
  ) {}

  static async start(): Promise<BotStage> {
    const service = await BotService.start();
    const app = await startTestApp({ env: service.env });
    return BotStage.beside(app, service);
  }

  /** Where the application has other neighbours as well. */
  static beside(app: TestApp, service: BotService): BotStage {
    service.by(() => app.services.now().getTime());
    return new BotStage(app, service);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.service.close();
  }

  connect({ token }: TestPerson, { appId, tenantId, secret }: Registration) {
    return this.app.call('PUT', '/teams-bot', { token, body: { appId, tenantId, secret } });
  }

  /** A company whose admin connected a bot of its own. */
  async company(): Promise<LeaveCompany & { readonly bot: Registration }> {
    const company = await createLeaveCompany(this.app);
    const bot = this.service.register();
    await this.connect(company.admin, bot);
    return { ...company, bot };
  }

  async send(token: string, activity: object) {
    const response = await fetch(`${this.app.url}/api/teams-bot/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(activity),
    });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
    return { status: response.status, json: (text ? JSON.parse(text) : null) as any };
  }

  /** Somebody writes to the bot; answers with the way that it gave them. */
  async greet(bot: Registration, member: Member): Promise<string> {
    await this.send(await this.service.token(bot), this.service.activity(member, { type: 'message' }));
    await jobsDone(this.app);
    const link = this.service.cardsOf(member).at(-1)?.card.actions[0]?.url ?? this.app.url;
    return new URL(link).searchParams.get('teams') ?? '';
  }

  follow({ token }: TestPerson, reference: string) {
    return this.app.call('PUT', '/teams-bot/account', { token, body: { reference } });
  }

  /** As somebody links who says that it is them. */
  async link(bot: Registration, person: TestPerson): Promise<Member> {
    const member = this.service.join(bot, person.email, person.name);
    await this.follow(person, await this.greet(bot, member));
    return member;
  }

  /** What a decider has of requests, once all jobs are done. */
  async requestsOf(member: Member): Promise<PostedCard[]> {
    await jobsDone(this.app);
    return this.service.cardsOf(member).filter(({ card }) => card.body.length > 1);
  }

  async press(bot: Registration, member: Member, verb: string, data: object) {
    const value = { action: { type: 'Action.Execute', verb, data } };
    const activity = this.service.activity(member, { type: 'invoke', name: 'adaptiveCard/action', value });
    return this.send(await this.service.token(bot), activity);
  }
}

/** What is pressed in a card; null once there is nothing to press. */
// biome-ignore lint/suspicious/noExplicitAny: cards of every shape
export function pressedValue(card: any): string | null {
  return card.actions.find(({ type }: { type: string }) => type === 'Action.Execute')?.data.value ?? null;
}

// biome-ignore lint/suspicious/noExplicitAny: cards of every shape
export function readIn(card: any): string {
  return card.body
    .map(({ inlines }: { inlines: { text: string }[] }) => inlines.map(({ text }) => text).join(''))
    .join('\n');
}
