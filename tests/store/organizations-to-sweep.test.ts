import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { counterActions } from '#domain/audit-log/audit-action.ts';
import { listOrganizationsToSweep } from '#server/store/retention.ts';
import { fileLeave } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const named = ({ id }: TestOrganization): Promise<boolean> =>
  app.services.database.atGate(async (tx) => {
    const stretch = { after: null, limit: 1000 };
    return (await listOrganizationsToSweep(tx, app.services.now(), counterActions, stretch)).includes(id);
  });

/** What alone is old in an organisation: of it $1, its admin $2, how long ago $3. */
const old = {
  'a session': ['update sessions set created_at = now() - $3 where organization_id = $1', '13 months'],
  'a mail': [
    `insert into notifications (organization_id, id, user_id, kind, event_id, choice, created_at, sent_at)
     select $1, gen_random_uuid(), $2, 'request-filed', id, 'immediate', now(), now() - $3
     from leave_request_events where organization_id = $1`,
    '90 days',
  ],
  'a digest': [
    `insert into sent_digests (organization_id, user_id, kind, day, sent_at)
     values ($1, $2, 'daily', '2020-01-01', now() - $3)`,
    '90 days',
  ],
  'payslips that were compared': [
    `insert into payslip_comparisons (organization_id, id, name, source, date, created_at, created_by)
     values ($1, gen_random_uuid(), 'x', 'table', now() - $3, now(), $2)`,
    '60 months',
  ],
  'a file for payroll': [
    `with closing as (
       insert into payroll_months (organization_id, id, month, paid_in, closed_at, closed_by)
       select $1, gen_random_uuid(), m, m, now(), $2 from date_trunc('month', now() - $3) m returning id)
     insert into payroll_files (organization_id, id, closing_id, model, model_name, name, row_count, bytes, sha256,
       made_at, made_by)
     select $1, gen_random_uuid(), id, 'x', 'x', 'x', 0, '', sha256(''), now(), $2 from closing`,
    '60 months',
  ],
  'words of an absence': [
    `update leave_requests set start_date = now() - $3, end_date = now() - $3
     where organization_id = $1`,
    '60 months',
  ],
  'someone who left': [
    'update users set removed_at = now() - $3 where organization_id = $1 and id <> $2',
    '60 months',
  ],
  'a line of the journal': [
    `insert into audit_log (organization_id, id, at, action, subject_kind, subject_id, subject_name, details)
     values ($1, gen_random_uuid(), now() - $3, 'user.invited', 'user', $2, 'x', '{}')`,
    '12 months',
  ],
  'a line about counters': [
    `insert into audit_log (organization_id, id, at, action, subject_kind, subject_id, subject_name, details)
     values ($1, gen_random_uuid(), now() - $3, '${counterActions[0]}', 'user', $2, 'x', '{}')`,
    '60 months',
  ],
  'a copy that was made': [
    `insert into person_copies (organization_id, id, user_id, asked_by, asked_at, ready_at, expires_at, size, stored_in)
     values ($1, gen_random_uuid(), $2, $2, now(), now(), now() - $3, 1, 'database')`,
    '0 days',
  ],
  'a copy that never was': [
    `insert into person_copies (organization_id, id, user_id, asked_by, asked_at)
     values ($1, gen_random_uuid(), $2, $2, now() - $3)`,
    '7 days',
  ],
  'a company that is over': [
    `update organizations set closing_asked_at = now(), closing_asked_by = $2, closes_at = now() - $3
     where id = $1`,
    '0 days',
  ],
} as const;

it.each(Object.entries(old))(
  'names an organisation for %s, and not before its time',
  async (_, [make, age]) => {
    const sweptWith = async (ago: string): Promise<boolean[]> => {
      const organization = await createTestOrganization(app.services);
      const { id, admin } = organization;
      await organization.add('employee');
      const filed = await fileLeave(app, admin, { startDate: '2040-01-09', endDate: '2040-01-09' });
      expect(filed.status, filed.text).toBe(200);
      const before = await named(organization);
      // By the clock that asks, which may be another than the database's.
      const now = `'${app.services.now().toISOString()}'::timestamptz`;
      const given = { $1: `'${id}'::uuid`, $2: `'${admin.id}'::uuid`, $3: ago, 'now()': now };
      await owner.query(
        Object.entries(given).reduce<string>((text, [name, value]) => text.replaceAll(name, value), make),
      );
      return [before, await named(organization)];
    };
    // Months that are paid begin on their first day.
    expect(await sweptWith(`(interval '${age}' - interval '40 days')`)).toEqual([false, false]);
    expect(await sweptWith(`(interval '${age}' + interval '40 days')`)).toEqual([false, true]);
  },
);
