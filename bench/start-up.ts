import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { databaseUrl } from '#tests/support/database-url.ts';
import { figuresOf } from './process-figures.ts';
import { inFolder, startDatabase } from './processes.ts';
import { demoSession, firstAnswer, launchServer, type StartInput } from './started-server.ts';
import { printTable } from './table.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const month = '/api/leave-requests/team-calendar?from=2026-11-01&to=2026-11-30';

interface Start {
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
}

interface Candidate {
  readonly name: string;
  readonly input: StartInput;
}

/**
 * From the command to the first month of the calendar, as a person experiences it, on data that is there. `BENCH_BEFORE`
 * names another checkout, installed and built, that is started turn by turn with this one.
 */
export async function benchStartUp(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    try {
      const { BENCH_BEFORE: before } = process.env;
      const trees = [
        ...(before ? [{ name: 'before', tree: resolve(before) }] : []),
        { name: 'now', tree: resolve('.') },
      ];
      const owner = new Client(database.connection);
      await owner.connect();
      const rows: string[][] = [];
      for (const outside of [false, true]) {
        const candidates: Candidate[] = [];
        for (const { name, tree } of trees) {
          const dataDirectory = join(directory, `${name}-${outside}`);
          await owner.query(`create database start_${name}_${outside}`);
          const connection = { ...database.connection, database: `start_${name}_${outside}` };
          const env: Record<string, string> = outside ? { DATABASE_URL: databaseUrl(connection) } : {};
          candidates.push({ name, input: { tree, dataDirectory, env } });
        }
        rows.push(
          ...(await compareStarts(outside ? 'with `DATABASE_URL`' : 'with its own database', candidates)),
        );
      }
      await owner.end();
      printTable([
        ['`npm start` to the first calendar', 'median', 'CPU of server and database', 'of before', 'goal'],
        ...rows,
      ]);
    } finally {
      await database.stop();
    }
  });
}

async function compareStarts(what: string, candidates: readonly Candidate[]): Promise<string[][]> {
  const tokens = new Map<string, string>();
  const times = new Map<string, Start[]>(candidates.map(({ name }) => [name, []]));
  for (const { name, input } of candidates) {
    const server = await launchServer(input);
    tokens.set(name, await demoSession(server));
    // What is kept for the next start is written a few seconds after this one.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await server.stop();
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { name, input } of candidates)
      times.get(name)?.push(await timeStart(input, tokens.get(name) ?? ''));
  const middle = (name: string, of: (start: Start) => number): number => {
    const sorted = (times.get(name) ?? []).map(of).sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  };
  const wall = (name: string): number => middle(name, ({ milliseconds }) => milliseconds);
  return candidates.map(({ name }) => [
    `${what}, ${name}`,
    `${(wall(name) / 1000).toFixed(2)} s`,
    `${middle(name, ({ cpuMilliseconds }) => cpuMilliseconds).toFixed(0)} ms`,
    name === 'now' && candidates.length > 1 ? (wall(name) / wall('before')).toFixed(2) : '',
    name === 'now' ? (what.includes('URL') ? '0.6 s' : '1.0 s') : '',
  ]);
}

async function timeStart(input: StartInput, token: string): Promise<Start> {
  const started = performance.now();
  const server = await launchServer(input);
  await firstAnswer(`${server.url}${month}`, { authorization: `Bearer ${token}` });
  const milliseconds = performance.now() - started;
  const { cpuMilliseconds } = figuresOf([server.pid]);
  await server.stop();
  return { milliseconds, cpuMilliseconds };
}
