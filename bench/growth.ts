import { cpus } from 'node:os';
import type { ClientConfig } from 'pg';
import {
  type CalendarCompany,
  calendarYear,
  giveVersion,
  insertCalendarCompany,
} from './calendar-company.ts';
import { insertCompanies } from './company.ts';
import { type LoadResult, type LoadTarget, load, loadTimes } from './load.ts';
import { figuresOf } from './process-figures.ts';
import { type BenchServer, inFolder, listen, startDatabase } from './processes.ts';
import { printTable } from './table.ts';

const sizes = [50, 500, 5_000];
const manyYears = 10;
const organizations = Number(process.env.BENCH_ORGANIZATIONS ?? 1_000);
const secondsPerRound = Number(process.env.BENCH_SECONDS ?? 3);
/** What was compiled for few rows is compiled again for many. */
const warmUps = 10;
const month = `from=${calendarYear}-03-01&to=${calendarYear}-03-31`;

interface Measured extends LoadResult {
  readonly cpuMilliseconds: number;
}

/** What a month of the calendar costs as a company, its history, the number of companies and of processes grow. */
export async function benchGrowth(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const stops: (() => void)[] = [];
    try {
      const { connection } = database;
      const env = { BENCH_CONNECTION: JSON.stringify(connection) };
      const open = async (): Promise<BenchServer> => {
        const server = await listen('bench/app-server.ts', env);
        stops.push(server.stop);
        return server;
      };
      const servers = [await open()];
      const measure = (
        company: CalendarCompany,
        connections: number,
        asked: readonly BenchServer[] = servers,
      ): Promise<Measured> => measured(asked, company, connections, database.pid());
      const companies = await createCompanies(connection);
      const rows: string[][] = [];
      const [small] = companies;
      if (!small) throw new Error('There is no company to measure.');

      const bySize: Measured[] = [];
      for (const [index, company] of companies.entries()) {
        const figures = await measure(company, 1);
        bySize.push(figures);
        rows.push(rowOf(`${sizes[index]?.toLocaleString('en')} people, one year`, figures));
      }
      rows.push(exponentRow('exponent by people', sizes, bySize));

      const old = await insertCalendarCompany(connection, 50, 'longue.exemple.fr', manyYears);
      const byHistory = [await measure(small, 1), await measure(old, 1)];
      rows.push(rowOf(`50 people, ${manyYears} years`, byHistory[1]));
      rows.push(exponentRow('exponent by years', [1, manyYears], byHistory));

      const alone = await measure(small, 1);
      await insertCompanies(connection, 1, organizations - 1, 10);
      const among = await measure(small, 1);
      rows.push(rowOf(`50 people among ${organizations.toLocaleString('en')} organisations`, among));
      rows.push(exponentRow('exponent by organisations', [1, organizations], [alone, among]));

      const one = await measure(small, 16);
      servers.push(await open());
      const two = await measure(small, 16);
      rows.push(rowOf('50 people, 16 connections, one process', one), rowOf('the same, two processes', two));
      rows.push(exponentRow('exponent by processes', [1, 2], [one, two]));

      // Rows written by SQL have no version, so nothing above was kept.
      const kept: Measured[] = [];
      for (const [index, company] of companies.entries()) {
        await giveVersion(connection, company.organizationId);
        const figures = await measure(company, 1, servers.slice(0, 1));
        kept.push(figures);
        rows.push(rowOf(`${sizes[index]?.toLocaleString('en')} people, kept by the server`, figures));
      }
      rows.push(exponentRow('exponent by people, kept', sizes, kept));
      console.log('A month of the calendar as things grow\n');
      printTable([['what', 'p50', 'p95', 'CPU per request', 'req/s'], ...rows]);
      console.log(`500 people to 50: ${timesOf(bySize)} anew, ${timesOf(kept)} kept by the server (goal 3).`);
      console.log(`${cpus().length} cores for servers, PostgreSQL and the load together.\n`);
    } finally {
      for (const stop of stops) stop();
      await database.stop();
    }
  });
}

async function createCompanies(connection: ClientConfig): Promise<CalendarCompany[]> {
  const companies: CalendarCompany[] = [];
  for (const people of sizes)
    companies.push(await insertCalendarCompany(connection, people, `p${people}.exemple.fr`));
  return companies;
}

async function measured(
  servers: readonly BenchServer[],
  { adminToken }: CalendarCompany,
  connections: number,
  databasePid: number,
): Promise<Measured> {
  const targets: LoadTarget[] = servers.map(({ port }) => ({
    url: `http://127.0.0.1:${port}/api/leave-requests/team-calendar?${month}`,
    headers: { authorization: `Bearer ${adminToken}` },
  }));
  const used = (): number => figuresOf([...servers.map(({ pid }) => pid), databasePid]).cpuMilliseconds;
  await loadTimes(targets, warmUps, connections);
  const before = used();
  const result = await load(targets, secondsPerRound, connections);
  return { ...result, cpuMilliseconds: (used() - before) / result.requests };
}

/** How many times the median of the smallest company the next one takes. */
function timesOf([small, next]: readonly Measured[]): string {
  if (!small || !next) throw new Error('Two companies are compared.');
  return (next.p50Milliseconds / small.p50Milliseconds).toFixed(1);
}

const ms = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;

function rowOf(what: string, figures?: Measured): string[] {
  if (!figures) return [what];
  const { p50Milliseconds, p95Milliseconds, cpuMilliseconds, requestsPerSecond } = figures;
  return [what, ms(p50Milliseconds), ms(p95Milliseconds), ms(cpuMilliseconds), requestsPerSecond.toFixed(0)];
}

/** The slope between the logarithms: 0 costs the same however many there are, 1 grows as they do. */
function exponentRow(what: string, sizesOf: readonly number[], figures: readonly Measured[]): string[] {
  const of = (figure: (one: Measured) => number): string =>
    slope(
      sizesOf.map(Math.log),
      figures.map((one) => Math.log(figure(one))),
    ).toFixed(2);
  return [
    `**${what}**`,
    of(({ p50Milliseconds }) => p50Milliseconds),
    of(({ p95Milliseconds }) => p95Milliseconds),
    of(({ cpuMilliseconds }) => cpuMilliseconds),
    of(({ requestsPerSecond }) => requestsPerSecond),
  ];
}

/** Of the straight line that lies nearest. */
function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, each) => sum + each, 0) / values.length;
  const [middleX, middleY] = [mean(xs), mean(ys)];
  const rise = xs.reduce((sum, x, index) => sum + (x - middleX) * ((ys[index] ?? 0) - middleY), 0);
  return rise / xs.reduce((sum, x) => sum + (x - middleX) ** 2, 0);
}
