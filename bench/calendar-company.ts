import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { issueToken } from '#server/token.ts';

export interface CalendarCompany {
  readonly organizationId: string;
  readonly adminId: string;
  readonly adminToken: string;
  readonly absences: number;
}

/** The year that is shown. */
export const calendarYear = 2026;

const absencesPerPerson = 12;
const peoplePerTeam = 25;

/**
 * People in teams of twenty-five with twelve absences each, one a month: holidays, sickness and personal leave, some
 * of half a day, one in eight still waiting. Straight into the tables: what is measured comes after.
 */
export async function insertCalendarCompany(
  connection: ClientConfig,
  people: number,
  domain = 'frise.exemple.fr',
  /** How many years up to the one that is shown. */
  years = 1,
): Promise<CalendarCompany> {
  const client = new Client(connection);
  await client.connect();
  const organizationId = randomUUID();
  const adminId = randomUUID();
  await client.query(
    `insert into organizations (id, name, created_at, seats, trial_started_at)
       values ($1, 'Grande société', '2024-06-01', 1000, '2024-06-01')`,
    [organizationId],
  );
  await client.query(
    `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at, employed_from)
       select $1, case when p = 1 then $3::uuid else gen_random_uuid() end, 'p' || p || '@' || $4::text,
         (array['Alix', 'Bao', 'Camille', 'Dina', 'Éric', 'Farid', 'Gaëlle', 'Hugo', 'Inès', 'Jules'])[1 + p % 10]
           || ' Nom ' || lpad(p::text, 4, '0'),
         case when p = 1 then 'admin' else 'employee' end, '2024-06-01', '2024-06-01', '2024-06-01'
       from generate_series(1, $2::int) p`,
    [organizationId, people, adminId, domain],
  );
  await client.query(
    `insert into teams (organization_id, id, name, color, created_at)
       select $1, gen_random_uuid(), 'Équipe ' || lpad(t::text, 2, '0'), '#3B82F6', '2024-06-01'
       from generate_series(1, $2::int) t`,
    [organizationId, Math.ceil(people / peoplePerTeam)],
  );
  await client.query(
    `insert into team_members (organization_id, team_id, user_id)
       select $1, t.id, u.id
       from (select id, (row_number() over (order by name) - 1) / $2::int as place from users where organization_id = $1) u
       join (select id, row_number() over (order by name) - 1 as place from teams where organization_id = $1) t
         on t.place = u.place`,
    [organizationId, peoplePerTeam],
  );
  const { rowCount } = await client.query(
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
         end_half, counted_halves, note, created_at, updated_at, version, decided_at, decided_by)
       select $1, gen_random_uuid(), u.id, u.id, (array['vacation', 'vacation', 'sick', 'personal'])[1 + (u.n + k) % 4],
         case when (u.n + k) % 8 = 7 then 'pending' else 'approved' end, first_day,
         case when (u.n + k) % 5 = 0 then 'pm' else 'am' end, first_day + (u.n + k) % 6 + 1,
         case when (u.n + k) % 7 = 0 then 'am' else 'pm' end, 4, '', filed, filed, 2, filed, $2
       from (select id, row_number() over (order by name)::int as n from users where organization_id = $1) u,
         generate_series(0, $3::int - 1) k,
         generate_series(0, $4::int - 1) y,
         lateral (select make_date(${calendarYear} - y, k + 1, 1) + (u.n * 7 + k * 3) % 20 as first_day) starting,
         lateral (select first_day::timestamptz - interval '30 days' as filed) filing`,
    [organizationId, adminId, absencesPerPerson, years],
  );
  const { token, hash } = issueToken(organizationId);
  await client.query(
    `insert into sessions (organization_id, id, user_id, token_hash, created_at, last_seen_at, expires_at)
       values ($1, gen_random_uuid(), $2, $3, now(), now(), now() + interval '10 years')`,
    [organizationId, adminId, hash],
  );
  await client.query('vacuum analyze');
  await client.end();
  return { organizationId, adminId, adminToken: token, absences: rowCount ?? 0 };
}

/** What was written by SQL has no version: until it gets one, no answer about it is kept. */
export async function giveVersion(connection: ClientConfig, organizationId: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query('insert into organization_versions values ($1, gen_random_uuid())', [organizationId]);
  await client.end();
}
