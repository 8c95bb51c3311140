// The yardstick for the calendar: Node's own HTTP server and prepared statements that read the same rows, with nothing
// checked and nothing hidden, as the owner of the tables.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Pool } from 'pg';

const pool = new Pool({ ...JSON.parse(process.env.BENCH_CONNECTION ?? '{}'), max: 10 });
const organization = process.env.BENCH_ORGANIZATION;

const session = `select u.id, u.role from sessions s
  join users u on u.organization_id = s.organization_id and u.id = s.user_id
  where s.organization_id = $1 and s.token_hash = $2 and s.expires_at > now()`;
const absences = `select r.id, r.user_id, u.name as employee_name, r.type, r.state, r.start_date::text, r.start_half,
    r.end_date::text, r.end_half
  from leave_requests r
  join users u on u.organization_id = r.organization_id and u.id = r.user_id
  where r.organization_id = $1 and r.state = any ($2) and r.start_date <= $4 and r.end_date >= $3
  order by r.start_date, u.name, r.id`;
const approved = ['approved', 'cancellation-asked'];

const server = createServer(async (request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  await pool.query({ name: 'session', text: session, values: [organization, hash] });
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const states = searchParams.get('pending') === 'true' ? [...approved, 'pending'] : approved;
  const values = [organization, states, searchParams.get('from'), searchParams.get('to')];
  const { rows } = await pool.query({ name: 'absences', text: absences, values });
  const body = JSON.stringify(rows);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.({ port: address.port });
});
process.on('SIGTERM', () => process.exit(0)).on('disconnect', () => process.exit(0));
