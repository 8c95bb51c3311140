import type { ClientConfig } from 'pg';
import {
  adminNumber,
  benchNote,
  companyId,
  daysAt,
  employeeNumbers,
  insertCompanies,
  insertPending,
  openSessions,
  removeBenchRequests,
} from './company.ts';
import { type Comparison, compare, type LoadTarget, load, loadOnce } from './load.ts';
import { inFolder, listen, startDatabase } from './processes.ts';
import { printCompared, printTable } from './table.ts';

const secondsPerRound = 1;
const writesPerRound = 500;
const otherCompanies = Number(process.env.BENCH_COMPANIES ?? 1_000);

interface Measured {
  readonly what: string;
  readonly goal: string;
  readonly result: Comparison;
}

/** One company of fifty alone in its database, then the same company among a thousand others. */
export async function benchRequests(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    try {
      const { connection } = database;
      await insertCompanies(connection, 0, 0);
      const tokens = await openSessions(connection);
      const alone = await measureAll(connection, tokens);
      console.log('Leave requests of a company of 50 with 20 absences each\n');
      printCompared(alone);
      const started = performance.now();
      await insertCompanies(connection, 1, otherCompanies);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`${otherCompanies.toLocaleString('en')} other companies inserted in ${seconds} s.\n`);
      const among = await measureAll(connection, tokens);
      console.log(`The same with ${otherCompanies.toLocaleString('en')} other companies of the same size\n`);
      printCompared(among);
      printTable([
        ['what', 'ratio alone', `ratio among ${otherCompanies.toLocaleString('en')}`, 'change', 'goal'],
        ...alone.map(({ what, result }, index) => {
          const later = among[index]?.result.ratio ?? 0;
          const change = `${(100 * (later / result.ratio - 1)).toFixed(0)} %`;
          return [what, result.ratio.toFixed(2), later.toFixed(2), change, 'within 20 %'];
        }),
      ]);
    } finally {
      await database.stop();
    }
  });
}

async function measureAll(
  connection: ClientConfig,
  tokens: ReadonlyMap<number, string>,
): Promise<Measured[]> {
  const env = { BENCH_CONNECTION: JSON.stringify(connection), BENCH_ORGANIZATION: companyId };
  const [ours, bare] = await Promise.all([
    listen('bench/app-server.ts', env),
    listen('bench/bare-requests.ts', env),
  ]);
  const at =
    (port: number) =>
    (path: string, who: number, method = 'GET', body?: object): LoadTarget => ({
      url: `http://127.0.0.1:${port}/api/leave-requests${path}`,
      method,
      headers: {
        authorization: `Bearer ${tokens.get(who)}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  type At = ReturnType<typeof at>;

  const reading = (targets: (target: At) => LoadTarget[]) => (port: number) => () =>
    load(targets(at(port)), secondsPerRound);
  const creating = (port: number) => async () => {
    const target = at(port);
    const targets = Array.from({ length: writesPerRound }, (_, index) => {
      const days = daysAt(Math.floor(index / employeeNumbers.length));
      const form = { type: 'vacation', ...days, note: benchNote };
      return target('', employeeNumbers[index % employeeNumbers.length] ?? 0, 'POST', form);
    });
    return loadOnce(targets).finally(() => removeBenchRequests(connection));
  };
  const approving = (port: number) => async () => {
    const target = at(port);
    const ids = await insertPending(connection, writesPerRound);
    const targets = ids.map((id) => target(`/${id}/approve`, adminNumber, 'PATCH', { version: 1 }));
    return loadOnce(targets).finally(() => removeBenchRequests(connection));
  };

  const parts = [
    {
      what: 'own requests (20)',
      goal: '0.5',
      run: reading((target) => employeeNumbers.map((number) => target('/my-requests', number))),
    },
    { what: 'all requests (1,000)', goal: '0.5', run: reading((target) => [target('', adminNumber)]) },
    { what: 'create', goal: '0.35', run: creating },
    { what: 'approve', goal: '0.35', run: approving },
  ];
  const measured: Measured[] = [];
  for (const { what, goal, run } of parts) {
    measured.push({ what, goal, result: await compare(run(ours.port), run(bare.port)) });
  }
  for (const server of [ours, bare]) server.stop();
  return measured;
}
