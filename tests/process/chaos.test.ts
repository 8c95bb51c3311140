import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { readConfig } from '#server/config.ts';
import { wire } from '#server/wire.ts';
import { ChaosClient, type Diary, emptyDiary } from '#tests/support/chaos-client.ts';
import {
  findBrokenKeys,
  findContradictions,
  findLostWrites,
  findMailFaults,
  findOverlaps,
  readRequests,
} from '#tests/support/chaos-findings.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { eventually } from '#tests/support/eventually.ts';
import { catchMails, type MailCatcher } from '#tests/support/mail-catcher.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { type RelacheProcess, startProcess } from '#tests/support/relache-process.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { todayInParis } from '#tests/support/today.ts';

/** Named in the title, so that a run that failed can be had again: CHAOS_SEED=… */
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 2 ** 32);
const seconds = Number(process.env.CHAOS_SECONDS ?? 30);
const longestExtraMs = 150_000;
const events = [
  'approved',
  'cancellation-asked',
  'cancellation-refused',
  'cancelled',
  'edited',
  'filed',
  'rejected',
  'withdrawn',
];
const roles = [
  ...Array<'employee'>(13).fill('employee'),
  ...Array<'team_lead'>(2).fill('team_lead'),
  ...Array<'manager'>(4).fill('manager'),
] as const;

let parent: string;
let database: TestDatabase;
let owner: Client;
let catcher: MailCatcher;
let people: readonly TestPerson[];
const running = new Map<string, RelacheProcess>();
const kills = new Map<string, number>();
const diary: Diary = emptyDiary();

const servers = (): RelacheProcess[] =>
  ['first', 'second'].flatMap((name) => {
    const process = running.get(name);
    return process ? [process] : [];
  });

async function launch(name: string): Promise<void> {
  const env = {
    DATABASE_URL: databaseUrl(database.connection),
    SMTP_URL: catcher.url,
    WORKER: name === 'worker' ? 'on' : 'off',
    RATE_LIMITS: 'off',
  };
  running.set(name, await startProcess(join(parent, name), env));
}

/** Everything that can be done to a request was done, and everything that can be killed was. */
function isEnough(): boolean {
  const done = new Set(diary.acknowledged.map(({ event }) => event));
  return events.every((event) => done.has(event)) && workerKills() > 1 && serverKills() > 1;
}

const workerKills = (): number => kills.get('worker') ?? 0;
const serverKills = (): number => (kills.get('first') ?? 0) + (kills.get('second') ?? 0);

/** Kills one after the other, servers and worker in turn, and starts each again: one server always answers. */
async function killUntil(isOver: () => boolean, random: Random): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    await pause(500 + random.below(1_500));
    const victim = turn % 2 === 0 ? 'worker' : random.pick(['first', 'second']);
    const process = running.get(victim);
    running.delete(victim);
    await process?.end('SIGKILL');
    kills.set(victim, (kills.get(victim) ?? 0) + 1);
    await launch(victim);
  }
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'relache-chaos-'));
  database = await createTestDatabase();
  catcher = await catchMails();
  owner = new Client(database.connection);
  await owner.connect();
  people = await hireEveryone();
  await Promise.all(['first', 'second', 'worker'].map(launch));
});
afterAll(async () => {
  for (const process of running.values()) await process.end('SIGTERM');
  await owner.end();
  await catcher.close();
  await database.drop();
  await rm(parent, { recursive: true, force: true });
});

/** Waits as long as jobs become fewer: a slow machine is not a stuck one. */
async function drainJobs(): Promise<void> {
  for (let left = await countJobs(); left > 0; ) {
    const before = left;
    await eventually(
      async () => {
        left = await countJobs();
        return left < before;
      },
      `one of ${before} jobs to be done`,
      60_000,
    );
  }
}

async function countJobs(): Promise<number> {
  const { rows } = await owner.query<{ jobs: number }>(
    'select count(*)::int as jobs from graphile_worker.jobs where attempts < max_attempts',
  );
  return rows[0]?.jobs ?? 0;
}

