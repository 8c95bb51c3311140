import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import { settlePeople } from '#server/actions/balances/settle.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { listUserRows } from '#server/store/users.ts';
import type { KnownPath, Method } from './known-calls.ts';
import type { LeaveCompany } from './leave-company.ts';
import { openTestSession, type TestPerson } from './organizations.ts';
import type { Random } from './seeded-random.ts';
import type { AnswerTo, TestApp } from './test-app.ts';
import { todayInParis } from './today.ts';

const DAY = 86_400_000;
const whole = ['am', 'pm'];
const weeks = [
  { '1': whole, '2': whole, '3': whole, '4': whole, '5': whole },
  { '1': whole, '2': whole, '4': whole, '5': whole },
  { '1': ['am'], '2': ['am'], '3': ['am'], '4': ['am'], '5': ['am'] },
  { '2': whole, '3': ['pm'], '4': whole, '5': whole, '6': ['am'] },
];

/** Chance at work in one company: whatever HR, managers and employees may do to counters, at any time. */
export class LeaveHistory {
  readonly #app: TestApp;
  readonly #company: LeaveCompany;
  readonly #random: Random;
  /** What is asked for, the likelier the more often. */
  readonly #types: readonly string[];
  readonly #told: string[] = [];
  /** Of sessions opened since time passed: older ones have expired. */
  readonly #tokens = new Map<string, string>();

  constructor(
    app: TestApp,
    company: LeaveCompany,
    random: Random,
    types: readonly string[] = ['vacation', 'vacation', 'vacation', 'sick'],
  ) {
    this.#app = app;
    this.#company = company;
    this.#random = random;
    this.#types = types;
  }

  /** What happened, for whoever has to understand a failure. */
  get told(): readonly string[] {
    return this.#told;
  }

  get today(): PlainDate {
    return todayInParis(this.#app.services.now());
  }

  async step(): Promise<void> {
    const verbs = [
      () => this.#file(),
      () => this.#file(),
      () => this.#decide(),
      () => this.#decide(),
      () => this.#endOne(),
      () => this.#adjust(),
      () => this.#changeWeek(),
      () => this.#changeSettings(),
      () => this.#undoSettings(),
      () => this.#changeDates(),
      () => this.#importBalances(),
      () => this.#undoImport(),
      () => this.passTime(),
      () => this.passTime(),
    ];
    await this.#random.pick(verbs)();
  }

  /** Sometimes the nightly job runs afterwards, sometimes it was down. */
  async passTime(): Promise<void> {
    this.#app.advance((3 + this.#random.below(40)) * DAY);
    this.#tokens.clear();
    this.#told.push(`${this.today}`);
    if (this.#random.chance(0.5)) await this.runNightly();
  }

  async runNightly(): Promise<void> {
    const { database, now } = this.#app.services;
    // Not the job itself, which does nothing when it has already been there today.
    await database.inOrganization(this.#company.organization.id, async (tx) => {
      const organization = await lockOrganization(tx);
      await settlePeople(tx, organization, await listUserRows(tx), now(), 'recount');
    });
    this.#told.push('nightly');
  }

  get #anyone(): TestPerson {
    return this.#random.pick([this.#company.ines, this.#company.colin, this.#company.manager]);
  }

  #day(from: number, to: number): PlainDate {
    return addDays(this.today, from + this.#random.below(to - from));
  }

