import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { wire } from '#server/wire.ts';
import { type BigCompany, insertBigCompany } from './big-company.ts';
import { compare, load } from './load.ts';
import { inFolder, listen, startDatabase } from './processes.ts';
import { printCompared, printTable } from './table.ts';

const people = 1_000;
const secondsPerRound = 1;

/** What the counters of a large company cost: the nightly job, a change of settings shown beforehand, payslips compared, and a look. */
export async function benchCounters(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    try {
      const company = await insertBigCompany(database.connection, people);
      const rows = await timedRows(database.connection, company, directory);
      console.log(`Counters of a company of ${people.toLocaleString('en')}\n`);
      printTable([['what', 'seconds', 'goal'], ...rows]);
      printCompared([await balances(database.connection, company)]);
    } finally {
      await database.stop();
    }
  });
}

async function timedRows(
  connection: ClientConfig,
  { organizationId, adminToken }: BigCompany,
  directory: string,
): Promise<string[][]> {
  let day = '2026-04-15';
  const settings = { PORT: '0', DATA_DIR: directory, RATE_LIMITS: 'off', WORKER: 'off', LOG_LEVEL: 'warn' };
  const config = readConfig(settings, directory);
  const { app, services, close } = await wire({
    config,
    connection,
    log: createLog(config),
    siteDirectory: join(directory, 'no-site'),
    now: () => new Date(`${day}T03:30:00Z`),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const api = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`;
  const send = async (path: string, body: object) => {
    const response = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const accrue = () => accrueOrganization(services, { organizationId });
  const preview = (changed: object) => async () => {
    const answer = await send('/organization/settings/preview', { ...lawful, ...changed });
    if (answer.people?.length !== people) throw new Error(`The preview answered ${JSON.stringify(answer)}`);
  };
  const comparePayslips = (balance: string) => async () => {
    const rows = Array.from({ length: people }, (_, index) => ({
      line: index + 1,
      name: `Personne ${index + 1}`,
      counters: [{ counter: 'paid-leave', balance }],
    }));
    const answer = await send('/payroll/comparisons', { date: '2026-05-31', rows });
    if (answer.rows?.length !== people) throw new Error(`The comparison answered ${JSON.stringify(answer)}`);
  };
  const rows = [['catch up with 22 months of accrual and leave', await secondsOf(accrue), '']];
  day = '2026-05-15';
  rows.push(['accrual of a month', await secondsOf(accrue), '5']);
  day = '2026-06-15';
  rows.push(['accrual of the month that closes the period', await secondsOf(accrue), '5']);
  rows.push(['the same night once more', await secondsOf(accrue), '']);
  rows.push(['preview of 27 days a year', await secondsOf(preview({ daysPerYear: 27 })), '2']);
  const sixDays = { openDays: [1, 2, 3, 4, 5, 6] };
  rows.push(['preview of weeks of six days, all leave recounted', await secondsOf(preview(sixDays)), '2']);
  // Still in its trial: it may write.
  await asOwner(connection, `update organizations set trial_started_at = '2026-06-10', seats = $1`, [people]);
  rows.push(['1,000 payslips compared, all different', await secondsOf(comparePayslips('7,77')), '2']);
  await closeMonth(connection, organizationId, '2026-05-01', '2026-06-15');
  day = '2026-06-16';
  await insertLateWeeks(connection, organizationId, `${day}T03:00:00Z`);
  await accrue();
  const cpu = process.cpuUsage();
  const late = await secondsOf(comparePayslips('7,77'));
  const { user, system } = process.cpuUsage(cpu);
  rows.push(['the same, each with an absence told after closing', late, '2']);
  rows.push(['processor time of it', ((user + system) / 1e6).toFixed(2), '2']);
  await close();
  return rows;
}

/** As closing would: what matters here is when it was. */
async function closeMonth(connection: ClientConfig, organizationId: string, month: string, on: string) {
  await asOwner(
    connection,
    `insert into payroll_months (organization_id, id, month, paid_in, closed_at, closed_by)
       select $1, gen_random_uuid(), $2, $2, $3, id from users where organization_id = $1 and role = 'admin'`,
    [organizationId, month, `${on}T12:00:00Z`],
  );
}

/** Two days of everyone in the closed month. */
async function insertLateWeeks(connection: ClientConfig, organizationId: string, at: string) {
  await asOwner(
    connection,
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
         end_half, counted_halves, note, created_at, updated_at, version, decided_at, decided_by)
       select $1, gen_random_uuid(), id, id, 'vacation', 'approved', '2026-05-27', 'am', '2026-05-28', 'pm', 4, '', $2,
         $2, 2, $2, id
       from users where organization_id = $1`,
    [organizationId, at],
  );
}

async function asOwner(connection: ClientConfig, text: string, values: unknown[]): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(text, values);
  await client.end();
}

const lawful = {
  timeZone: 'Europe/Paris',
  holidayZone: 'metropole',
  countingMode: 'ouvres',
  referencePeriodStart: '06-01',
  openDays: [1, 2, 3, 4, 5],
  workedHolidays: [],
  effectiveFrom: '2025-06-01',
};

async function secondsOf(work: () => Promise<void>): Promise<string> {
  const started = performance.now();
  await work();
  return ((performance.now() - started) / 1000).toFixed(2);
}

async function balances(connection: ClientConfig, { organizationId, tokens }: BigCompany) {
  const env = { BENCH_CONNECTION: JSON.stringify(connection), BENCH_ORGANIZATION: organizationId };
  const [ours, bare] = await Promise.all([
    listen('bench/app-server.ts', env),
    listen('bench/bare-balances.ts', env),
  ]);
  const looking = (port: number) => () =>
    load(
      tokens.map((token) => ({
        url: `http://127.0.0.1:${port}/api/balances/me?at=2026-06-15`,
        headers: { authorization: `Bearer ${token}` },
      })),
      secondsPerRound,
    );
  const result = await compare(looking(ours.port), looking(bare.port));
  for (const server of [ours, bare]) server.stop();
  return { what: 'balances of one person', goal: '0.4', result };
}
