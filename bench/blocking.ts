import { Client, type ClientConfig } from 'pg';
import pino from 'pino';
import { api } from '#contract/api.ts';
import { apiBase, type Endpoint } from '#contract/endpoint.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { buildServices } from '#server/build-services.ts';
import { readConfig } from '#server/config.ts';
import { openLogins } from '#server/store/logins.ts';
import { allEndpoints } from '#tests/support/contract-inputs.ts';
import { type BenchCall, callsOf } from './blocking-calls.ts';
import { type BlockingCompany, insertBlockingCompany } from './blocking-company.ts';
import { type FindFirst, isRead, otherReads } from './blocking-reads.ts';
import { type BenchJob, type BenchServer, inFolder, listen, startDatabase } from './processes.ts';
import { printTable } from './table.ts';

/** As many as an organisation can have; fewer to see that all is asked. */
const people = Number(process.env.BENCH_PEOPLE ?? 1_000);
/** Reads are asked this often: another program on the machine makes one look longer than it was. */
const rounds = 3;
const goodMs = 20;
const longMs = 3_000;

interface Measured {
  readonly name: string;
  readonly detail: string;
  readonly status: number;
  readonly blockMs: number;
  readonly totalMs: number;
  readonly bytes: number;
}

/** For how long each call of a large company keeps everyone else waiting: the longest block of the main thread. */
export async function benchBlocking(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    try {
      const company = await insertBlockingCompany(database.connection, people);
      await settle(database.connection, company, directory);
      const server = await listen('bench/app-server.ts', {
        BENCH_CONNECTION: JSON.stringify(database.connection),
      });
      const idle = await server.ask('memory');
      const measured: Measured[] = [];
      const known = new Map<string, string>();
      process.once('exit', server.stop);
      const calls = callsOf(company);
      const named = new Set<string>(calls.map(([name]) => name));
      // Before anybody is removed and everything renamed.
      const { reads, unfilled } = await otherReads(company, named, firstOf(server, company));
      for (const { name, call } of reads) measured.push(await measure(server, company, name, call, known));
      for (const [name, call] of calls) measured.push(await measure(server, company, name, call, known));
      const jobs = await measureJobs(server, database.connection, company);
      const after = await server.ask('memory');
      server.stop();
      console.log(
        `Longest block of the main thread: ${people.toLocaleString('en')} people, ${company.absences.toLocaleString('en')} absences\n`,
      );
      printTable([
        ['call', 'status', 'longest block, ms', 'answered in, ms', 'kB'],
        ...measured
          .toSorted((a, b) => b.blockMs - a.blockMs)
          .map(({ name, detail, status, blockMs, totalMs, bytes }) => [
            `${name}${detail}`,
            String(status),
            blockMs.toFixed(0),
            totalMs.toFixed(0),
            (bytes / 1000).toFixed(0),
          ]),
      ]);
      printTable([['job', 'longest block, ms', 'done in, ms'], ...jobs]);
      console.log(`Memory of the process: ${idle.toFixed(0)} MB idle, ${after.toFixed(0)} MB afterwards.`);
      const called = new Set(measured.map(({ name }) => name));
      const others = allEndpoints.map(({ name }) => name).filter((name) => !called.has(name));
      const refused = measured.filter(({ status }) => status >= 400);
      console.log(`${called.size} of ${allEndpoints.length} calls were made.`);
      console.log(
        `Refused, so hardly measured: ${refused.map(({ name, status }) => `${name} ${status}`).join(', ')}.`,
      );
      console.log(`Reads of which there was nothing to look at: ${unfilled.join(', ')}.`);
      console.log(`Not called: ${others.filter((name) => !unfilled.includes(name)).join(', ')}.\n`);
    } catch (error) {
      // Told before the database goes, which ends connections in words of its own.
      console.error(error);
      await database.stop();
      process.exit(1);
    } finally {
      await database.stop();
    }
  });
}

/** What a list begins with, for whoever needs something to look at. */
function firstOf({ port }: BenchServer, { adminToken }: BlockingCompany): FindFirst {
  return async (listPath) => {
    const headers = { authorization: `Bearer ${adminToken}` };
    const response = await fetch(`http://localhost:${port}${apiBase}${listPath}`, { headers });
    const listed: unknown = response.ok ? await response.json().catch(() => null) : null;
    const first: unknown = Array.isArray(listed) ? listed[0] : null;
    return typeof first === 'object' && first !== null && 'id' in first ? String(first.id) : null;
  };
}

