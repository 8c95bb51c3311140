import { Agent, get } from 'node:http';
import { Client, type ClientConfig } from 'pg';
import {
  type CalendarCompany,
  calendarYear,
  giveVersion,
  insertCalendarCompany,
} from './calendar-company.ts';
import { companyId, employeeNumbers, insertCompanies, openSessions } from './company.ts';
import { measureFrames } from './frames.ts';
import { compare, type LoadTarget, load } from './load.ts';
import { type BenchServer, inFolder, listen, startDatabase } from './processes.ts';
import { printCompared, printTable } from './table.ts';

const people = 1_000;
const secondsPerRound = 2;
const looks = 15;
const month = 'from=2025-03-01&to=2025-03-31';
const year = `from=${calendarYear}-01-01&to=${calendarYear}-12-31&pending=true`;

/** A month of a usual company, a year of a large one, and how the browser scrolls through it. */
export async function benchCalendar(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    try {
      const { connection } = database;
      await insertCompanies(connection, 0, 0);
      const company = await insertCalendarCompany(connection, people);
      console.log('Team calendar\n');
      await compareMonth(connection);
      await timeYear(connection, company);
      await measureFrames(connection, company);
    } finally {
      await database.stop();
    }
  });
}

async function besideBare<T>(
  connection: ClientConfig,
  organization: string,
  work: (ours: BenchServer, bare: BenchServer) => Promise<T>,
): Promise<T> {
  const env = { BENCH_CONNECTION: JSON.stringify(connection), BENCH_ORGANIZATION: organization };
  const servers = await Promise.all([
    listen('bench/app-server.ts', env),
    listen('bench/bare-calendar.ts', env),
  ]);
  try {
    return await work(...servers);
  } finally {
    for (const server of servers) server.stop();
  }
}

/** With 16 connections, both turn by turn. Rows written by SQL have no version: until they get one, nothing is kept. */
async function compareMonth(connection: ClientConfig): Promise<void> {
  const tokens = await openSessions(connection);
  const targets = ({ port }: BenchServer) =>
    employeeNumbers.map((number) => ({
      url: `http://127.0.0.1:${port}/api/leave-requests/team-calendar?${month}`,
      headers: { authorization: `Bearer ${tokens.get(number)}` },
    }));
  const calling = (asked: readonly LoadTarget[]) => () => load(asked, secondsPerRound);
  await besideBare(connection, companyId, async (ours, bare) => {
    const beside = calling(targets(bare));
    const anew = await compare(calling(targets(ours)), beside);
    await giveVersion(connection, companyId);
    const kept = await compare(calling(targets(ours)), beside);
    const held = await compare(calling(await Promise.all(targets(ours).map(askedByTag))), beside);
    printCompared([
      { what: 'month of 50 people, worked out anew', goal: '0.5', result: anew },
      { what: 'the same, kept by the server', goal: '0.8', result: kept },
      { what: 'the same, still held by the browser (304)', goal: '', result: held },
    ]);
  });
}

async function askedByTag({
  url,
  headers,
}: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}): Promise<LoadTarget> {
  const answer = await fetch(url, { headers });
  return { url, headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' }, status: 304 };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const bareQuery = `select r.user_id, r.type, r.state, r.start_date::text, r.start_half, r.end_date::text, r.end_half
  from leave_requests r where r.organization_id = $1 and r.state in ('approved', 'cancellation-asked', 'pending')
    and r.start_date <= $3 and r.end_date >= $2`;

/** One call at a time: the whole answer over HTTP, against nothing but the query for the same rows. */
async function timeYear(
  connection: ClientConfig,
  { organizationId, adminToken, absences }: CalendarCompany,
): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  const query = {
    name: 'year',
    text: bareQuery,
    values: [organizationId, `${calendarYear}-01-01`, `${calendarYear}-12-31`],
  };
  await besideBare(connection, organizationId, async (ours, bare) => {
    const headers = { authorization: `Bearer ${adminToken}` };
    const url = ({ port }: BenchServer) => `http://127.0.0.1:${port}/api/calendar/absences?${year}`;
    const call = (server: BenchServer, encoding = 'identity') =>
      received(url(server), { ...headers, 'accept-encoding': encoding });
    const times = { query: [] as number[], bare: [] as number[], ours: [] as number[] };
    for (let look = 0; look < looks; look += 1) {
      times.query.push(await timed(() => client.query(query)));
      times.bare.push(await timed(() => call(bare)));
      times.ours.push(await timed(() => call(ours)));
    }
    const [ofQuery, ofBare, ofOurs] = [median(times.query), median(times.bare), median(times.ours)];
    const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
    printTable([
      ['year of 1,000 people', 'figure', 'goal'],
      ['absences in it', absences.toLocaleString('en'), ''],
      ['bare query for the same rows', `${ofQuery.toFixed(0)} ms`, ''],
      ['bare Node + pg, whole call', `${ofBare.toFixed(0)} ms`, ''],
      ['Relâche, whole call', `${ofOurs.toFixed(0)} ms`, ''],
      ['Relâche / bare query', (ofOurs / ofQuery).toFixed(2), 'under 1.5'],
      ['Relâche / bare Node + pg', (ofOurs / ofBare).toFixed(2), ''],
      ['answer', kilobytes((await call(ours)).byteLength), ''],
      ['answer, compressed as served', kilobytes((await call(ours, 'br')).byteLength), 'under 150 kB'],
    ]);
  });
  agent.destroy();
  await client.end();
}

const agent = new Agent({ keepAlive: true });

/** As it comes over the wire: fetch would unpack it on the way. */
function received(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
