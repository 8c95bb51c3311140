import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { insertBigCompany } from './big-company.ts';
import { type BenchServer, inFolder, listen, startDatabase } from './processes.ts';
import { processorMs } from './processor-time.ts';
import { printTable } from './table.ts';

const people = 1_000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** Everyone is away for a week in the first and in the last; what came after the first is looked back at. */
const months = ['2026-06', '2026-07', '2026-08'] as const;
const measured = '2026-08';

interface Times {
  readonly ms: number[];
  readonly cpu: number[];
}

/** Closing a month of a large company, its statement, and a bare transaction that writes the same rows. */
export async function benchPayMonth(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const owner = new Client(database.connection);
    await owner.connect();
    const { adminToken } = await insertBigCompany(database.connection, people);
    // Still in its trial: it may write.
    await owner.query('update organizations set trial_started_at = now(), seats = $1', [people]);
    const server = await listen('bench/app-server.ts', {
      BENCH_CONNECTION: JSON.stringify(database.connection),
    });
    try {
      const call = caller(server, adminToken);
      const processor = () => processorMs(server.pid) + processorMs(database.pid());
      const timed = async (times: Times, work: () => Promise<void>) => {
        const [started, cpu] = [performance.now(), processor()];
        await work();
        times.ms.push(performance.now() - started);
        times.cpu.push(processor() - cpu);
      };
      for (const month of months) await call('POST', `/payroll/months/${month}/close`);
      const none = (): Times => ({ ms: [], cpu: [] });
      const [closing, paper, bare] = [none(), none(), none()];
      for (let round = 0; round <= rounds; round += 1) {
        // The first round only warms up.
        if (round === 1) for (const { ms, cpu } of [closing, paper, bare]) ms.length = cpu.length = 0;
        await call('POST', `/payroll/months/${measured}/reopen`, { reason: 'Encore' });
        await timed(closing, () => call('POST', `/payroll/months/${measured}/close`));
        await timed(paper, () => call('GET', `/payroll/statement/file?month=${measured}&format=pdf`));
        await timed(bare, () => writeAgain(database.connection));
      }
      const { rows } = await owner.query<{ lines: number }>(
        `select count(*)::int as lines from payroll_lines l join payroll_months m on m.id = l.closing_id
         where m.month = $1 and m.reopened_at is null`,
        [`${measured}-01`],
      );
      console.log(`A pay month of ${people.toLocaleString('en')} people, ${rows[0]?.lines} lines\n`);
      const row = (name: string, times: Times, goal: string) => [
        name,
        median(times.ms).toFixed(0),
        median(times.cpu).toFixed(0),
        (median(times.cpu) / median(bare.cpu)).toFixed(1),
        goal,
      ];
      printTable([
        ['what', 'p50, ms', 'CPU of server and database, ms', 'CPU, ratio to bare', 'goal'],
        row('closing', closing, 'under 3 s'),
        row('statement of everyone, PDF', paper, ''),
        row('bare: the same rows in one transaction', bare, ''),
      ]);
    } finally {
      server.stop();
      await owner.end();
      await database.stop();
    }
  });
}

function caller({ port }: BenchServer, token: string) {
  return async (method: string, path: string, body?: object): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
}

/** Reads the rows of the latest closing and writes them once more, then takes that back. */
async function writeAgain(connection: ClientConfig): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(
    `select l.* from payroll_lines l join payroll_months m on m.id = l.closing_id
     where m.month = $1 and m.reopened_at is null`,
    [`${measured}-01`],
  );
  const columns = Object.keys(rows[0] ?? {});
  const closing = randomUUID();
  await client.query('begin');
  await client.query(
    `insert into payroll_months (organization_id, id, month, paid_in, closed_at, closed_by, reopened_at, reopen_reason)
     select organization_id, $1, month, paid_in, closed_at, closed_by, now(), 'Bare' from payroll_months limit 1`,
    [closing],
  );
  await client.query(
    `insert into payroll_lines (${columns.join(', ')})
     select ${columns.join(', ')} from json_populate_recordset(null::payroll_lines, $1)`,
    [JSON.stringify(rows.map((row) => ({ ...row, closing_id: closing })))],
  );
  await client.query('rollback');
  await client.end();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
