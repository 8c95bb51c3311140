import { Client, type ClientConfig, type QueryResultRow } from 'pg';
import { migrate } from '#server/store/migrate.ts';
import { catchMails, type MailCatcher } from '#tests/support/mail-catcher.ts';
import { insertCompanies } from './company.ts';
import {
  callsOf,
  insertMeasuredCompanies,
  openPlace,
  type Place,
  severalCompanies,
  told,
} from './company-calls.ts';
import { compare } from './load.ts';
import { type Night, prepareNight } from './night.ts';
import { inFolder, startDatabase } from './processes.ts';
import { printTable } from './table.ts';
import { compareProcesses } from './two-processes.ts';

const organizations = Number(process.env.BENCH_ORGANIZATIONS ?? 10_000);
const peopleEach = 10;

interface Scene {
  readonly alone: ClientConfig;
  /** The same companies, and ten thousand others. */
  readonly among: ClientConfig;
  readonly catcher: MailCatcher;
  readonly stops: (() => void)[];
}

/** The same companies of fifty people, alone in their database and among ten thousand others, turn by turn. */
export function benchScale(): Promise<void> {
  return inScene(async ({ alone, among, catcher, stops }) => {
    const places: [Place, Place] = [await openPlace(alone, stops), await openPlace(among, stops)];
    await compareCalls(...places);
    // Their workers come after the calls, whose jobs they would do.
    await compareNights(alone, among, catcher);
    await compareProcesses(places[1], stops);
  });
}

/** The nightly settling alone. */
export function benchNight(): Promise<void> {
  return inScene(({ alone, among, catcher }) => compareNights(alone, among, catcher));
}

async function inScene(act: (scene: Scene) => Promise<void>): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const catcher = await catchMails();
    const stops: (() => void)[] = [];
    try {
      const alone = await createDatabase(database.connection, 'scale_alone');
      const among = await createDatabase(database.connection, 'scale_among');
      for (const connection of [alone, among]) await insertMeasuredCompanies(connection);
      const seconds = await secondsOf(() =>
        insertCompanies(among, severalCompanies, organizations - 1, peopleEach),
      );
      console.log(`${await sizeOf(among)}, generated in ${seconds.toFixed(0)} s.\n`);
      await act({ alone, among, catcher, stops });
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

async function compareCalls(alone: Place, among: Place): Promise<void> {
  const [there, here] = [callsOf(alone), callsOf(among)];
  const rows: string[][] = [];
  for (const what of Object.keys(there) as (keyof typeof there)[]) {
    const { ours, bare, ratio } = await compare(here[what], there[what]);
    rows.push([what, told(bare), told(ours), ratio.toFixed(2), '0.83']);
  }
  printTable([['what', 'alone', `among ${organizations.toLocaleString('en')}`, 'ratio', 'goal'], ...rows]);
}

const ms = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;

/** The nightly settling, and how long a login mail takes meanwhile. */
async function compareNights(there: ClientConfig, here: ClientConfig, catcher: MailCatcher): Promise<void> {
  const nights: Night[] = [];
  try {
    for (const connection of [there, here]) nights.push(await prepareNight(connection, catcher));
    const [alone, among] = nights as [Night, Night];
    await tellNights(alone, among);
  } finally {
    for (const night of nights) night.stop();
  }
}

async function tellNights(alone: Night, among: Night): Promise<void> {
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

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
