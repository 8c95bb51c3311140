import { employeeNumbers, insertCompanies, openSessions } from './company.ts';
import { loadTimes } from './load.ts';
import { figuresOf } from './process-figures.ts';
import { inFolder, startDatabase } from './processes.ts';
import { firstAnswer, launchServer } from './started-server.ts';
import { printTable } from './table.ts';

const requests = Number(process.env.BENCH_REQUESTS ?? 100_000);
const steps = 4;
const restSeconds = 75;
const month = 'from=2025-03-01&to=2025-03-31';
const goals = { idle: '200 MB', loaded: '260 MB' };

const megabytes = (figure: number): string => `${figure.toFixed(0)} MB`;

const rest = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** `npm start`, npm itself left out, with its own database and a company of fifty: at rest, under load, at rest again. */
export async function benchMemory(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    await insertCompanies(database.connection, 0, 0);
    const tokens = await openSessions(database.connection);
    await database.stop();
    const server = await launchServer({ tree: '.', dataDirectory: directory });
    const rows: string[][] = [];
    const look = (what: string, goal = ''): void => {
      const { memory } = figuresOf([server.pid]);
      const [application, database] = [memory.get('node') ?? 0, memory.get('postgres') ?? 0];
      rows.push([what, ...[application, database, application + database].map(megabytes), goal]);
    };
    try {
      const calls = [
        '/leave-requests/team-calendar?'.concat(month),
        '/leave-requests/my-requests',
        '/auth/me',
      ];
      const targets = employeeNumbers.flatMap((number) =>
        calls.map((path) => ({
          url: `${server.url}/api${path}`,
          headers: { authorization: `Bearer ${tokens.get(number)}` },
        })),
      );
      await firstAnswer(`${server.url}/api/health`, {});
      await rest(restSeconds);
      look('idle, after a minute', goals.idle);
      for (let step = 1; step <= steps; step += 1) {
        await loadTimes(targets, requests / steps);
        look(`after ${((requests * step) / steps).toLocaleString('en')} requests`, goals.loaded);
      }
      await rest(restSeconds);
      look('a minute later');
    } finally {
      await server.stop();
    }
    console.log('Memory of `npm start`; what processes share is counted once\n');
    printTable([['when', 'server', 'database', 'together', 'goal'], ...rows]);
  });
}
