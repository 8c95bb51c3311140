import { type CalendarName, connectCalendar } from '#tests/support/calendar-providers/connect-calendar.ts';
import { GoogleServer } from '#tests/support/calendar-providers/google-server.ts';
import { GraphServer } from '#tests/support/calendar-providers/graph-server.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import type { LooseAnswer, TestApp } from '#tests/support/test-app.ts';

interface ShownEvent {
  readonly requestId: string;
  /** From and to, as wall clocks say it; whole days from midnight to midnight. */
  readonly times: string;
}

const at = ({ date, dateTime }: { date?: string; dateTime?: string }): string =>
  dateTime ?? `${date}T00:00:00`;
const timesOf = ({ start, end }: { start: object; end: object }): string => `${at(start)} ${at(end)}`;

/** Google's and Microsoft's calendars, each person with one of them. */
export class ProviderCalendars {
  readonly #chosen = new Map<string, CalendarName>();

  private constructor(
    readonly google: GoogleServer,
    readonly graph: GraphServer,
  ) {}

  static async start(): Promise<ProviderCalendars> {
    return new ProviderCalendars(await GoogleServer.start(), await GraphServer.start());
  }

  get env(): Readonly<Record<string, string>> {
    return { ...this.google.env, ...this.graph.env };
  }

  async close(): Promise<void> {
    await this.google.close();
    await this.graph.server.close();
  }

  keepTime(app: TestApp): void {
    for (const { grants } of [this.google, this.graph]) grants.now = () => app.services.now().getTime();
  }

  connect(app: TestApp, person: TestPerson, name = this.nameOf(person)): Promise<LooseAnswer> {
    this.#chosen.set(person.id, name);
    return connectCalendar(app, name, this[name === 'google' ? 'google' : 'graph'], person);
  }

  nameOf({ id }: TestPerson): CalendarName {
    return this.#chosen.get(id) ?? 'google';
  }

  of(person: TestPerson): GoogleServer | GraphServer {
    return this.nameOf(person) === 'google' ? this.google : this.graph;
  }

  shown(person: TestPerson): ShownEvent[] {
    if (this.nameOf(person) === 'google')
      return this.google.shown(person.email).map((event) => ({
        requestId: String(event.extendedProperties?.private?.relache ?? event.id).split('/')[0] ?? '',
        times: timesOf({ start: event.start, end: event.end }),
      }));
    return this.graph.shown(person.email).map((event) => ({
      requestId: String(event.singleValueExtendedProperties?.[0]?.value ?? event.id).split('/')[0] ?? '',
      times: timesOf({ start: event.start, end: event.end }),
    }));
  }

  /** Answers with the requests whose events somebody deleted. */
  deleteByHand(person: TestPerson, random: Random): string[] {
    const all = this.shown(person).map(({ requestId }) => requestId);
    if (all.length === 0) return [];
    if (this.nameOf(person) === 'microsoft') {
      this.graph.deleteByHand(person.email);
      return all;
    }
    const event = random.pick(this.google.shown(person.email));
    this.google.deleteByHand(person.email, event.id);
    return [String(event.extendedProperties?.private?.relache).split('/')[0] ?? ''];
  }
}