/** The jobs that look at a whole organisation, as a night would bring them. */
async function measureJobs(
  server: BenchServer,
  connection: ClientConfig,
  { organizationId, adminId }: BlockingCompany,
): Promise<string[][]> {
  const day = dayOfInstant(Date.now(), 'Europe/Paris');
  const jobs: readonly BenchJob[] = [
    { job: 'accrue-organization', payload: { organizationId } },
    { job: 'follow-up-organization', payload: { organizationId } },
    { job: 'send-team-digest', payload: { organizationId, userId: adminId, day } },
    {
      job: 'send-daily-digest',
      payload: { organizationId, userId: adminId, day, until: new Date().toISOString() },
    },
  ];
  // It has settled today.
  const owner = new Client(connection);
  await owner.connect();
  await owner.query('update organizations set settled_on = null');
  await owner.end();
  const rows: string[][] = [];
  for (const job of jobs) {
    await server.ask('longest block');
    const totalMs = await server.ask(job);
    rows.push([job.job, (await server.ask('longest block')).toFixed(0), totalMs.toFixed(0)]);
  }
  return rows;
}

/** As the nightly job leaves it. */
async function settle(
  connection: ClientConfig,
  { organizationId }: BlockingCompany,
  directory: string,
): Promise<void> {
  const config = readConfig({ DATA_DIR: directory }, directory);
  const { application } = await openLogins(connection, null);
  const log = pino({ level: 'silent' });
  const { services, close } = await buildServices({ config, connection: application, log });
  await accrueOrganization(services, { organizationId });
  await close();
}

async function measure(
  server: BenchServer,
  { adminToken, emptyCompanyToken }: BlockingCompany,
  name: string,
  call: BenchCall,
  known: Map<string, string>,
): Promise<Measured> {
  const [feature = '', entry = ''] = name.split('.');
  const tables: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = api;
  const endpoint = tables[feature]?.[entry];
  if (!endpoint) throw new Error(`There is no ${name}.`);
  const repeated = isRead(endpoint, name);
  const tries: Measured[] = [];
  for (let round = 0; round < (repeated ? rounds : 1); round += 1) {
    const last = tries.at(-1);
    // Good enough, or too long for a look at the neighbours' doings to matter.
    if (last && (last.blockMs < goodMs || last.totalMs > longMs)) break;
    await server.ask('longest block');
    const started = performance.now();
    const response = await fetch(urlOf(server, name, endpoint, call, known), {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${name === 'users.inviteMultiple' ? emptyCompanyToken : adminToken}`,
        'content-type': 'application/json',
      },
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(bodyOf(name, call, known)) }),
    });
    const text = await response.text();
    const totalMs = performance.now() - started;
    remember(name, text, known);
    if (!response.ok) console.error(`${name} answered ${response.status}: ${text.slice(0, 300)}`);
    const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
    tries.push({
      name,
      detail: query.length > 40 ? `${query.slice(0, 40)}…` : query,
      status: response.status,
      blockMs: await server.ask('longest block'),
      totalMs,
      bytes: text.length,
    });
  }
  return tries.reduce((best, one) => (one.blockMs < best.blockMs ? one : best));
}

function urlOf(
  { port }: BenchServer,
  name: string,
  { path }: Endpoint,
  { params = {}, query }: BenchCall,
  known: Map<string, string>,
): string {
  if (name === 'calendarFeeds.fetch')
    return (known.get('feed') ?? '').replace(/^https?:\/\/[^/]+/, `http://localhost:${port}`);
  const given: Readonly<Record<string, string>> =
    name === 'balanceImports.undo' ? { id: known.get('import') ?? '' } : params;
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => given[parameter] ?? '');
  return `http://localhost:${port}${apiBase}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`;
}

function bodyOf(name: string, { body = {} }: BenchCall, known: Map<string, string>): unknown {
  return name === 'settings.undo' ? { id: known.get('settings') } : body;
}

/** What later calls take back or fetch. */
function remember(name: string, text: string, known: Map<string, string>): void {
  if (name === 'calendarFeeds.create') known.set('feed', JSON.parse(text).url ?? 'http://no-feed');
  if (name === 'settings.apply') known.set('settings', JSON.parse(text).changes?.[0]?.id ?? '');
  if (name === 'balanceImports.apply') known.set('import', JSON.parse(text).id ?? '');
}
