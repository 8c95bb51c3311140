import type { Client } from 'pg';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { loadEveryone } from '#server/actions/balances/everyone.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { applicationRole } from '#server/store/migrate.ts';
import { findOrganization, listOrganizationIds } from '#server/store/organizations.ts';
import { findContradictions, findOverlaps, readRequests } from '#tests/chaos/chaos-findings.ts';
import { counterFindings } from './counter-findings.ts';
import { asking } from './database-contents.ts';
import type { TestApp } from './test-app.ts';

/** Whatever must be true of a database in which people work, after the night’s reckoning. */
export async function upgradeFindings({ services, connection }: TestApp): Promise<string[]> {
  const { database, now } = services;
  const found: string[] = [];
  const types = new Map<string, LeaveType>();
  for (const organizationId of await database.atGate(listOrganizationIds)) {
    await accrueOrganization(services, { organizationId });
    found.push(
      ...(await database.inOrganization(organizationId, async (tx) => {
        const organization = await findOrganization(tx);
        if (!organization) return [`${organizationId} is gone`];
        for (const [id, type] of await loadLeaveTypes(tx)) types.set(id, type);
        const today = dayOfInstant(now().getTime(), organization.timeZone);
        const everyone = await loadEveryone(tx, organization, today);
        return everyone.flatMap((person) => counterFindings(person, today));
      })),
    );
  }
  return asking(connection, async (client) => [
    ...found,
    ...(await strayAddresses(client)),
    ...(await findOverlaps(client)),
    ...findContradictions(await readRequests(client), types),
    ...(await openReferences(client)),
    ...(await crossedBorders(client)),
  ]);
}

async function strayAddresses(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(`
    (select gate.email_key(email) || ' is not in the directory' as fault from users where removed_at is null
     except select email_key || ' is not in the directory' from email_directory)
    union all
    (select email_key || ' belongs to nobody' from email_directory
     except select gate.email_key(email) || ' belongs to nobody' from users where removed_at is null)`);
  return rows.map(({ fault }) => fault);
}

/** PostgreSQL holds rows to every check and reference but those that nobody has had it look at. */
async function openReferences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(
    `select conrelid::regclass || ' is not held to ' || conname as fault from pg_constraint where not convalidated
     union all
     select tgrelid::regclass || ' has ' || tgname || ' turned off' from pg_trigger where tgenabled <> 'O'`,
  );
  return rows.map(({ fault }) => fault);
}

/** Tables of which the application sees other rows than those of the organisation that it says it works for. */
async function crossedBorders(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and has_table_privilege($1, c.oid, 'select') order by 1`,
    [applicationRole],
  );
  const { rows: organizations } = await client.query<{ id: string }>('select id from organizations');
  const counted = (id: string): string =>
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*)::int as rows,
             count(*) filter (where organization_id = '${id}')::int as own from "${name}"`,
      )
      .join(' union all ');
  const found: string[] = [];
  for (const { id } of organizations) {
    const all = await client.query<{ name: string; own: number }>(counted(id));
    await client.query(`begin; set local role ${applicationRole}`);
    await client.query("select set_config('app.organization_id', $1, true)", [id]);
    const seen = await client.query<{ name: string; rows: number }>(counted(id));
    await client.query('rollback');
    const own = new Map(all.rows.map((row) => [row.name, row.own]));
    for (const { name, rows } of seen.rows)
      if (rows !== own.get(name)) found.push(`${id} sees ${rows} rows of ${name} and has ${own.get(name)}`);
  }
  return found;
}

const entries: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));

/** What everything that can be read without naming anything answers wrongly to this person. */
export async function readingFindings(app: TestApp, token: string): Promise<string[]> {
  const found: string[] = [];
  const asked = entries.filter(
    ({ method, access, path, stream }) =>
      method === 'GET' && access === 'session' && !path.includes('{') && !stream,
  );
  for (const { path, response, file, namedFile } of asked) {
    const { status, text, json } = await app.callAnything('GET', path, { token });
    if (status >= 500) found.push(`${path} answers ${status}: ${text}`);
    if (status !== 200 || file || namedFile) continue;
    const read = response.safeParse(json);
    if (!read.success) found.push(`${path} answers what it should not: ${read.error.message}`);
  }
  return found;
}