/** Twenty people, logged in, with nothing filed yet. */
async function hireEveryone(): Promise<TestPerson[]> {
  const config = readConfig({ DATA_DIR: parent, WORKER: 'off' }, parent);
  const { services, close } = await wire({
    config,
    connection: database.connection,
    log: pino({ level: 'silent' }),
    siteDirectory: parent,
  });
  const organization = await createTestOrganization(services);
  const hired = [organization.admin];
  for (const [index, role] of roles.entries()) hired.push(await organization.add(role, `Personne ${index}`));
  await close();
  // The admin decides for everyone, and is told of what is filed; told of every change too, the mails would take
  // longer than the chaos.
  await owner.query(
    `insert into notification_choices (organization_id, user_id, kind, choice)
       select organization_id, id, 'request-changed', 'none' from users`,
  );
  return hired;
}

describe(`twenty people at two servers that are killed again and again (seed ${seed})`, () => {
  beforeAll(
    async () => {
      const random = seededRandom(seed);
      const firstDay = addDays(todayInParis(), 5);
      const end = performance.now() + seconds * 1000;
      // A machine that has other things to do gets longer to do all of it, not forever.
      const isOver = (): boolean =>
        performance.now() > end && (isEnough() || performance.now() > end + longestExtraMs);
      const clients = people.map(
        (person) =>
          new ChaosClient(person, person.role !== 'employee', firstDay, servers, random.branch(), diary),
      );
      await Promise.all([
        ...clients.map((client) => client.actUntil(isOver)),
        killUntil(isOver, random.branch()),
      ]);
      await drainJobs();
    },
    seconds * 1000 + longestExtraMs + 600_000,
  );

  it('really was chaos', () => {
    expect([...new Set(diary.acknowledged.map(({ event }) => event))].sort()).toEqual(events);
    expect(workerKills()).toBeGreaterThan(1);
    expect(serverKills()).toBeGreaterThan(1);
    expect(diary.refused).toBeGreaterThan(0);
    expect(diary.surprises).toEqual([]);
  });

  it('lets no two absences of a person overlap', async () => {
    expect(await findOverlaps(owner)).toEqual([]);
  });

  it('loses nothing that was acknowledged, and files each key once', async () => {
    const requests = await readRequests(owner);
    expect(findLostWrites(diary.acknowledged, requests)).toEqual([]);
    expect(findBrokenKeys(diary, requests)).toEqual([]);
  });

  it('keeps state, version, history and ledger of every request in agreement', async () => {
    const requests = await readRequests(owner);
    expect(requests.size).toBeGreaterThan(20);
    expect(findContradictions(requests)).toEqual([]);
  });

  it('shows every person the same at both servers: their requests, and days taken as the ledger says', async () => {
    const [first, second] = servers();
    if (!first || !second) throw new Error('Both servers were started again.');
    const requests = [...(await readRequests(owner)).values()];
    for (const { id, token } of people) {
      const [mine, alsoMine] = await Promise.all(
        [first, second].map((server) => server.call('GET', '/leave-requests/my-requests', { token })),
      );
      expect(mine?.json).toEqual(alsoMine?.json);
      const own = requests.filter((request) => request.user_id === id);
      expect(mine?.json).toHaveLength(own.length);
      const booked = own.reduce((sum, request) => sum + request.booked, 0);
      const balances = await second.call('GET', '/balances/me', { token });
      const paidLeave = balances.json.find((one: { counter: string }) => one.counter === 'paid-leave');
      expect(paidLeave.taken).toBe(0 - booked);
    }
  });

  it('gives up no job, and sends each mail at least once under one name', async () => {
    const { rows } = await owner.query('select waiting, dead from gate.job_counts()');
    expect(rows).toEqual([{ waiting: '0', dead: '0' }]);
    const { repeated, ...faults } = await findMailFaults(owner, catcher.mails);
    expect(faults).toEqual({ missing: [], strange: [], unsent: 0 });
    expect(catcher.mails.length).toBeGreaterThan(20);
    // A mail whose worker was killed before it could note it down comes again: few do.
    expect(repeated).toBeLessThan(catcher.mails.length / 10);
    console.info(
      `${diary.acknowledged.length} writes acknowledged, ${diary.refused} refused, ${diary.unanswered} calls unanswered; ` +
        `servers killed ${serverKills()} times, the worker ${workerKills()} times; ` +
        `${catcher.mails.length} mails, ${repeated} of them a second time`,
    );
  });
});
