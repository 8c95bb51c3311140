import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { jobNames, jobTable } from '#server/actions/job-table.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import type { LeaveCompany } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { SlackStage } from '#tests/support/slack/slack-stage.ts';
import type { AnswerTo, CallOptions, TestApp } from '#tests/support/test-app.ts';
import { ChaosNode } from './chaos-node.ts';
import { ProviderCalendars } from './provider-calendars.ts';

/** Jobs that speak with providers, or lead to some that do. */
const outward = ['announce-request', 'keep-calendar', 'tell-slack', 'end-connection'];
const patienceMs = 90_000;

/**
 * One company, a Slack and both calendars beside it, and two servers on one database that are killed and come up again. A
 * third one, in this process, answers calls while both are down, and does no job.
 */
export class ProviderStage {
  readonly people: TestPerson[] = [];
  /** By what Slack calls them. */
  readonly deciders = new Map<string, TestPerson>();

  private constructor(
    readonly slack: SlackStage,
    readonly calendars: ProviderCalendars,
    readonly owner: Pool,
    readonly nodes: readonly ChaosNode[],
    readonly team: string,
    readonly manager: TestPerson,
    private readonly directory: string,
  ) {}

  static async start(): Promise<ProviderStage> {
    const calendars = await ProviderCalendars.start();
    const secrets = { SECRETS_KEY: randomBytes(32).toString('base64') };
    const slack = await SlackStage.start({ ...calendars.env, ...secrets, WORKER: 'off' });
    const { app } = slack;
    calendars.keepTime(app);
    const company = await slack.company();
    const directory = await mkdtemp(join(tmpdir(), 'relache-providers-'));
    await chmod(directory, 0o711);
    const env = {
      ...slack.slack.env,
      ...calendars.env,
      ...secrets,
      DATABASE_URL: databaseUrl(app.connection),
      PUBLIC_URL: app.config.publicUrl,
      RATE_LIMITS: 'off',
    };
    const nodes = ['first', 'second'].map((name) => new ChaosNode(name, join(directory, name), env));
    const { team, manager, ines, colin, admin } = company;
    const owner = new Pool({ ...app.connection, max: 2 });
    const stage = new ProviderStage(slack, calendars, owner, nodes, team, manager, directory);
    const otto = await withOutlook(app, company);
    stage.people.push(ines, colin, otto);
    calendars.google.withoutOutOfOffice.add(colin.email);
    for (const person of stage.people)
      await calendars.connect(app, person, person === otto ? 'microsoft' : 'google');
    for (const decider of [manager, admin]) stage.deciders.set(await slack.link(team, decider), decider);
    for (const node of nodes) node.run();
    await stage.isUp();
    return stage;
  }

  async close(): Promise<void> {
    for (const node of this.nodes) await node.end('SIGKILL');
    await this.owner.end();
    await this.slack.close();
    await this.calendars.close();
    await rm(this.directory, { recursive: true, force: true });
  }

  isUp(): Promise<boolean> {
    return eventually(
      async () => this.nodes.every(({ ready }) => ready !== null),
      'both servers',
      patienceMs,
    );
  }

  /** One of the servers that is up, or who stands in for them. Null: nobody knows what became of it. */
  async call<const M extends Method, const P extends string>(
    method: M,
    path: KnownPath<M, P>,
    options: CallOptions,
  ): Promise<AnswerTo<M, P> | null> {
    const up = this.nodes.flatMap(({ ready }) => ready ?? []);
    try {
      return await (up[0] ?? this.slack.app).call(method, path, options);
    } catch {
      return null;
    }
  }

  kill(): void {
    for (const node of this.nodes) node.signal('SIGKILL');
  }

  /** As if hours had passed: what waits for a next try is tried at once. */
  async passTime(): Promise<void> {
    await this.owner.query(
      'update graphile_worker._private_jobs set run_at = now() where run_at > now() and attempts > 0',
    );
  }

  /** Every job that speaks with a provider is done. */
  async settle(): Promise<void> {
    // An hour passes every two seconds: faster, a provider that is busy would use up all tries.
    let looks = 0;
    await eventually(
      async () => {
        if (looks % 10 === 0) await this.passTime();
        looks += 1;
        const { rows } = await this.owner.query(
          `select count(*)::int as left from graphile_worker.jobs
           where task_identifier = any($1) and (attempts < max_attempts or locked_at is not null)`,
          [outward],
        );
        if (rows[0].left === 0) return true;
        await new Promise((resolve) => setTimeout(resolve, 200));
        return false;
      },
      'what was to be told outside',
      patienceMs,
    );
  }

  /** Jobs that were given up, with their last word: none should be. One that another took the place of is none. */
  async givenUp(): Promise<string[]> {
    const { rows } = await this.owner.query(
      `select task_identifier, last_error from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
         and (key is not null or last_error is not null and task_identifier <> all($1))`,
      [jobNames.filter((name) => jobTable[name].takesPlace)],
    );
    return rows.map(({ task_identifier, last_error }) => `${task_identifier}: ${last_error}`);
  }
}

async function withOutlook(app: TestApp, { organization, manager }: LeaveCompany): Promise<TestPerson> {
  const otto = await organization.add('employee', 'Otto Outlook');
  await createTeam(app.services, organization.acting, {
    name: 'Bureau',
    description: '',
    color: '#3B82F6',
    managerId: manager.id,
    userIds: [otto.id],
  });
  return otto;
}
