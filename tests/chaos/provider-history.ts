import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import type { RequestAction } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import { valueIn } from '#tests/support/slack/slack-stage.ts';
import type { ProviderStage } from './provider-stage.ts';

interface Filed {
  readonly id: string;
  readonly person: TestPerson;
}

/** What people do, and what happens to servers and providers meanwhile, by chance. */
export class ProviderHistory {
  readonly #filed: Filed[] = [];
  /** Requests whose event somebody deleted. */
  readonly removedByHand = new Set<string>();
  readonly done = new Map<string, number>();
  readonly #revoked = new Set<TestPerson>();
  #week = 0;

  constructor(
    private readonly stage: ProviderStage,
    private readonly random: Random,
  ) {}

  async step(): Promise<void> {
    const deed = this.random.pick([
      ...Array<'file'>(6).fill('file'),
      ...Array<'approve'>(4).fill('approve'),
      'press',
      'press',
      'cancel',
      'approve-and-cancel',
      'edit',
      'shorten',
      'shorten-and-cancel',
      'fall-ill',
      'reject',
    ] as const);
    this.#note(deed);
    await this.#do(deed);
  }

  async fault(): Promise<void> {
    const fault = this.random.pick([
      'kill-one',
      'kill-both',
      'refuse',
      'wait',
      'silence',
      'end-access',
      'take-back-consent',
      'delete-by-hand',
    ] as const);
    this.#note(fault);
    await this.#disturb(fault);
  }

  /** Everything is up again, and who took their consent back gives it anew. */
  async calm(): Promise<void> {
    const { stage } = this;
    for (const { server } of [stage.calendars.google, stage.calendars.graph, stage.slack.slack])
      server.outages.length = 0;
    await stage.isUp();
    for (const person of this.#revoked) await stage.calendars.connect(stage.slack.app, person);
  }

  #note(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }

  async #do(
    deed:
      | 'file'
      | 'approve'
      | 'press'
      | 'cancel'
      | 'approve-and-cancel'
      | 'edit'
      | 'shorten'
      | 'shorten-and-cancel'
      | 'fall-ill'
      | 'reject',
  ): Promise<void> {
    const { stage, random } = this;
    if (deed === 'file' || this.#filed.length === 0) return this.#file();
    const { id, person } = random.pick(this.#filed);
    if (deed === 'press') return this.#press();
    if (deed === 'fall-ill') return this.#fallIll(id, person);
    if (deed === 'edit') return this.#edit(id, person);
    if (deed.startsWith('approve')) await this.#act(id, 'approve');
    if (deed === 'reject') await this.#act(id, 'reject', { reason: 'Effectif insuffisant' });
    if (deed.startsWith('shorten'))
      await stage.owner.query(
        `update leave_requests set end_date = start_date, end_half = 'pm', version = version + 1
         where id = $1 and state = 'approved' and end_date > start_date`,
        [id],
      );
    if (deed.endsWith('cancel')) await this.#act(id, 'cancel');
    return undefined;
  }

  async #act(id: string, action: RequestAction, body: object = {}): Promise<void> {
    const { manager } = this.stage;
    await this.stage.call('PATCH', `/leave-requests/${id}/${action}`, { token: manager.token, body });
  }

  /** Weeks that nobody took yet, with half-days at their ends. */
  async #file(): Promise<void> {
    const { stage, random } = this;
    const person = random.pick(stage.people);
    const monday = addDays(plainDate('2040-09-03'), this.#week * 7);
    this.#week += 1;
    const body = {
      type: random.pick(['vacation', 'personal']),
      startDate: monday,
      startHalf: random.pick(['am', 'am', 'pm']),
      endDate: addDays(monday, 1 + random.below(4)),
      endHalf: random.pick(['pm', 'pm', 'am']),
    };
    const answer = await stage.call('POST', '/leave-requests', { token: person.token, body });
    if (answer?.status === 200) this.#filed.push({ id: answer.json.id, person });
  }

  async #edit(id: string, { token }: TestPerson): Promise<void> {
    const { stage } = this;
    const { json } = await stage.slack.app.call('GET', `/leave-requests/${id}`, { token });
    const { type, startDate, endDate, version } = json.request;
    const body = { type, startDate, endDate, startHalf: 'pm', endHalf: 'pm', version };
    await stage.call('PUT', `/leave-requests/${id}`, { token, body });
  }

  /** Sickness that may begin before the leave, end after it, or both. */
  async #fallIll(id: string, person: TestPerson): Promise<void> {
    const { stage, random } = this;
    const { json } = await stage.slack.app.call('GET', `/leave-requests/${id}`, { token: person.token });
    const { startDate, endDate } = json.request;
    const body = {
      type: 'sick',
      startDate: addDays(plainDate(startDate), -random.below(3)),
      endDate: addDays(plainDate(endDate), random.below(3)),
    };
    const answer = await stage.call('POST', '/leave-requests', { token: person.token, body });
    if (answer?.status !== 200) return;
    this.#filed.push({ id: answer.json.id, person });
    if (random.chance(0.8)) await this.#act(answer.json.id, 'approve');
  }

  /** What somebody reads in Slack, whether it still is so or not. */
  async #press(): Promise<void> {
    const { stage, random } = this;
    const shown = stage.slack.slack.messages.filter((message) => valueIn(message) !== null);
    if (shown.length === 0) return;
    const message = random.pick(shown);
    await stage.slack.press(stage.team, message.user, 'approve', valueIn(message) ?? '');
  }

  async #disturb(
    fault:
      | 'kill-one'
      | 'kill-both'
      | 'refuse'
      | 'wait'
      | 'silence'
      | 'end-access'
      | 'take-back-consent'
      | 'delete-by-hand',
  ): Promise<void> {
    const { stage, random } = this;
    const person = random.pick(stage.people);
    const { grants, server: theirs } = stage.calendars.of(person);
    const server = random.pick([theirs, stage.slack.slack.server]);
    if (fault === 'kill-one') random.pick(stage.nodes).signal('SIGKILL');
    if (fault === 'kill-both') stage.kill();
    if (fault === 'refuse') server.outages.push({ status: 503 }, { status: 500 });
    if (fault === 'wait') server.outages.push({ status: 429, headers: { 'retry-after': '1' } });
    if (fault === 'silence') server.outages.push('silence');
    if (fault === 'end-access') {
      const account = grants.accounts.get(person.email);
      if (account) account.access = `ended-${account.access}`;
    }
    if (fault === 'take-back-consent') {
      grants.revoke(person.email);
      this.#revoked.add(person);
    }
    if (fault === 'delete-by-hand')
      for (const id of stage.calendars.deleteByHand(person, random)) this.removedByHand.add(id);
  }
}
