// The yardstick: Node's own HTTP server and one prepared statement, for the same data as GET /api/auth/me.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Pool } from 'pg';

const connection = JSON.parse(process.env.BENCH_CONNECTION ?? '{}');
const pool = new Pool({ ...connection, max: 10 });
const text = `select u.id, u.email, u.name, u.role, u.language, o.id as organization_id, o.name as organization_name
  from sessions s
  join users u on u.organization_id = s.organization_id and u.id = s.user_id
  join organizations o on o.id = s.organization_id
  where s.organization_id = $1 and s.token_hash = $2 and s.expires_at > now()`;

const server = createServer(async (request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await pool.query({ name: 'me', text, values: [process.env.BENCH_ORGANIZATION, hash] });
  const { organization_id, organization_name, ...user } = rows[0];
  const body = JSON.stringify({ user, organization: { id: organization_id, name: organization_name } });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.({ port: address.port });
});
process.on('SIGTERM', () => process.exit(0)).on('disconnect', () => process.exit(0));
