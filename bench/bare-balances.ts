// The yardstick for balances: Node's own HTTP server and three prepared statements that read the same rows, with
// nothing checked and nothing counted, as the owner of the tables.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Pool } from 'pg';

const pool = new Pool({ ...JSON.parse(process.env.BENCH_CONNECTION ?? '{}'), max: 10 });
const organization = process.env.BENCH_ORGANIZATION;

const session = `select s.id as session_id, u.id, u.email, u.name, u.role, u.employed_from, o.name as organization_name
  from sessions s
  join users u on u.organization_id = s.organization_id and u.id = s.user_id
  join organizations o on o.id = s.organization_id
  where s.organization_id = $1 and s.token_hash = $2 and s.expires_at > now()`;
const requests = `select * from leave_requests where organization_id = $1 and user_id = $2
  and state in ('pending', 'approved', 'cancellation-asked', 'cancelled') order by start_date, id`;
const lines = `select * from ledger_entries where organization_id = $1 and user_id = $2 order by date, id`;

const ask = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows;

const server = createServer(async (request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const [person] = await ask('session', session, [organization, hash]);
  const values = [organization, person.id];
  const body = JSON.stringify({
    requests: await ask('requests', requests, values),
    lines: await ask('lines', lines, values),
  });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.({ port: address.port });
});
process.on('SIGTERM', () => process.exit(0)).on('disconnect', () => process.exit(0));