  async #call<const M extends Method, const P extends string>(
    person: TestPerson,
    method: M,
    path: KnownPath<M, P>,
    body?: unknown,
  ): Promise<AnswerTo<M, P>> {
    const answer = await this.#app.call(method, path, {
      token: await this.#tokenOf(person),
      ...(body === undefined ? {} : { body }),
    });
    this.#told.push(`${method} ${path} ${JSON.stringify(body) ?? ''} ${answer.status}`);
    if (answer.status >= 500) {
      throw new Error([...this.#told, ...this.#app.logs.slice(-3)].join('\n'));
    }
    return answer;
  }

  async #tokenOf({ id }: TestPerson): Promise<string> {
    const known = this.#tokens.get(id);
    if (known) return known;
    const token = await openTestSession(this.#app.services, this.#company.organization.id, id);
    this.#tokens.set(id, token);
    return token;
  }

  async #file(): Promise<void> {
    const { admin } = this.#company;
    const startDate = this.#day(-40, 120);
    const endDate = addDays(startDate, this.#random.below(14));
    const person = this.#anyone;
    const type = this.#random.pick(this.#types);
    const form = { type, startDate, endDate };
    // Employees cannot ask for days that are past; whoever runs HR records them.
    if (type === 'sick' || startDate < this.today)
      await this.#call(admin, 'POST', '/leave-requests', { ...form, userId: person.id });
    else await this.#call(person, 'POST', '/leave-requests', form);
  }

  async #requests(status: string): Promise<{ id: string }[]> {
    const { json } = await this.#call(this.#company.admin, 'GET', `/leave-requests?status=${status}`);
    return json;
  }

  async #decide(): Promise<void> {
    const waiting = await this.#requests('pending');
    if (waiting.length === 0) return;
    const { id } = this.#random.pick(waiting);
    const verb = this.#random.chance(0.8) ? 'approve' : 'reject';
    await this.#call(this.#company.admin, 'PATCH', `/leave-requests/${id}/${verb}`, { reason: 'Hasard' });
  }

  async #endOne(): Promise<void> {
    const approved = await this.#requests('approved');
    if (approved.length === 0) return;
    const { id } = this.#random.pick(approved);
    await this.#call(this.#company.admin, 'PATCH', `/leave-requests/${id}/cancel`, { reason: 'Hasard' });
  }

  async #adjust(): Promise<void> {
    const days = (this.#random.below(13) - 6) / 2;
    const form = { counter: 'paid-leave', days, date: this.#day(-90, 30), reason: 'Hasard' };
    await this.#call(this.#company.admin, 'POST', `/users/${this.#anyone.id}/adjustments`, form);
  }

  async #changeWeek(): Promise<void> {
    const form = { effectiveFrom: this.#day(-120, 60), days: this.#random.pick(weeks) };
    await this.#call(this.#company.admin, 'PUT', `/users/${this.#anyone.id}/working-pattern`, form);
  }

  async #changeSettings(): Promise<void> {
    const countingMode = this.#random.pick(['ouvres', 'ouvrables']);
    await this.#call(this.#company.admin, 'PUT', '/organization/settings', {
      timeZone: 'Europe/Paris',
      holidayZone: this.#random.pick(['metropole', 'alsace-moselle']),
      countingMode,
      referencePeriodStart: this.#random.pick(['06-01', '06-01', '01-01']),
      openDays: countingMode === 'ouvrables' ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5],
      workedHolidays: this.#random.chance(0.3) ? [`${this.today.slice(0, 4)}-11-11`] : [],
      solidarityDay: this.#random.pick([null, 'whit-monday']),
      carryOver: this.#random.pick([
        { kind: 'none', days: 0, months: 12 },
        { kind: 'up-to', days: 5, months: 12 },
      ]),
      rtt: this.#random.pick([null, { daysPerYear: 10, acquisition: 'monthly' }]),
      effectiveFrom: this.#day(-200, 60),
    });
  }

  async #undoSettings(): Promise<void> {
    const { json } = await this.#call(this.#company.admin, 'GET', '/organization/settings');
    const last = json.changes.find(({ undoable }: { undoable: boolean }) => undoable);
    if (last) await this.#call(this.#company.admin, 'POST', '/organization/settings/undo', { id: last.id });
  }

  async #changeDates(): Promise<void> {
    const from = this.#day(-700, -100);
    const to = this.#random.chance(0.2) ? this.#day(0, 200) : null;
    await this.#call(this.#company.admin, 'PUT', `/users/${this.#anyone.id}/employment`, { from, to });
  }

  async #importBalances(): Promise<void> {
    const { email } = this.#anyone;
    const line = { line: 2, person: email, previous: '4,5', current: String(this.#random.below(20)) };
    await this.#call(this.#company.admin, 'POST', '/balances/imports', {
      name: 'Hasard',
      asOf: this.#day(-120, 0),
      lines: [line],
    });
  }

  async #undoImport(): Promise<void> {
    const { json } = await this.#call(this.#company.admin, 'GET', '/balances/imports');
    const standing = json.find(({ undoneAt }: { undoneAt: string | null }) => undoneAt === null);
    if (standing) await this.#call(this.#company.admin, 'POST', `/balances/imports/${standing.id}/undo`);
  }
}
