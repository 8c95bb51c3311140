import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import { issueToken } from '#server/token.ts';

export interface BigCompany {
  readonly organizationId: string;
  /** Tokens of the admin and of some others. */
  readonly adminToken: string;
  readonly tokens: readonly string[];
}

/**
 * One company whose people came on 1 June 2024 and take ten weeks of approved leave since. The ledger is empty: the
 * nightly job has been away for as long.
 */
export async function insertBigCompany(connection: ClientConfig, people: number): Promise<BigCompany> {
  const client = new Client(connection);
  await client.connect();
  const organizationId = randomUUID();
  await client.query(
    `insert into organizations (id, name, created_at, seats, trial_started_at)
       values ($1, 'Grande société', '2024-06-01', 100, '2024-06-01')`,
    [organizationId],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at, employed_from)
       select $1, gen_random_uuid(), 'p' || p || '@grande.exemple.fr', 'Personne ' || p,
         case when p = 1 then 'admin' else 'employee' end, '2024-06-01', '2024-06-01', '2024-06-01'
       from generate_series(1, $2::int) p returning id`,
    [organizationId, people],
  );
  await client.query(
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
         end_half, counted_halves, note, created_at, updated_at, version, decided_at, decided_by)
       select $1, gen_random_uuid(), id, id, 'vacation', 'approved', monday, 'am', monday + 4, 'pm', 10, '', created,
         created, 2, created, $2
       from users, generate_series(0, 9) k,
         lateral (select date '2024-08-05' + k * 84 as monday) starting,
         lateral (select monday::timestamptz - interval '30 days' as created) filing
       where organization_id = $1`,
    [organizationId, rows[0]?.id],
  );
  const tokens: string[] = [];
  for (const { id } of rows.slice(0, 50)) {
    const { token, hash } = issueToken(organizationId);
    tokens.push(token);
    await client.query(
      `insert into sessions (organization_id, id, user_id, token_hash, created_at, last_seen_at, expires_at)
         values ($1, gen_random_uuid(), $2, $3, now(), now(), now() + interval '10 years')`,
      [organizationId, id, hash],
    );
  }
  await client.query('analyze');
  await client.end();
  return { organizationId, adminToken: tokens[0] ?? '', tokens: tokens.slice(1) };
}
