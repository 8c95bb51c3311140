// @module-tag daily
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { createLeaveCompany, jobsDone, type LeaveCompany, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
  setClock(app, '2030-03-15T09:00:00Z');
  company = await createLeaveCompany(app);
});
afterAll(() => app.close());

const as = <const M extends Method, const P extends string>(
  person: TestPerson,
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

const hire = async (name: string, from = '2029-06-01'): Promise<TestPerson> => {
  const person = await company.organization.add('employee', name);
  await as(company.admin, 'PUT', `/users/${person.id}/employment`, { from, to: null });
  return person;
};
const counters = async (person: TestPerson, at = '2030-03-15') =>
  (await as(person, 'GET', `/balances/me?at=${at}`)).json;
const available = async (person: TestPerson, at?: string): Promise<number> =>
  present((await counters(person, at))[0]?.available);

const whole = ['am', 'pm'];
/** Wednesday off. */
const fourDays = { '1': whole, '2': whole, '4': whole, '5': whole };

describe('a person’s sheet', () => {
  it('says who they are, since when, in which teams and on which days they work', async () => {
    const { manager, ines } = company;
    const { json } = await as(manager, 'GET', `/users/${ines.id}`);
    expect(json).toEqual({
      user: { id: ines.id, email: ines.email, name: ines.name, role: 'employee' },
      employment: { from: '2030-03-15', to: null, known: false },
      patterns: [{ effectiveFrom: '2030-03-15', days: { ...fourDays, '3': whole }, alternatingWeeks: [] }],
      teams: [{ id: expect.any(String), name: 'Atelier' }],
      mailRefusedAt: null,
      rightsFacts: null,
      departure: null,
      may: { editEmployment: true, adjust: true, editRightsFacts: false },
    });
    const own = await as(ines, 'GET', `/users/${ines.id}`);
    expect(own.json.may).toEqual({ editEmployment: false, adjust: false, editRightsFacts: false });
    expect((await as(company.colin, 'GET', `/users/${ines.id}`)).status).toBe(404);
  });

  it('moves someone to four days from March: the preview says what booked leave costs then (C15)', async () => {
    const paul = await hire('Paul Quatre');
    // Monday and Tuesday: once Wednesday is free, the leave reaches the eve of Thursday (C7).
    const booked = await leaveOf(app).file(paul, {
      type: 'vacation',
      startDate: '2030-03-25',
      endDate: '2030-03-26',
    });
    await leaveOf(app).approve(company.manager, booked.id);
    const before = await available(paul);
    const path = `/users/${paul.id}/working-pattern` as const;
    const form = { effectiveFrom: '2030-03-18', days: fourDays };
    const preview = await as(company.manager, 'POST', `${path}/preview`, form);
    expect(preview.json).toMatchObject({
      peopleLookedAt: 1,
      people: [
        {
          user: { id: paul.id },
          bookings: [{ requestId: booked.id, before: 2, after: 3 }],
        },
      ],
    });
    expect(await available(paul)).toBe(before);
    const set = await as(company.manager, 'PUT', path, form);
    expect(set.json.patterns).toHaveLength(2);
    expect(set.json.patterns[1]).toEqual({
      effectiveFrom: '2030-03-18',
      days: fourDays,
      alternatingWeeks: [],
    });
    expect(await available(paul)).toBe(before - 1);
    const [log] = (await as(company.admin, 'GET', '/audit-log')).json;
    expect(log).toMatchObject({ action: 'user.working_week_changed', subject: { id: paul.id } });
  });

  it('alternates weeks: each day is read by the week it falls in, week A first', async () => {
    const alma = await hire('Alma Alternée');
    const path = `/users/${alma.id}/working-pattern` as const;
    const form = {
      effectiveFrom: '2030-03-18',
      days: fourDays,
      alternatingWeeks: [{ ...fourDays, '3': whole }],
    };
    const set = await as(company.manager, 'PUT', path, form);
    expect(set.json.patterns[1]).toEqual(form);
    const counted = async (day: string) => {
      const asked = { type: 'vacation', startDate: day, endDate: day, userId: alma.id };
      const { json } = await as(company.manager, 'POST', '/leave-requests/preview', asked);
      return json.countedDays;
    };
    // Wednesdays of week A (20 March, 3 April) are free, those of week B (27 March, 10 April) are worked.
    const wednesdays = ['2030-03-20', '2030-03-27', '2030-04-03', '2030-04-10'];
    expect(await Promise.all(wednesdays.map(counted))).toEqual([0, 1, 0, 1]);
  });

  it('takes up to twelve weeks, of which some are worked', async () => {
    const rota = await hire('Rota');
    const path = `/users/${rota.id}/working-pattern` as const;
    const set = (alternatingWeeks: object[], days: object = fourDays) =>
      as(company.manager, 'PUT', path, { effectiveFrom: '2030-04-01', days, alternatingWeeks });
    expect(present((await set(Array(11).fill(fourDays))).json.patterns[1]).alternatingWeeks).toHaveLength(11);
    expect((await set(Array(12).fill(fourDays))).status).toBe(400);
    // One week on, one week off.
    expect((await set([{}])).status).toBe(200);
    expect((await set([{}], {})).json.code).toBe('working_week_unfit');
  });

  it('refuses a week without work, and loses nothing', async () => {
    const rita = await hire('Rita');
    const path = `/users/${rita.id}/working-pattern` as const;
    const empty = await as(company.manager, 'PUT', path, { effectiveFrom: '2030-04-01', days: {} });
    expect([empty.status, empty.json.code]).toEqual([422, 'working_week_unfit']);
    const wrong = await as(company.manager, 'PUT', path, { effectiveFrom: 'demain', days: fourDays });
    expect(Object.keys(wrong.json.fields)).toEqual(['effectiveFrom']);
    expect((await as(company.manager, 'GET', `/users/${rita.id}`)).json.patterns).toHaveLength(1);
  });

  it('corrects what was earned when the dates of employment change, and tells the person', async () => {
    const nora = await hire('Nora Datée');
    expect(await available(nora)).toBe(18.75);
    await as(company.admin, 'PUT', `/users/${nora.id}/employment`, { from: '2029-12-01', to: '2030-06-30' });
    expect(await available(nora)).toBe(6.25);
    // Nothing is earned after the last day, and what is left then is owed (X1).
    expect(await available(nora, '2030-06-30')).toBe(16);
    const [after] = await counters(nora, '2030-12-31');
    expect(after?.available).toBe(0);
    expect(after?.entries.at(-1)).toMatchObject({ kind: 'paid-out', amount: -16, date: '2030-07-01' });
    await jobsDone(app);
    const mails = await app.mailbox.to(nora.email);
    const told = mails.filter(({ subject }) => subject === 'Vos compteurs de congés ont changé');
    expect(told.some(({ text }) => text.includes('18,75\u00a0jours avant, 6,25\u00a0jours maintenant'))).toBe(
      true,
    );
    const backwards = { from: '2030-06-30', to: '2030-06-01' };
    const wrong = await as(company.admin, 'PUT', `/users/${nora.id}/employment`, backwards);
    expect(Object.keys(wrong.json.fields)).toEqual(['to']);
  });
});

describe('an adjustment', () => {
  const adjust = (by: TestPerson, person: TestPerson, form: object, key?: string) =>
    as(
      by,
      'POST',
      `/users/${person.id}/adjustments`,
      { counter: 'paid-leave', days: 1.5, date: '2030-03-15', reason: 'Accord', ...form },
      key,
    );

  it('is a line with its reason and author, written once however often it is sent (B9)', async () => {
    const rose = await hire('Rose Ajustée');
    const key = randomUUID();
    expect((await adjust(company.manager, rose, { reason: 'Accord de mars' }, key)).status).toBe(200);
    expect((await adjust(company.manager, rose, { reason: 'Accord de mars' }, key)).status).toBe(200);
    expect(await available(rose)).toBe(20.25);
    const lines = (await counters(rose))[0]?.entries.filter(
      ({ kind }: { kind: string }) => kind === 'adjusted',
    );
    expect(lines).toEqual([
      expect.objectContaining({
        amount: 1.5,
        rule: 'B9',
        sentence: expect.stringContaining('Accord de mars'),
      }),
    ]);
    await adjust(company.admin, rose, { days: -0.25 });
    expect(await available(rose)).toBe(20);
  });

  it('needs a reason, a real amount and a counter that exists', async () => {
    const tom = await hire('Tom');
    const fieldsOf = async (form: object) =>
      Object.keys((await adjust(company.manager, tom, form)).json.fields ?? {});
    expect(await fieldsOf({ reason: '   ' })).toEqual(['reason']);
    expect(await fieldsOf({ days: 0 })).toEqual(['days']);
    expect(await fieldsOf({ days: 1.005 })).toEqual(['days']);
    expect(await fieldsOf({ counter: 'rtt' })).toEqual(['counter']);
    expect(await available(tom)).toBe(18.75);
  });

  it('is for those below, and for admins for everyone', async () => {
    const peer = await company.organization.add('manager', 'Max Pair');
    expect((await adjust(company.manager, peer, {})).status).toBe(403);
    expect((await adjust(company.manager, company.manager, {})).status).toBe(403);
    expect((await adjust(company.admin, peer, {})).status).toBe(200);
    // Whoever runs HR alone would otherwise have nobody to set their own counter right; the audit log says who did.
    expect((await adjust(company.admin, company.admin, {})).status).toBe(200);
  });
});
