import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { eventually } from '#tests/support/eventually.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type CalendarName, connectCalendar } from './connect-calendar.ts';
import { GoogleServer } from './google-server.ts';
import { GraphServer } from './graph-server.ts';

/** An application whose people can connect calendars, and both providers. */
export class CalendarStage {
  private constructor(
    readonly app: TestApp,
    readonly owner: Pool,
    readonly google: GoogleServer,
    readonly graph: GraphServer,
    readonly env: Readonly<Record<string, string>>,
  ) {}

  static async start(options: { site?: boolean; worker?: 'on' | 'off' } = {}): Promise<CalendarStage> {
    const { site = false, worker = 'on' } = options;
    const google = await GoogleServer.start();
    const graph = await GraphServer.start();
    const secretsKey = randomBytes(32).toString('base64');
    const env = { ...google.env, ...graph.env, SECRETS_KEY: secretsKey };
    const app = await startTestApp({ env: { ...env, WORKER: worker }, site });
    for (const clock of [google.grants, graph.grants, google.delegations, graph.apps])
      clock.now = () => app.services.now().getTime();
    return new CalendarStage(app, ownerPool(app.connection), google, graph, env);
  }

  async close(): Promise<void> {
    await this.owner.end();
    await this.app.close();
    await this.google.server.close();
    await this.graph.server.close();
  }

  provider(name: CalendarName): GoogleServer | GraphServer {
    return name === 'google' ? this.google : this.graph;
  }

  connect(name: CalendarName, person: TestPerson, scopes?: string): Promise<LooseAnswer> {
    return connectCalendar(this.app, name, this.provider(name), person, scopes);
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async connectionOf(name: CalendarName, { token }: TestPerson): Promise<any> {
    const { json } = await this.app.call('GET', '/connections', { token });
    return json.offers.find((one: { provider: string }) => one.provider === name)?.connection;
  }

  disconnect(id: string, { token }: TestPerson, removeWritten: boolean): Promise<LooseAnswer> {
    return this.app.call('POST', `/connections/${id}/disconnect`, { token, body: { removeWritten } });
  }

  /** N44: what was written there is gone, and the connection with it. */
  hasLeft(name: CalendarName, person: TestPerson): Promise<boolean> {
    return eventually(async () => (await this.connectionOf(name, person)) === null, 'the end');
  }

  /** What somebody's calendar shows once every job is done. */
  async shown(name: CalendarName, { email }: TestPerson) {
    await jobsDone(this.app);
    return this.provider(name).shown(email);
  }

  /** Jobs about calendars that wait. */
  async waiting(): Promise<number> {
    const { rows } = await this.owner.query(
      "select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'keep-calendar'",
    );
    return rows[0].waiting;
  }

  triedOnce(): Promise<boolean> {
    return eventually(async () => {
      const { rowCount } = await this.owner.query(
        `select from graphile_worker.jobs
         where task_identifier = 'keep-calendar' and attempts > 0 and locked_at is null`,
      );
      return rowCount !== 0;
    }, 'a first try');
  }
}
