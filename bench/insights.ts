import { Client } from 'pg';
import { insertBigCompany } from './big-company.ts';
import { inFolder, listen, startDatabase } from './processes.ts';
import { processorMs } from './processor-time.ts';
import { printTable } from './table.ts';

const people = 1_000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const asked = '/api/insights?from=2023-11&to=2026-10';

interface Times {
  readonly ms: number[];
  readonly cpu: number[];
}

/** The sums that the answer cannot do without. */
const bareQuery = `select user_id, sum(expected_halves), sum(health_halves), sum(unforeseen_halves), sum(other_halves),
  sum(paid_leave_halves), sum(spells), sum(short_spells) from person_months
  where month between '2023-11-01' and '2026-10-01' group by user_id`;

/** Figures of three years of a large company, beside the bare query of its sums. */
export async function benchInsights(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const owner = new Client(database.connection);
    await owner.connect();
    const { adminToken } = await insertBigCompany(database.connection, people);
    await owner.query(`update users set employed_from = '2023-01-01'`);
    const server = await listen('bench/app-server.ts', {
      BENCH_CONNECTION: JSON.stringify(database.connection),
    });
    try {
      const headers = { authorization: `Bearer ${adminToken}` };
      const read = async (): Promise<void> => {
        const answer = await fetch(`http://127.0.0.1:${server.port}${asked}`, { headers });
        if (!answer.ok) throw new Error(`${asked} answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      };
      const processor = () => processorMs(server.pid) + processorMs(database.pid());
      const timed = async (times: Times, work: () => Promise<unknown>) => {
        const [started, cpu] = [performance.now(), processor()];
        await work();
        times.ms.push(performance.now() - started);
        times.cpu.push(processor() - cpu);
      };
      const none = (): Times => ({ ms: [], cpu: [] });
      const [first, answer, one, bare] = [none(), none(), none(), none()];
      await timed(first, read);
      for (let round = 0; round <= rounds; round += 1) {
        // The first round only warms up.
        if (round === 1) for (const { ms, cpu } of [answer, one, bare]) ms.length = cpu.length = 0;
        await timed(answer, read);
        await owner.query(
          `update leave_requests set updated_at = now() where id = (select id from leave_requests limit 1)`,
        );
        await timed(one, read);
        await timed(bare, () => owner.query(bareQuery));
      }
      const { rows } = await owner.query<{ months: number }>(
        'select count(*)::int as months from person_months',
      );
      console.log(`Figures of ${people.toLocaleString('en')} people, ${rows[0]?.months} months kept\n`);
      const row = (name: string, times: Times, goal: string) => [
        name,
        median(times.ms).toFixed(0),
        median(times.cpu).toFixed(0),
        (median(times.ms) / median(bare.ms)).toFixed(1),
        goal,
      ];
      printTable([
        ['what', 'p50, ms', 'CPU of server and database, ms', 'time, ratio to bare', 'goal'],
        row('three years of everyone', answer, 'under 300 ms'),
        row('the same after one person changed', one, ''),
        row('the first time, everyone summed up', first, ''),
        row('bare: one sum over the same rows', bare, ''),
      ]);
    } finally {
      server.stop();
      await owner.end();
      await database.stop();
    }
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
