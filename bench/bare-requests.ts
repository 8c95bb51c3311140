// The yardstick for leave requests: Node's own HTTP server and prepared statements that read and write the same rows,
// with nothing checked, as the owner of the tables.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { Pool, type PoolClient } from 'pg';

const pool = new Pool({ ...JSON.parse(process.env.BENCH_CONNECTION ?? '{}'), max: 10 });
const organization = process.env.BENCH_ORGANIZATION;

const session = `select s.id as session_id, s.last_seen_at, u.id, u.email, u.name, u.role, o.name as organization_name
  from sessions s
  join users u on u.organization_id = s.organization_id and u.id = s.user_id
  join organizations o on o.id = s.organization_id
  where s.organization_id = $1 and s.token_hash = $2 and s.expires_at > now()`;
const list = (condition: string): string => `select r.id, r.user_id, u.name as employee_name, r.type, r.state,
    r.start_date::text, r.start_half, r.end_date::text, r.end_half, r.counted_halves, r.note, r.created_at, r.updated_at, r.version, r.filed_by,
    f.name as filed_by_name, r.decided_at, r.decided_by, d.name as decided_by_name, r.decision_reason
  from leave_requests r
  join users u on u.organization_id = r.organization_id and u.id = r.user_id
  join users f on f.organization_id = r.organization_id and f.id = r.filed_by
  left join users d on d.organization_id = r.organization_id and d.id = r.decided_by
  where r.organization_id = $1 ${condition} order by r.created_at desc, r.id desc`;
const insertRequest = `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date,
    start_half, end_date, end_half, counted_halves, note, created_at, updated_at)
  values ($1, $2, $3, $3, $4, 'pending', $5, 'am', $6, 'pm', 4, $7, now(), now()) returning *`;
const insertEvent = `insert into leave_request_events (organization_id, id, request_id, at, event, version, actor_id,
    actor_name, via, address) values ($1, $2, $3, now(), $4, $5, $6, $7, 'app', '127.0.0.1')`;
const lockRequest = `select user_id, version, start_date::text from leave_requests where organization_id = $1 and id = $2 for no key update`;
const approveRequest = `update leave_requests set state = 'approved', version = version + 1, updated_at = now(),
    decided_at = now(), decided_by = $3 where organization_id = $1 and id = $2 returning *`;
const insertLines = `insert into ledger_entries (organization_id, user_id, counter, id, key, date, amount_n, amount_d,
    cause, rule, request_id, written_at)
  select $1, $2, 'paid-leave', 'taken/' || $3 || '/' || day, 'taken/' || $3 || '/' || day, $4::date + day, -1, 1,
    jsonb_build_object('kind', 'taken', 'requestId', $3::uuid), 'C1', $3::uuid, now()
  from generate_series(0, 1) day`;
const addJob = `select graphile_worker.add_job('announce-request', $1::json, max_attempts => 12)`;

interface Person {
  readonly id: string;
  readonly name: string;
}

async function personOf(request: IncomingMessage): Promise<Person> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await pool.query<Person>({ name: 'session', text: session, values: [organization, hash] });
  const [person] = rows;
  if (!person) throw new Error('No such session.');
  return person;
}

async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}

const ask = async (client: Pool | PoolClient, name: string, text: string, values: unknown[]) =>
  (await client.query({ name, text, values })).rows;

async function writeEvent(
  client: PoolClient,
  event: string,
  requestId: string,
  version: number,
  { id, name }: Person,
): Promise<void> {
  const eventId = randomUUID();
  await ask(client, 'event', insertEvent, [organization, eventId, requestId, event, version, id, name]);
  await ask(client, 'job', addJob, [JSON.stringify({ organizationId: organization, eventId })]);
}

async function create(person: Person, body: string): Promise<unknown> {
  const { type, startDate, endDate, note } = JSON.parse(body);
  return inTransaction(async (client) => {
    const id = randomUUID();
    const values = [organization, id, person.id, type, startDate, endDate, note];
    const [row] = await ask(client, 'insert', insertRequest, values);
    await writeEvent(client, 'filed', id, 1, person);
    return row;
  });
}

async function approve(person: Person, id: string): Promise<unknown> {
  return inTransaction(async (client) => {
    const [found] = await ask(client, 'lock', lockRequest, [organization, id]);
    const [row] = await ask(client, 'approve', approveRequest, [organization, id, person.id]);
    await ask(client, 'lines', insertLines, [organization, found.user_id, id, found.start_date]);
    await writeEvent(client, 'approved', id, found.version + 1, person);
    return row;
  });
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const person = await personOf(request);
  const [, , resource, id] = request.url?.split('/') ?? [];
  if (request.method === 'POST') return create(person, Buffer.concat(chunks).toString());
  if (request.method === 'PATCH' && id) return approve(person, id);
  if (id === 'my-requests') return ask(pool, 'mine', list('and r.user_id = $2'), [organization, person.id]);
  if (resource === 'leave-requests') return ask(pool, 'all', list(''), [organization]);
  throw new Error(`Nothing answers ${request.url}.`);
}

const server = createServer(async (request, response) => {
  const body = JSON.stringify(await answer(request));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.({ port: address.port });
});
process.on('SIGTERM', () => process.exit(0)).on('disconnect', () => process.exit(0));
