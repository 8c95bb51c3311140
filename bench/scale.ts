import { cpus } from 'node:os';
import { Client, type ClientConfig, type QueryResultRow } from 'pg';
import { migrate } from '#server/store/migrate.ts';
import { catchMails } from '#tests/support/mail-catcher.ts';
import {
  adminNumber,
  benchNote,
  daysAt,
  employeeNumbers,
  insertCompanies,
  insertLoginLinks,
  insertPending,
  openSessions,
  removeBenchRequests,
  removeSignIns,
} from './company.ts';
import { compare, type LoadResult, type LoadTarget, load, loadOnce } from './load.ts';
import { type Night, prepareNight } from './night.ts';
import { type BenchServer, inFolder, listen, startDatabase } from './processes.ts';
import { printTable } from './table.ts';

const organizations = Number(process.env.BENCH_ORGANIZATIONS ?? 10_000);
const peopleEach = 10;
const secondsPerRound = 2;
const writesPerRound = 300;
const month = 'from=2025-03-01&to=2025-03-31';

/** A database with the measured company in it, and a server before it. */
interface Place {
  readonly connection: ClientConfig;
  readonly server: BenchServer;
  readonly tokens: ReadonlyMap<number, string>;
}

/** The same company of fifty people, alone in its database and among ten thousand others, turn by turn. */
export async function benchScale(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const catcher = await catchMails();
    const stops: (() => void)[] = [];
    try {
      const alone = await createDatabase(database.connection, 'scale_alone');
      const among = await createDatabase(database.connection, 'scale_among');
      for (const connection of [alone, among]) await insertCompanies(connection, 0, 0);
      const seconds = await secondsOf(() => insertCompanies(among, 1, organizations - 1, peopleEach));
      console.log(`${await sizeOf(among)}, generated in ${seconds.toFixed(0)} s.\n`);
      const places: [Place, Place] = [await open(alone, stops), await open(among, stops)];
      await compareCalls(...places);
      // Their workers come after the calls, whose jobs they would do.
      const nights: [Night, Night] = [await prepareNight(alone, catcher), await prepareNight(among, catcher)];
      try {
        await compareNights(...nights);
      } finally {
        for (const night of nights) night.stop();
      }
      await compareProcesses(places[1], stops);
    } finally {
      for (const stop of stops) stop();
      await catcher.close();
      await database.stop();
    }
  });
}

async function createDatabase(owner: ClientConfig, name: string): Promise<ClientConfig> {
  await query(owner, `create database ${name}`);
  const connection = { ...owner, database: name };
  await migrate(connection, 'src/server/store/migrations');
  return connection;
}

async function sizeOf(connection: ClientConfig): Promise<string> {
  const [row] = await query<{ organizations: string; people: string; absences: string; size: string }>(
    connection,
    `select (select count(*) from organizations) organizations, (select count(*) from users) people,
       (select count(*) from leave_requests) absences, pg_size_pretty(pg_database_size(current_database())) size`,
  );
  const figure = (count = '0') => Number(count).toLocaleString('en');
  return `${figure(row?.organizations)} organisations, ${figure(row?.people)} people, ${figure(row?.absences)} absences, ${row?.size}`;
}

