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

/** What the answer cannot do without: the lines that are kept. */
const bareLines = `select user_id, first_month, months from person_standings`;

/** The same sums without any that are kept: each half-day of work of each person, and whoever was away on it. */
const bareFacts = `
  with slots as (
    select d::date as day, half from generate_series(date '2023-11-01', date '2026-10-31', interval '1 day') d,
      unnest(array['am', 'pm']) half where extract(isodow from d) < 6)
  select date_trunc('month', s.day), count(*), count(r.id) filter (where r.type = 'sick'), count(r.id)
  from users u cross join slots s
  left join leave_requests r on r.organization_id = u.organization_id and r.user_id = u.id and r.state = 'approved'
    and s.day between r.start_date and r.end_date
  group by 1`;

/** Twenty teams of fifty, five sites and three categories, to stand beside each other. */
const groups = [
  `insert into teams (organization_id, id, name, manager_id, created_at)
     select organization_id, gen_random_uuid(), 'Équipe ' || n, id, now()
     from users, generate_series(1, 20) n where role = 'admin'`,
  `insert into team_members (organization_id, team_id, user_id)
     select u.organization_id, t.id, u.id
     from (select *, row_number() over (order by id) as place from users) u
     join (select *, row_number() over (order by id) as place from teams) t on t.place = u.place % 20 + 1`,
  `insert into rule_groups (organization_id, id, kind, name, created_at)
     select id, gen_random_uuid(), case when n <= 5 then 'site' else 'category' end, 'Groupe ' || n, now()
     from organizations, generate_series(1, 8) n`,
  `insert into placements (organization_id, id, user_id, effective_from, site_id, category_id, created_at, created_by)
     select u.organization_id, gen_random_uuid(), u.id, '2023-01-01', s.id, c.id, now(), u.id
     from (select *, row_number() over (order by id) as place from users) u
     join (select *, row_number() over (order by id) as place from rule_groups where kind = 'site') s
       on s.place = u.place % 5 + 1
     join (select *, row_number() over (order by id) as place from rule_groups where kind = 'category') c
       on c.place = u.place % 3 + 1`,
];

/** Figures of three years of a large company, beside the bare query of its sums. */
export async function benchInsights(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const owner = new Client(database.connection);
    await owner.connect();
    const { adminToken } = await insertBigCompany(database.connection, people);
    await owner.query(`update users set employed_from = '2020-01-01'`);
    for (const insert of groups) await owner.query(insert);
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
      const [first, answer, one, bare, facts] = [none(), none(), none(), none(), none()];
      await timed(first, read);
      for (let round = 0; round <= rounds; round += 1) {
        // The first round only warms up.
        if (round === 1) for (const { ms, cpu } of [answer, one, bare, facts]) ms.length = cpu.length = 0;
        await timed(answer, read);
        await owner.query(
          `update leave_requests set updated_at = now() where id = (select id from leave_requests limit 1)`,
        );
        await timed(one, read);
        await timed(bare, () => owner.query(bareLines));
        await timed(facts, () => owner.query(bareFacts));
      }
      const { rows } = await owner.query<{ months: number }>(
        'select sum(length(months) / 37)::int as months from person_standings',
      );
      console.log(`Figures of ${people.toLocaleString('en')} people, ${rows[0]?.months} months kept\n`);
      const row = (name: string, times: Times, goal: string) => [
        name,
        median(times.ms).toFixed(0),
        median(times.cpu).toFixed(0),
        (median(times.ms) / median(bare.ms)).toFixed(1),
        (median(times.ms) / median(facts.ms)).toFixed(2),
        goal,
      ];
      printTable([
        ['what', 'p50, ms', 'CPU of server and database, ms', 'to bare lines', 'to bare facts', 'goal'],
        row('three years of everyone', answer, 'under 300 ms'),
        row('the same after one person changed', one, ''),
        row('the first time, everyone summed up', first, ''),
        row('bare: the lines that are kept, read', bare, ''),
        row('bare: the same sums from the requests, one query', facts, ''),
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
