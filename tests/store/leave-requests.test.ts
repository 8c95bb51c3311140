// @module-tag daily
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileRequest } from '#server/actions/leave-requests/file-request.ts';
import { changedRequest, lockLeaveRequest } from '#server/store/leave-requests.ts';
import { changeRequest } from '#server/store/request-writes.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let organization: TestOrganization;
let userId: string;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  organization = await createTestOrganization(app.services);
  userId = (await organization.add('employee')).id;
  await record('2040-07-02', '2040-07-06');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

function record(
  startDate: string,
  endDate: string,
  startHalf: 'am' | 'pm' = 'am',
  endHalf: 'am' | 'pm' = 'pm',
) {
  const form = { type: 'vacation', startDate, endDate, startHalf, endHalf, note: '', userId } as const;
  return fileRequest(app.services, organization.acting, form);
}

const asApplication = (statement: ReturnType<typeof sql>) =>
  app.services.database.inOrganization(organization.id, (tx) => tx.execute(statement));

describe('what has been written about leave', () => {
  it.each(['ledger_entries', 'leave_request_events'])('is never changed nor deleted in %s', async (table) => {
    const name = sql.identifier(table);
    const { rows } = await asApplication(sql`select count(*)::int as lines from ${name}`);
    expect(rows[0]?.lines).toBeGreaterThan(0);
    const refused = { cause: { code: '42501' } };
    await expect(asApplication(sql`delete from ${name}`)).rejects.toMatchObject(refused);
    await expect(asApplication(sql`truncate ${name}`)).rejects.toMatchObject(refused);
    const column = sql.identifier(table === 'ledger_entries' ? 'amount_n' : 'version');
    await expect(asApplication(sql`update ${name} set ${column} = 0`)).rejects.toMatchObject(refused);
  });

  it('is never deleted from the requests either', async () => {
    await expect(asApplication(sql`delete from leave_requests`)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });
});

describe('a change of a request', () => {
  it('leaves nothing behind when it was made from a version that no longer stands', async () => {
    const { id } = await record('2042-07-01', '2042-07-02');
    const written = () =>
      owner.query(
        `select version, state, (select count(*)::int from leave_request_events e where e.request_id = r.id) as events
           from leave_requests r where id = $1`,
        [id],
      );
    const before = (await written()).rows;
    const at = new Date('2040-01-01T00:00:00Z');
    const stale = app.services.database.inOrganization(organization.id, async (tx) => {
      const found = await lockLeaveRequest(tx, id);
      if (!found) throw new Error('The request is gone.');
      const request = changedRequest(changedRequest(found.request, {}), { state: 'cancelled' });
      const author = {
        actorId: null,
        actorName: null,
        via: 'app',
        address: null,
        reason: null,
        overrode: null,
      } as const;
      const event = { id: timeOrderedId(at), at, event: 'cancelled', changes: {}, ...author } as const;
      await changeRequest(tx, { request, event, lines: [], announcement: null });
    });
    await expect(stale).rejects.toThrow('did not hold');
    expect((await written()).rows).toEqual(before);
    expect(before).toEqual([{ version: 1, state: 'approved', events: 1 }]);
  });
});

describe('one half-day, one absence', () => {
  const insert = (start: string, startHalf: string, end: string, endHalf: string, state = 'pending') =>
    owner.query(
      `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half,
         end_date, end_half, counted_halves, created_at, updated_at)
       values ($1, gen_random_uuid(), $2, $2, 'vacation', $7, $3, $4, $5, $6, 1, now(), now())`,
      [organization.id, userId, start, startHalf, end, endHalf, state],
    );

  it.each([
    ['2040-07-06', 'am', '2040-07-06', 'am'],
    ['2040-07-06', 'pm', '2040-07-09', 'pm'],
    ['2040-06-25', 'am', '2040-07-02', 'am'],
    ['2040-06-25', 'am', '2040-07-31', 'pm'],
    ['2040-07-03', 'pm', '2040-07-03', 'pm'],
  ])(
    'refuses %s %s – %s %s beside 2 to 6 July, whatever wrote it',
    async (start, startHalf, end, endHalf) => {
      await expect(insert(start, startHalf, end, endHalf)).rejects.toMatchObject({
        code: '23P01',
        constraint: 'leave_requests_no_overlap',
      });
      // What was refused or taken back holds nothing.
      await insert(start, startHalf, end, endHalf, 'withdrawn');
    },
  );

  it('takes the halves of one day as two', async () => {
    await record('2040-08-06', '2040-08-08', 'am', 'am');
    await insert('2040-08-08', 'pm', '2040-08-09', 'pm');
    await expect(insert('2040-08-08', 'pm', '2040-08-08', 'pm')).rejects.toMatchObject({ code: '23P01' });
  });

  it('refuses an afternoon that ends in the morning, and an end before the start', async () => {
    const constraint = { constraint: 'leave_requests_in_order' };
    await expect(insert('2041-08-08', 'pm', '2041-08-08', 'am')).rejects.toMatchObject(constraint);
    await expect(insert('2041-08-08', 'am', '2041-08-07', 'pm')).rejects.toMatchObject(constraint);
  });
});