async function query<Row extends QueryResultRow>(connection: ClientConfig, text: string): Promise<Row[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function open(connection: ClientConfig, stops: (() => void)[]): Promise<Place> {
  const server = await listen('bench/app-server.ts', { BENCH_CONNECTION: JSON.stringify(connection) });
  stops.push(server.stop);
  return { connection, server, tokens: await openSessions(connection) };
}

function callsOf({ connection, server, tokens }: Place) {
  const target = (path: string, who: number, method = 'GET', body?: object): LoadTarget => ({
    url: `http://127.0.0.1:${server.port}/api${path}`,
    method,
    headers: {
      authorization: `Bearer ${tokens.get(who)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const everyone = (path: string) => () =>
    load(
      employeeNumbers.map((number) => target(path, number)),
      secondsPerRound,
    );
  return {
    'sign in': async () => {
      const links = await insertLoginLinks(connection, writesPerRound);
      // As in a fresh browser: over another session the page would ask first.
      const headers = { 'content-type': 'application/json' };
      const targets = links.map((token) => ({
        ...target('/auth/verify', adminNumber, 'POST', { token }),
        headers,
      }));
      return loadOnce(targets).finally(() => removeSignIns(connection));
    },
    'who am I': everyone('/auth/me'),
    'month of the team': everyone(`/leave-requests/team-calendar?${month}`),
    'own requests (20)': everyone('/leave-requests/my-requests'),
    create: async () => {
      const targets = Array.from({ length: writesPerRound }, (_, index) => {
        const form = {
          type: 'vacation',
          ...daysAt(Math.floor(index / employeeNumbers.length)),
          note: benchNote,
        };
        return target('/leave-requests', employeeNumbers[index % employeeNumbers.length] ?? 0, 'POST', form);
      });
      return loadOnce(targets).finally(() => removeBenchRequests(connection));
    },
    approve: async () => {
      const ids = await insertPending(connection, writesPerRound);
      const targets = ids.map((id) =>
        target(`/leave-requests/${id}/approve`, adminNumber, 'PATCH', { version: 1 }),
      );
      return loadOnce(targets).finally(() => removeBenchRequests(connection));
    },
  } satisfies Record<string, () => Promise<LoadResult>>;
}

async function compareCalls(alone: Place, among: Place): Promise<void> {
  const [there, here] = [callsOf(alone), callsOf(among)];
  const rows: string[][] = [];
  for (const what of Object.keys(there) as (keyof typeof there)[]) {
    const { ours, bare, ratio } = await compare(here[what], there[what]);
    rows.push([what, told(bare), told(ours), ratio.toFixed(2), '0.83']);
  }
  printTable([['what', 'alone', `among ${organizations.toLocaleString('en')}`, 'ratio', 'goal'], ...rows]);
}

const told = ({ requestsPerSecond, p99Milliseconds }: LoadResult): string =>
  `${Math.round(requestsPerSecond).toLocaleString('en')} req/s, p99 ${p99Milliseconds.toFixed(1)} ms`;

const ms = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;

/** The nightly settling, and how long a login mail takes meanwhile. */
async function compareNights(alone: Night, among: Night): Promise<void> {
  const settling = [await alone.settleCompany(), await among.settleCompany()] as const;
  const mails = [await alone.mailTimes(), await among.mailTimes()] as const;
  printTable([
    ['what', 'alone', `among ${organizations.toLocaleString('en')}`, 'ratio', 'goal'],
    [
      'settling of the company',
      ms(settling[0]),
      ms(settling[1]),
      (settling[0] / settling[1]).toFixed(2),
      '0.83',
    ],
    [
      'login mail, median',
      ms(mails[0].median),
      ms(mails[1].median),
      (mails[0].median / mails[1].median).toFixed(2),
      '0.83',
    ],
  ]);
  const whole = await among.settleEveryone();
  const perSecond = (organizations / whole.seconds).toFixed(0);
  console.log(
    `Night of ${organizations.toLocaleString('en')} organisations: ${whole.seconds.toFixed(0)} s, ${perSecond} a second. ` +
      `${whole.mails.count} login mails meanwhile: median ${ms(whole.mails.median)}, longest ${ms(whole.mails.longest)} (goal 2,000 ms).\n`,
  );
}

/** One process, and two that share the same work, before one PostgreSQL. */
async function compareProcesses(place: Place, stops: (() => void)[]): Promise<void> {
  const second = await listen('bench/app-server.ts', { BENCH_CONNECTION: JSON.stringify(place.connection) });
  stops.push(second.stop);
  const asking = (servers: readonly BenchServer[]) => () =>
    load(
      employeeNumbers.map((number, index) => ({
        url: `http://127.0.0.1:${servers[index % servers.length]?.port}/api/leave-requests/my-requests`,
        headers: { authorization: `Bearer ${place.tokens.get(number)}` },
      })),
      secondsPerRound,
    );
  const idle: { one: number[]; two: number[] } = { one: [], two: [] };
  const watched = (servers: readonly BenchServer[], shares: number[]) => async () => {
    const before = cpuTimes();
    const result = await asking(servers)();
    const after = cpuTimes();
    shares.push((after.idle - before.idle) / (after.all - before.all));
    return result;
  };
  const { ours, bare, ratio } = await compare(
    watched([place.server, second], idle.two),
    watched([place.server], idle.one),
  );
  const least = (shares: readonly number[]) => `${(100 * Math.min(...shares)).toFixed(0)} %`;
  printTable([
    ['own requests (20)', 'figures', 'cores idle', 'ratio', 'goal'],
    ['one process', told(bare), least(idle.one), '', ''],
    ['two processes', told(ours), least(idle.two), ratio.toFixed(2), '1.7'],
  ]);
  console.log(
    `${cpus().length} cores for servers, PostgreSQL and the load together: without idle ones left by one process, a second has nothing to run on.\n`,
  );
}

function cpuTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times: each }) => each);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.reduce((sum, each) => sum + each.user + each.nice + each.sys + each.irq + each.idle, 0);
  return { idle, all };
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
