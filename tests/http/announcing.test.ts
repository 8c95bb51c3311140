import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceEvent, announceRequest } from '#server/actions/notifications/announce-request.ts';
import { sendNotification } from '#server/actions/notifications/send-notification.ts';
import { actOn, createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Without a worker: what the queue does in its own time is done here by hand, late or twice. */
let app: TestApp;
let owner: Client;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly sentAt: Date | null;
}

async function announced(request: { id: string }): Promise<Row[]> {
  const organizationId = company.organization.id;
  const { rows: events } = await owner.query<{ id: string }>(
    'select id from leave_request_events where request_id = $1',
    [request.id],
  );
  for (const { id } of events) {
    const payload = { organizationId, eventId: id };
    await Promise.all([announceEvent(app.services, payload), announceEvent(app.services, payload)]);
  }
  return notificationsOf(request);
}

async function notificationsOf(request: { id: string }): Promise<Row[]> {
  const { rows } = await owner.query<Row>(
    `select n.id, n.user_id as "userId", n.sent_at as "sentAt" from notifications n
     join leave_request_events e on e.id = n.event_id where e.request_id = $1 order by n.created_at`,
    [request.id],
  );
  return rows;
}

const jobsOf = async (task: string): Promise<number> => {
  const { rows } = await owner.query(
    'select count(*)::int as n from graphile_worker.jobs where task_identifier = $1',
    [task],
  );
  return rows[0].n;
};

it('adds one job to the transaction of a write, and works the rest out later', async () => {
  const before = await jobsOf('announce-request');
  await fileLeave(app, company.ines, { startDate: '2040-01-02', endDate: '2040-01-02' });
  expect(await jobsOf('announce-request')).toBe(before + 1);
  expect(await jobsOf('send-notification')).toBe(0);
});

it('tells each person once of one event, however often it is announced', async () => {
  const { json } = await fileLeave(app, company.ines, { startDate: '2040-02-01', endDate: '2040-02-01' });
  const before = await jobsOf('send-notification');
  const rows = await announced(json);
  expect(rows.map(({ userId }) => userId)).toEqual([company.manager.id]);
  expect(await jobsOf('send-notification')).toBe(before + 1);
});

it('sends no mail about a request that was decided before its turn, nor twice, nor to someone who has gone', async () => {
  const { ines, manager, admin, organization } = company;
  const { json } = await fileLeave(app, ines, { startDate: '2040-03-01', endDate: '2040-03-01' });
  await actOn(app, admin, json, 'approve');
  for (const { id } of await announced(json)) {
    const payload = { organizationId: organization.id, notificationId: id };
    await sendNotification(app.services, payload);
    await sendNotification(app.services, payload);
  }
  expect(await app.mailbox.to(manager.email)).toEqual([]);
  expect((await app.mailbox.to(ines.email)).map(({ subject }) => subject)).toEqual([
    'Congé approuvé, le 1er\u00a0mars 2040',
  ]);
  expect((await announced(json)).every(({ sentAt }) => sentAt !== null)).toBe(true);

  const lead = await organization.add('manager', 'Partant');
  const own = (await fileLeave(app, lead, { startDate: '2040-04-03', endDate: '2040-04-03' })).json;
  await actOn(app, admin, own, 'reject', { reason: 'Non.' });
  const rows = await announced(own);
  await app.call('DELETE', `/users/${lead.id}`, { token: admin.token });
  for (const { id } of rows) {
    await sendNotification(app.services, { organizationId: organization.id, notificationId: id });
  }
  expect(rows.map(({ userId }) => userId)).toContain(lead.id);
  expect(await app.mailbox.to(lead.email)).toEqual([]);
});

it('tells everyone else of an event whose first mail cannot be written, which is tried again', async () => {
  const { organization, admin } = company;
  const lead = await organization.add('manager', 'Deux');
  const second = await organization.add('admin', 'Encore');
  const { json } = await fileLeave(app, lead, { startDate: '2040-05-02', endDate: '2040-05-02' });
  const { rows: events } = await owner.query<{ id: string }>(
    'select id from leave_request_events where request_id = $1',
    [json.id],
  );
  const payload = { organizationId: organization.id, eventId: events[0]?.id ?? '' };
  // Links are made from it, when everyone concerned is known already.
  const unwritable = Object.create(app.services, {
    publicUrl: {
      get: () => {
        throw new Error('no address');
      },
    },
  });
  const before = await jobsOf('send-notification');
  await expect(announceRequest(unwritable, payload)).rejects.toThrow('no address');
  const told = await notificationsOf(json);
  expect(told.map(({ userId }) => userId).sort()).toEqual([admin.id, second.id].sort());
  expect(told.every(({ sentAt }) => sentAt === null)).toBe(true);
  expect(await jobsOf('send-notification')).toBe(before + 1);
  // Done again, it has a job for each that may not have left.
  await announceRequest(app.services, payload);
  expect(await jobsOf('send-notification')).toBe(before + 3);
});
