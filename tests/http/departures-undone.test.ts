import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import {
  createLeaveCompany,
  jobsDone,
  keepSessions,
  type LeaveCompany,
  setClock,
} from '#tests/support/leave-company.ts';
import { openTestSession, type TestPerson } from '#tests/support/organizations.ts';
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
  setClock(app, '2026-10-12T09:00:00Z');
  company = await createLeaveCompany(app);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const as = <const M extends Method, const P extends string>(
  person: Pick<TestPerson, 'token'>,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
  key?: string,
) =>
  app.call(method, path, {
    token: person.token,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const hire = async (name: string): Promise<TestPerson> => {
  const person = await company.organization.add('employee', name);
  await as(company.admin, 'PUT', `/users/${person.id}/employment`, { from: '2025-06-01', to: null });
  return person;
};
const depart = (person: TestPerson, lastDay = '2026-10-16', key?: string) =>
  as(company.admin, 'PUT', `/users/${person.id}/departure`, { lastDay, reason: null }, key);
const stay = (person: TestPerson) => as(company.admin, 'DELETE', `/users/${person.id}/departure`);
const available = async (person: TestPerson, at: string): Promise<number> =>
  present((await as(company.admin, 'GET', `/users/${person.id}/balances?at=${at}`)).json[0]?.available);
const owed = async (person: TestPerson): Promise<number> =>
  present((await as(company.admin, 'GET', `/users/${person.id}/departure`)).json.counters[0]?.total);
const night = async (instant: string): Promise<void> => {
  await keepSessions(owner);
  setClock(app, instant);
  await accrueOrganization(app.services, { organizationId: company.organization.id });
};
const loggedTimes = async (person: TestPerson, action: string): Promise<number> =>
  (await as(company.admin, 'GET', '/audit-log')).json.filter(
    (entry: { action: string; subject: { id: string } }) =>
      entry.action === action && entry.subject.id === person.id,
  ).length;

describe('a departure that does not happen (X6)', () => {
  it('withdrawn before the day, leaves no trace in the counter', async () => {
    const ana = await hire('Ana Reste');
    const before = await available(ana, '2027-05-31');
    await depart(ana);
    expect(await available(ana, '2027-05-31')).toBe(0);
    expect((await stay(ana)).status).toBe(200);
    expect(await available(ana, '2027-05-31')).toBe(before);
    expect((await as(ana, 'GET', `/users/${ana.id}`)).json).toMatchObject({
      departure: null,
      employment: { to: null },
    });
    expect((await stay(ana)).status).toBe(404);
  });

  it('withdrawn after the day, gives access, seat and days back', async () => {
    const bea = await hire('Béa Revient');
    await as(company.admin, 'PUT', `/users/${bea.id}/rights-facts`, {
      birthDate: null,
      children: [],
      seniorityFrom: null,
      payrollNumber: 'B-1',
    });
    const never = await hire('Béa Témoin');
    await depart(bea);
    await night('2026-10-17T00:45:00Z');
    expect((await as(company.admin, 'GET', `/users/${bea.id}`)).status).toBe(404);
    expect((await stay(bea)).status).toBe(200);
    expect((await as(company.admin, 'GET', `/users/${bea.id}`)).json.rightsFacts?.payrollNumber).toBe('B-1');
    const token = await openTestSession(app.services, company.organization.id, bea.id);
    expect((await as({ token }, 'GET', '/auth/me')).status).toBe(200);
    await night('2026-12-01T00:45:00Z');
    expect(await available(bea, '2026-12-01')).toBe(await available(never, '2026-12-01'));
    expect(await loggedTimes(bea, 'user.departure_withdrawn')).toBe(1);
  });

  it('moved, owes what the other day owes; the same once more is no news', async () => {
    const cleo = await hire('Cléo Décalée');
    const key = randomUUID();
    const first = await depart(cleo, '2026-10-16', key);
    expect((await depart(cleo, '2026-10-16', key)).json).toEqual(first.json);
    expect((await depart(cleo)).json).toEqual(first.json);
    expect(await loggedTimes(cleo, 'user.departure_recorded')).toBe(1);
    expect(await owed(cleo)).toBe(36);
    await night('2026-10-17T00:45:00Z');
    // Their last day was the 30th of November after all: access is open again until then.
    expect((await depart(cleo, '2026-11-30')).json).toMatchObject({
      hasLeft: false,
      employment: { to: '2026-11-30' },
    });
    expect(await owed(cleo)).toBe(38);
    await night('2026-12-01T00:45:00Z');
    expect((await as(company.admin, 'GET', `/users/${cleo.id}`)).status).toBe(404);
    expect(await owed(cleo)).toBe(38);
  });

  it('the dates of the contract do not speak against it, and it does not begin before them', async () => {
    const dan = await hire('Dan Daté');
    const early = await depart(dan, '2025-05-31');
    expect([early.status, Object.keys(early.json.fields)]).toEqual([400, ['lastDay']]);
    await depart(dan);
    const moved = await as(company.admin, 'PUT', `/users/${dan.id}/employment`, {
      from: '2025-06-01',
      to: null,
    });
    expect([moved.status, moved.json.code]).toEqual([409, 'departure_recorded']);
    const other = await as(company.admin, 'PUT', `/users/${dan.id}/employment`, {
      from: '2025-09-01',
      to: '2026-10-16',
    });
    expect(other.status).toBe(200);
    expect(await owed(dan)).toBe(30);
  });
});

describe('coming back (X8)', () => {
  it('keeps the history, settles the first contract for good and earns from the new first day', async () => {
    const eli = await hire('Élie Retour');
    await depart(eli);
    await night('2026-10-17T00:45:00Z');
    const path = `/users/${eli.id}/rehire` as const;
    const early = await as(company.admin, 'POST', path, { from: '2026-10-16' });
    expect([early.status, Object.keys(early.json.fields)]).toEqual([400, ['from']]);
    const back = await as(company.admin, 'POST', path, { from: '2026-10-26', keepSeniority: true });
    expect(back.status).toBe(200);
    expect((await as(company.admin, 'POST', path, { from: '2026-10-26' })).status).toBe(404);
    await jobsDone(app);
    expect((await app.mailbox.to(eli.email)).some(({ subject }) => subject.includes('invit'))).toBe(true);
    const sheet = (await as(company.admin, 'GET', `/users/${eli.id}`)).json;
    expect(sheet).toMatchObject({
      employment: { from: '2026-10-26', to: null },
      departure: null,
      rightsFacts: { seniorityFrom: '2025-06-01' },
    });
    const newcomer = await company.organization.add('employee', 'Élie Témoin');
    await as(company.admin, 'PUT', `/users/${newcomer.id}/employment`, { from: '2026-10-26', to: null });
    await night('2026-12-01T00:45:00Z');
    expect(await available(eli, '2026-12-01')).toBe(await available(newcomer, '2026-12-01'));
    expect(await available(eli, '2027-06-01')).toBe(await available(newcomer, '2027-06-01'));
    expect(await available(eli, '2026-10-16')).toBe(36);
    // The statement of the first contract is still there, and says the same.
    expect(await owed(eli)).toBe(36);
    expect(await loggedTimes(eli, 'user.rehired')).toBe(1);

    // A second end, with its own statement.
    expect((await depart(eli, '2027-01-31')).json).toMatchObject({
      employment: { from: '2026-10-26', to: '2027-01-31' },
    });
    const last = (await as(company.admin, 'GET', `/users/${eli.id}/departure`)).json;
    expect(last.others).toHaveLength(1);
    const first = await as(
      company.admin,
      'GET',
      `/users/${eli.id}/departure?departure=${last.others[0]?.id}`,
    );
    expect(first.json).toMatchObject({
      employment: { from: '2025-06-01', to: '2026-10-16' },
      counters: [{ total: 36 }],
    });
    await night('2027-02-01T00:45:00Z');
    expect(await owed(eli)).toBe(last.counters[0]?.total);
  });

  it('leaves the address and the number to who has them now', async () => {
    const fay = await hire('Fay Remplacée');
    const number = (person: TestPerson) =>
      as(company.admin, 'PUT', `/users/${person.id}/rights-facts`, {
        birthDate: null,
        children: [],
        seniorityFrom: null,
        payrollNumber: 'F-9',
      });
    await number(fay);
    await depart(fay, '2026-10-01');
    const heir = await hire('Gus Repreneur');
    expect((await number(heir)).status).toBe(200);
    const back = await stay(fay);
    expect([back.status, back.json.code]).toEqual([409, 'payroll_number_taken']);
    await as(company.admin, 'POST', '/users', { name: 'Fay Bis', email: fay.email });
    expect((await as(company.admin, 'DELETE', `/users/${heir.id}`)).status).toBe(200);
    const again = await as(company.admin, 'POST', `/users/${fay.id}/rehire`, { from: '2026-11-02' });
    expect([again.status, again.json.code]).toEqual([409, 'email_taken']);
  });
});
