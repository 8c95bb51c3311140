import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { callAs } from '#tests/support/call-as.ts';
import { leaveOf } from '#tests/support/leave.ts';
import {
  createLeaveCompany,
  jobsDone,
  keepSessions,
  type LeaveCompany,
  setClock,
} from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
beforeEach(async () => {
  setClock(app, '2026-09-15T09:00:00Z');
  company = await createLeaveCompany(app);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = callAs(() => app);

const hire = async (name: string, to: string | null = null): Promise<TestPerson> => {
  const person = await company.organization.add('employee', name);
  await as(company.admin, 'PUT', `/users/${person.id}/employment`, { from: '2025-06-01', to });
  return person;
};
const depart = (person: TestPerson, lastDay = '2026-10-16', by = company.admin) =>
  as(by, 'PUT', `/users/${person.id}/departure`, { lastDay, reason: 'resignation' });
const book = (person: TestPerson, startDate: string, endDate: string) =>
  leaveOf(app).file(company.admin, { type: 'vacation', userId: person.id, startDate, endDate });
const paidLeave = async (person: TestPerson, at: string, by = person) =>
  (await as(by, 'GET', `/users/${person.id}/balances?at=${at}`)).json[0];
const kinds = (counter: { entries: { kind: string }[] }): string[] => counter.entries.map(({ kind }) => kind);
const logged = async (person: TestPerson): Promise<string[]> =>
  (await as(company.admin, 'GET', '/audit-log')).json
    .filter(({ subject }: { subject: { id: string } }) => subject.id === person.id)
    .map(({ action }: { action: string }) => action);
const night = async (instant: string): Promise<void> => {
  await keepSessions(owner);
  setClock(app, instant);
  await accrueOrganization(app.services, { organizationId: company.organization.id });
};

describe('what is owed, and its statement (X7)', () => {
  it('32 days left on 16 October stay owed: none has lapsed on 1 June after (L3141-28)', async () => {
    const lea = await hire('Léa Partante');
    await book(lea, '2026-08-03', '2026-08-06');
    const preview = await as(company.admin, 'POST', `/users/${lea.id}/departure/preview`, {
      lastDay: '2026-10-16',
    });
    expect(preview.json).toMatchObject({
      closesAtOnce: false,
      requests: [],
      counters: [
        { counter: 'paid-leave', unit: 'ouvres', isPaid: true, total: 32, rule: 'X1', source: 'L3141-28' },
      ],
    });
    expect((await as(lea, 'GET', `/users/${lea.id}/departure`)).status).toBe(404);
    const set = await depart(lea);
    expect(set.status).toBe(200);
    expect(set.json).toMatchObject({
      user: { id: lea.id },
      employment: { from: '2025-06-01', to: '2026-10-16' },
      reason: 'resignation',
      hasLeft: false,
    });
    const [counter] = (await as(lea, 'GET', `/users/${lea.id}/departure`)).json.counters;
    expect(counter?.lots.map(({ label, earned, left }) => [label, earned, left])).toEqual([
      ['N-1', 25, 21],
      ['N', 11, 11],
    ]);
    // Leave of the last day is still leave.
    expect((await paidLeave(lea, '2026-10-16'))?.available).toBe(32);
    const after = await paidLeave(lea, '2027-06-02');
    expect(after?.available).toBe(0);
    expect(kinds(present(after))).toContain('paid-out');
    expect(kinds(present(after))).not.toContain('expired');

    await night('2026-10-17T00:45:00Z');
    const statement = `/users/${lea.id}/departure` as const;
    setClock(app, '2027-06-02T09:00:00Z');
    expect((await as(company.admin, 'GET', statement)).json).toMatchObject({
      hasLeft: true,
      counters: [{ total: 32 }],
    });
    expect((await as(company.manager, 'GET', statement)).status).toBe(404);
    const csv = await as(company.admin, 'GET', `${statement}/export`);
    expect(csv.headers.get('content-disposition')).toContain('lea-partante-2026-10-16.csv');
    expect(csv.text).toContain('Léa Partante');
    expect(csv.text.split('\n').filter((line) => line.includes('L3141-28'))).toHaveLength(3);
  });

  it('is told to the person, with what is left and until when they can read it', async () => {
    const mila = await hire('Mila Prévenue');
    await depart(mila);
    await jobsDone(app);
    const [mail] = (await app.mailbox.to(mila.email)).filter(({ subject }) => subject.includes('départ'));
    expect(mail?.subject).toBe('Votre départ le 16\u00a0octobre 2026');
    expect(mail?.text).toContain('36\u00a0jours');
    expect(mail?.text).toContain(`/users/${mila.id}/departure`);
  });

  it('the foreseen end of a contract owes the same, and closes no access by itself (X5)', async () => {
    const cdd = await hire('Ève CDD', '2026-10-16');
    await night('2026-10-17T00:45:00Z');
    expect(kinds(present(await paidLeave(cdd, '2026-10-17')))).toContain('paid-out');
    expect((await as(cdd, 'GET', '/auth/me')).status).toBe(200);
    expect((await as(cdd, 'GET', `/users/${cdd.id}`)).json.departure).toBeNull();
    // Somebody says so: what is owed stays, and access closes at once.
    expect((await depart(cdd)).json).toMatchObject({ hasLeft: true, counters: [{ total: 36 }] });
    expect((await as(cdd, 'GET', '/auth/me')).status).toBe(401);
  });
});

describe('leave after the last day (X3)', () => {
  it('is withdrawn, cancelled or cut, as the preview says, and everyone concerned is told', async () => {
    const noe = await hire('Noé Posé');
    const file = (startDate: string, endDate: string) =>
      leaveOf(app).file(noe, { type: 'vacation', startDate, endDate });
    const before = await book(noe, '2026-10-05', '2026-10-06');
    const across = await book(noe, '2026-10-12', '2026-10-23');
    const later = await book(noe, '2026-12-21', '2026-12-24');
    const pending = await file('2026-11-02', '2026-11-03');
    const path = `/users/${noe.id}/departure` as const;
    const preview = await as(company.manager, 'POST', `${path}/preview`, { lastDay: '2026-10-16' });
    expect(
      preview.json.requests.map(({ id, outcome }: { id: string; outcome: string }) => [id, outcome]),
    ).toEqual([
      [across.id, 'cut'],
      [pending.id, 'withdrawn'],
      [later.id, 'cancelled'],
    ]);
    // 36 less two days before and five of the week that is left.
    expect(present(preview.json.counters[0]).total).toBe(29);
    expect((await depart(noe, '2026-10-16', company.manager)).json.counters[0]?.total).toBe(29);
    const shown = async (id: string) => (await as(noe, 'GET', `/leave-requests/${id}`)).json;
    expect(await shown(before.id)).toMatchObject({
      request: { status: 'approved', endDate: '2026-10-06' },
      // What the end of the contract pays out is not missing for leave before it.
      balance: { verdict: 'enough', shortOn: null },
    });
    const cut = await shown(across.id);
    expect(cut.request).toMatchObject({ status: 'approved', endDate: '2026-10-16', countedDays: 5 });
    expect(cut.history.at(-1)).toMatchObject({
      event: 'cut',
      changes: { endDate: ['2026-10-23', '2026-10-16'] },
    });
    expect((await shown(later.id)).request.status).toBe('cancelled');
    expect((await shown(pending.id)).request.status).toBe('withdrawn');
    await jobsDone(app);
    const subjects = (await app.mailbox.to(noe.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /Congé (annulé|raccourci)/.test(subject))).toHaveLength(2);
    const filed = await as(noe, 'POST', '/leave-requests', {
      type: 'vacation',
      startDate: '2026-10-19',
      endDate: '2026-10-19',
    });
    expect([filed.status, filed.json.code]).toEqual([422, 'not_employed_then']);
  });
});

describe('access (X4)', () => {
  it('ends with the last day on the organisation’s own calendar; the seat and the address follow', async () => {
    const zoe = await hire('Zoé Minuit');
    const { key } = await makeKey(app, zoe, ['calendar.read']);
    const byKey = async () => (await app.call('GET', '/calendar/filters', { token: key })).status;
    await depart(zoe);
    await keepSessions(owner);
    setClock(app, '2026-10-16T21:59:00Z');
    expect([(await as(zoe, 'GET', '/auth/me')).status, await byKey()]).toEqual([200, 200]);
    setClock(app, '2026-10-16T22:01:00Z');
    expect([(await as(zoe, 'GET', '/auth/me')).status, await byKey()]).toEqual([401, 401]);
    const asked = await app.call('POST', '/auth/magic-link', { body: { email: zoe.email } });
    expect(asked.status).toBe(200);
    await jobsDone(app);
    expect((await app.mailbox.to(zoe.email)).filter(({ text }) => text.includes('/login?token='))).toEqual(
      [],
    );
    const seats = async () => (await as(company.admin, 'GET', '/users')).json.seats.usedSeats;
    const before = await seats();
    await night('2026-10-16T22:45:00Z');
    expect(await seats()).toBe(before - 1);
    const { people } = (await as(company.admin, 'GET', '/users/former')).json;
    expect(people).toEqual([
      expect.objectContaining({ id: zoe.id, departure: { lastDay: '2026-10-16', reason: 'resignation' } }),
    ]);
    expect((await as(company.manager, 'GET', '/users/former')).status).toBe(403);
    expect(await logged(zoe)).toContain('user.access_closed');
    await night('2026-10-17T22:45:00Z');
    expect((await logged(zoe)).filter((action) => action === 'user.access_closed')).toHaveLength(1);
  });

  it('closes at once when the last day is over, and an admin always remains', async () => {
    const max = await hire('Max Parti');
    expect((await depart(max, '2026-08-31')).json).toMatchObject({ hasLeft: true });
    expect((await as(max, 'GET', '/auth/me')).status).toBe(401);
    const alone = await depart(company.admin);
    expect([alone.status, alone.json.code]).toEqual([409, 'last_admin']);
    const second = await company.organization.add('admin', 'Anne Seconde');
    expect((await depart(second)).status).toBe(200);
    // Whoever is about to leave is not counted on.
    expect((await depart(company.admin)).status).toBe(409);
    const demoted = await as(company.admin, 'PUT', `/users/${company.admin.id}`, { role: 'employee' });
    expect(demoted.json.code).toBe('last_admin');
  });
});
