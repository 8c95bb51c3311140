import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sweepExpiredAccess } from '#server/actions/auth/sweep-expired-access.ts';
import { jobsDone, setClock } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
  // What one statement took: whoever takes everything at once holds it all until the end, or runs out of time.
  await owner.query(`
    create table public.handfuls (place text, gone integer);
    create function public.note_handful() returns trigger language plpgsql security definer as $$
    begin
      insert into public.handfuls select tg_table_name, count(*) from gone having count(*) > 0;
      return null;
    end $$;
    create trigger note_handful after delete on mail_links referencing old table as gone
      for each statement execute function public.note_handful();
    create trigger note_handful after delete on audit_log referencing old table as gone
      for each statement execute function public.note_handful();
    create trigger note_handful after delete on sent_digests referencing old table as gone
      for each statement execute function public.note_handful();
    create trigger note_handful after delete on attachments referencing old table as gone
      for each statement execute function public.note_handful();`);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});
beforeEach(() => owner.query('truncate handfuls'));

async function night(day: string): Promise<void> {
  setClock(app, `${day}T04:00:00Z`);
  await sweepExpiredAccess(app.services);
  await jobsDone(app);
}

const rowsIn = async (
  table: string,
  { id }: Pick<TestOrganization, 'id'>,
  where = 'true',
): Promise<number> => {
  const { rows } = await owner.query(
    `select count(*)::int as n from ${table} where organization_id = $1 and ${where}`,
    [id],
  );
  return rows[0].n;
};

const handfuls = async (place: string): Promise<number[]> => {
  const { rows } = await owner.query('select gone from handfuls where place = $1 order by gone desc', [
    place,
  ]);
  return rows.map(({ gone }) => gone);
};

it('takes what has expired a handful at a time, and all of it', async () => {
  setClock(app, '2026-03-02T08:00:00Z');
  const organization = await createTestOrganization(app.services);
  const { id, admin } = organization;
  await owner.query(
    `insert into mail_links (organization_id, id, token_hash, user_id, kind, created_at, expires_at)
     select $1, gen_random_uuid(), sha256(n::text::bytea), $2, 'weekly-digest', '2026-03-01', '2026-03-02'
     from generate_series(1, 2500) n`,
    [id, admin.id],
  );
  await night('2026-03-03');
  expect(await rowsIn('mail_links', organization)).toBe(0);
  expect(await handfuls('mail_links')).toEqual([1000, 1000, 500]);
});

it('takes what has had its time a handful at a time, and leaves what was chosen to stay longer', async () => {
  setClock(app, '2026-03-02T08:00:00Z');
  const usual = await createTestOrganization(app.services);
  const longer = await createTestOrganization(app.services);
  await owner.query(
    "insert into retention_choices values ($1, 'journal', 24, now(), $2), ($1, 'mails', 365, now(), $2)",
    [longer.id, longer.admin.id],
  );
  for (const { id, admin } of [usual, longer]) {
    await owner.query(
      `insert into audit_log (organization_id, id, at, action, subject_kind, subject_id, subject_name, details)
       select $1, gen_random_uuid(), '2026-03-02', 'user.invited', 'user', $2, 'x', '{}' from generate_series(1, 2100)`,
      [id, admin.id],
    );
    await owner.query(
      `insert into sent_digests (organization_id, user_id, kind, day, sent_at)
       select $1, $2, 'daily', date '2020-01-01' + n, '2026-12-01' from generate_series(1, 1100) n`,
      [id, admin.id],
    );
  }
  await night('2027-03-20');
  const left = async (organization: TestOrganization) => [
    await rowsIn('audit_log', organization, "subject_name = 'x'"),
    await rowsIn('sent_digests', organization),
  ];
  expect(await left(usual)).toEqual([0, 0]);
  expect(await left(longer)).toEqual([2100, 1100]);
  expect((await handfuls('audit_log')).slice(0, 2)).toEqual([1000, 1000]);
  expect(await handfuls('sent_digests')).toEqual([1000, 100]);
});

it('takes documents of ended leave in one statement, and says of each request how many went', async () => {
  setClock(app, '2026-03-02T08:00:00Z');
  const { id, admin } = await createTestOrganization(app.services);
  const { rows } = await owner.query(
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
       end_half, counted_halves, created_at, updated_at)
     select $1, gen_random_uuid(), $2, $2, 'vacation', 'approved', day, 'am', day, 'pm', 2, now(), now()
     from (select date '2026-02-01' + n as day from generate_series(1, 20) n) days returning id`,
    [id, admin.id],
  );
  await owner.query(
    `insert into attachments (organization_id, id, request_id, name, kind, size, digest, medical, stored_in, added_by, added_at)
     select $1, gen_random_uuid(), r, 'x.pdf', 'pdf', 1, sha256((r::text || n)::bytea), false, 'database', $3, now()
     from unnest($2::uuid[]) r, generate_series(1, 3) n`,
    [id, rows.map((row) => row.id), admin.id],
  );
  await night('2031-03-20');
  expect(await rowsIn('attachments', { id })).toBe(0);
  expect(await handfuls('attachments')).toEqual([60]);
  const erased = await owner.query(
    'select documents, count(*)::int as requests from document_erasures where organization_id = $1 group by 1',
    [id],
  );
  expect(erased.rows).toEqual([{ documents: 3, requests: 20 }]);
});

it('reaches everyone past an organisation in which something is wrong', async () => {
  setClock(app, '2026-03-02T08:00:00Z');
  const wrong = await createTestOrganization(app.services);
  const right = await createTestOrganization(app.services);
  await owner.query("update organizations set time_zone = 'Nowhere/At_All' where id = $1", [wrong.id]);
  const sessions = await rowsIn('sessions', right);
  expect(sessions).toBeGreaterThan(0);
  await owner.query("update sessions set expires_at = '2026-03-02'");
  setClock(app, '2026-03-03T04:00:00Z');
  await sweepExpiredAccess(app.services);
  expect([await rowsIn('sessions', wrong), await rowsIn('sessions', right)]).toEqual([0, 0]);
  await owner.query('delete from organizations where id = $1', [wrong.id]).catch(() => undefined);
});
