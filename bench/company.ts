import { createHash, randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { issueToken } from '#server/token.ts';

export const peoplePerCompany = 50;
const absencesPerPerson = 20;

/** Made from the number of the company, so that every part of the bench knows them without being told. */
const idOf = (what: string, ...numbers: readonly number[]): string => {
  const hex = createHash('md5')
    .update([what, ...numbers].join('-'))
    .digest('hex');
  return asUuid(hex);
};
const sqlId = (what: string, ...numbers: readonly string[]): string =>
  `overlay(overlay(md5(concat_ws('-', '${what}', ${numbers.join(', ')})) placing '4' from 13) placing '8' from 17)::uuid`;

function asUuid(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

const idOfCompany = (company: number): string => idOf('company', company);
export const companyId = idOfCompany(0);
const personId = (number: number, company = 0): string => idOf('person', company, number);

/** One admin, three managers, the others employees. */
export const adminNumber = 1;
export const employeeNumbers = Array.from({ length: peoplePerCompany - 4 }, (_, index) => index + 5);

/**
 * Companies of fifty people, unless said otherwise, with twenty absences of two working days each: fifteen approved,
 * with their lines in the ledger, two rejected, one withdrawn and two that wait. Straight into the tables: what is
 * measured comes after.
 */
export async function insertCompanies(
  connection: ClientConfig,
  from: number,
  to: number,
  people = peoplePerCompany,
): Promise<void> {
  const middle = Math.floor((from + to) / 2);
  // Two at a time, as most machines have two cores to spare.
  await Promise.all([
    insertRows(connection, statements(from, middle, people)),
    insertRows(connection, statements(middle + 1, to, people)),
  ]);
  const client = new Client(connection);
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

async function insertRows(connection: ClientConfig, inserts: readonly string[]): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  // Triggers and foreign keys would check a million rows that are known to be right.
  await client.query('set session_replication_role = replica');
  await client.query('set synchronous_commit = off');
  await client.query(`set work_mem = '128MB'`);
  for (const statement of inserts) await client.query(statement);
  await client.end();
}

/**
 * Ids are random to the indexes, which outgrow the database's memory with a million rows. In the order of the indexes
 * each page is filled while it is at hand; in any other order it is read and written again for every row.
 */
function statements(from: number, to: number, people: number): string[] {
  const admin = sqlId('person', 'c', String(adminNumber));
  return [
    `create temp table company as select c, ${sqlId('company', 'c')} as organization_id, ${admin} as admin_id
       from generate_series(${from}, ${to}) c`,
    `create temp table person as select company.*, p, ${sqlId('person', 'c', 'p')} as user_id
       from company, generate_series(1, ${people}) p`,
    `create temp table absence as select person.*, k, ${sqlId('request', 'c', 'p', 'k')} as request_id,
         case when k <= 15 then 'approved' when k <= 17 then 'rejected' when k = 18 then 'withdrawn' else 'pending' end as state,
         start_date, filed_at, filed_at + interval '1 day' as decided_at
       from person, generate_series(1, ${absencesPerPerson}) k,
         lateral (select date '2025-01-06' + (k - 1) * 21 as start_date) starting,
         lateral (select start_date::timestamptz - interval '30 days' + p * interval '1 minute' as filed_at) filing`,
    'analyze absence',
    `insert into organizations (id, name, created_at, seats, trial_started_at)
       select organization_id, 'Société ' || c, '2024-06-01', 100, '2090-01-01' from company order by 1`,
    `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at)
       select organization_id, user_id, 'p' || p || '@societe-' || c || '.exemple.fr', 'Personne ' || p,
         case when p = ${adminNumber} then 'admin' when p <= 4 then 'manager' else 'employee' end,
         '2024-06-01', '2024-06-01' from person order by 1, 2`,
    `insert into email_directory (email_key, organization_id, user_id)
       select 'p' || p || '@societe-' || c || '.exemple.fr', organization_id, user_id from person order by 1`,
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
         end_half, counted_halves, note, created_at, updated_at, version, decided_at, decided_by, decision_reason)
       select organization_id, request_id, user_id, user_id, 'vacation', state, start_date, 'am', start_date + 1, 'pm', 4,
         'Absence numéro ' || k, filed_at, decided_at, case when k <= 18 then 2 else 1 end,
         case when k <= 17 then decided_at end, case when k <= 17 then admin_id end,
         case when k in (16, 17) then 'Trop de monde est déjà absent.' end
       from absence order by organization_id, user_id, k`,
    `insert into leave_request_events (organization_id, id, request_id, at, event, version, actor_id, actor_name, via)
       select organization_id, ${sqlId('filed', 'c', 'p', 'k')}, request_id, filed_at, 'filed', 1, user_id,
         'Personne ' || p, 'app' from absence
       union all
       select organization_id, ${sqlId('decided', 'c', 'p', 'k')}, request_id, decided_at, state, 2, admin_id,
         'Personne 1', 'app' from absence where k <= 18
       order by 1, 3`,
    `insert into ledger_entries (organization_id, user_id, counter, id, key, date, amount_n, amount_d, cause, rule,
         request_id, written_at)
       select organization_id, user_id, 'paid-leave', 'taken/' || request_id || '/' || day, 'taken/' || request_id,
         start_date + day, -1, 1, jsonb_build_object('kind', 'taken', 'requestId', request_id), 'C1', request_id, decided_at
       from absence, generate_series(0, 1) day where k <= 15 order by organization_id, user_id, request_id`,
    'drop table company, person, absence',
  ];
}

/** A session of everyone in a company, the first unless said otherwise: their tokens, by number. */
export async function openSessions(
  connection: ClientConfig,
  company = 0,
): Promise<ReadonlyMap<number, string>> {
  const client = new Client(connection);
  await client.connect();
  const tokens = new Map<number, string>();
  for (let number = 1; number <= peoplePerCompany; number += 1) {
    const { token, hash } = issueToken(idOfCompany(company));
    tokens.set(number, token);
    await client.query(
      `insert into sessions (organization_id, id, user_id, token_hash, created_at, last_seen_at, expires_at)
         values ($1, gen_random_uuid(), $2, $3, now(), now(), now() + interval '30 days')`,
      [idOfCompany(company), personId(number, company), hash],
    );
  }
  await client.end();
  return tokens;
}

/** What writes leave behind is told by its note. */
export const benchNote = 'Mesure';

/** A Monday and the Tuesday after, one pair for each place in a person's row of absences. */
export function daysAt(place: number): { startDate: string; endDate: string } {
  const day = (offset: number): string =>
    new Date(Date.UTC(2030, 0, 7 + place * 7 + offset)).toISOString().slice(0, 10);
  return { startDate: day(0), endDate: day(1) };
}

/** Requests that wait for a decision, spread over the employees: their ids. */
export async function insertPending(connection: ClientConfig, count: number, company = 0): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = employeeNumbers[index % employeeNumbers.length] ?? 0;
    return {
      id: randomUUID(),
      user_id: personId(number, company),
      ...daysAt(Math.floor(index / employeeNumbers.length)),
    };
  });
  const client = new Client(connection);
  await client.connect();
  await client.query(
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
         end_half, counted_halves, note, created_at, updated_at)
       select $1, id, user_id, user_id, 'vacation', 'pending', "startDate", 'am', "endDate", 'pm', 4, $2, now(), now()
       from json_to_recordset($3) as r (id uuid, user_id uuid, "startDate" date, "endDate" date)`,
    [idOfCompany(company), benchNote, JSON.stringify(rows)],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/** Back to twenty absences each, so that every round meets the same companies. */
export async function removeBenchRequests(connection: ClientConfig, companies = 1): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  const ours = [Array.from({ length: companies }, (_, company) => idOfCompany(company))];
  const ids = `(select id from leave_requests where organization_id = any($1) and note = '${benchNote}')`;
  // What was told of them, where a worker told it.
  await client.query('delete from mail_links where organization_id = any($1)', ours);
  await client.query('delete from notifications where organization_id = any($1)', ours);
  for (const table of ['ledger_entries', 'leave_request_events'])
    await client.query(`delete from ${table} where organization_id = any($1) and request_id in ${ids}`, ours);
  await client.query(`delete from leave_requests where organization_id = any($1) and id in ${ids}`, ours);
  await client.query('delete from graphile_worker._private_jobs');
  await client.query(
    'vacuum leave_requests, leave_request_events, ledger_entries, notifications, mail_links, graphile_worker._private_jobs',
  );
  await client.query('checkpoint');
  await client.end();
}

/** The address of someone in the first company. */
export const emailOf = (number: number): string => `p${number}@societe-0.exemple.fr`;

/** Login links as their mails would bring them: their tokens. */
export async function insertLoginLinks(connection: ClientConfig, count: number): Promise<string[]> {
  const links = Array.from({ length: count }, (_, index) => ({
    ...issueToken(companyId),
    userId: personId(employeeNumbers[index % employeeNumbers.length] ?? 0),
  }));
  const client = new Client(connection);
  await client.connect();
  await client.query(
    `insert into login_links (organization_id, id, user_id, token_hash, created_at, expires_at)
       select $1, gen_random_uuid(), (link ->> 'userId')::uuid, decode(link ->> 'hash', 'hex'), now(), now() + interval '1 hour'
       from json_array_elements($2::json) link`,
    [companyId, JSON.stringify(links.map(({ userId, hash }) => ({ userId, hash: hash.toString('hex') })))],
  );
  await client.end();
  return links.map(({ token }) => token);
}

/** What signing in left behind; the sessions that the bench opened itself came from nowhere. */
export async function removeSignIns(connection: ClientConfig): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query('delete from login_links where organization_id = $1', [companyId]);
  await client.query('delete from sessions where organization_id = $1 and address is not null', [companyId]);
  await client.query('vacuum login_links, sessions');
  await client.end();
}
