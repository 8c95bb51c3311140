import { Client, type ClientConfig } from 'pg';
import { type CalendarCompany, insertCalendarCompany } from './calendar-company.ts';

export interface BlockingCompany extends CalendarCompany {
  /** Of another company, with its admin alone and room for everyone else. */
  readonly emptyCompanyToken: string;
  readonly teamId: string;
  readonly employeeId: string;
  readonly pendingIds: readonly string[];
  readonly userIds: readonly string[];
  readonly emails: readonly string[];
}

export const lawfulSettings = {
  timeZone: 'Europe/Paris',
  holidayZone: 'metropole',
  countingMode: 'ouvres',
  referencePeriodStart: '06-01',
  openDays: [1, 2, 3, 4, 5],
  workedHolidays: [],
  effectiveFrom: '2025-06-01',
};

const olderAbsences = 8;
const auditLinesPerPerson = 20;

/** The company of the timeline with eight older absences each, so twenty, and a long record of what was done. */
export async function insertBlockingCompany(
  connection: ClientConfig,
  people: number,
): Promise<BlockingCompany> {
  const company = await insertCalendarCompany(connection, people);
  const { adminToken: emptyCompanyToken } = await insertCalendarCompany(connection, 1, 'vide.exemple.fr');
  const { organizationId, adminId } = company;
  const client = new Client(connection);
  await client.connect();
  // What asks who sits there is measured, not refused.
  await client.query('update sessions set proven_at = now()');
  // Still in its trial: it may write.
  await client.query('update organizations set trial_started_at = now()');
  await client.query(
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
         end_half, counted_halves, note, created_at, updated_at, version, decided_at, decided_by)
       select $1, gen_random_uuid(), u.id, u.id, 'vacation', 'approved', monday, 'am', monday + 4, 'pm', 10, '', filed,
         filed, 2, filed, $2
       from users u, generate_series(0, $3::int - 1) k,
         lateral (select date '2024-09-02' + k * 49 as monday) starting,
         lateral (select monday::timestamptz - interval '30 days' as filed) filing
       where u.organization_id = $1`,
    [organizationId, adminId, olderAbsences],
  );
  await client.query(
    `insert into leave_request_events (organization_id, id, request_id, at, event, version, actor_id, actor_name, via)
       select organization_id, gen_random_uuid(), id, created_at, 'filed', 1, user_id, 'Personne', 'app'
       from leave_requests where organization_id = $1`,
    [organizationId],
  );
  await client.query(
    `insert into audit_log (organization_id, id, at, action, actor_id, actor_name, subject_kind, subject_id, subject_name,
         address, details)
       select $1, gen_random_uuid(), now() - k * interval '1 day', 'user.role_changed', $2, 'Alix Nom 0001', 'user', id,
         name, '192.0.2.1', '{"role": ["employee", "manager"]}'
       from users, generate_series(1, $3::int) k where organization_id = $1`,
    [organizationId, adminId, auditLinesPerPerson],
  );
  const one = async <Row extends object>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text, [organizationId])).rows;
  const [team] = await one<{ id: string }>('select id from teams where organization_id = $1 order by name');
  const everyone = await one<{ id: string; email: string }>(
    'select id, email from users where organization_id = $1 order by name',
  );
  const pending = await one<{ id: string }>(
    `select id from leave_requests where organization_id = $1 and state = 'pending' limit 10`,
  );
  await client.query('vacuum analyze');
  await client.end();
  return {
    ...company,
    emptyCompanyToken,
    absences: company.absences + olderAbsences * people,
    teamId: team?.id ?? '',
    employeeId: everyone.find(({ id }) => id !== adminId)?.id ?? '',
    pendingIds: pending.map(({ id }) => id),
    userIds: everyone.map(({ id }) => id),
    emails: everyone.map(({ email }) => email),
  };
}
