import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '#tests/support/call-as.ts';
import { createLeaveCompany, jobsDone, type LeaveCompany, setClock } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
  setClock(app, '2026-06-02T09:00:00Z');
  company = await createLeaveCompany(app);
  const settings = await as(company.admin, 'PUT', '/organization/settings', {
    timeZone: 'Europe/Paris',
    holidayZone: 'metropole',
    countingMode: 'ouvrables',
    referencePeriodStart: '06-01',
    openDays: [1, 2, 3, 4, 5],
    workedHolidays: [],
    effectiveFrom: '2020-06-01',
  });
  expect(settings.status).toBe(200);
});
afterAll(() => app.close());

const as = callAs(() => app);

const hire = async (name: string, from: string): Promise<TestPerson> => {
  const person = await company.organization.add('employee', name);
  await as(company.admin, 'PUT', `/users/${person.id}/employment`, { from, to: null });
  return person;
};
const nothing = { birthDate: null, children: [], seniorityFrom: null, payrollNumber: null };
const tell = (person: TestPerson, facts: object, by = company.admin) =>
  as(by, 'PUT', `/users/${person.id}/rights-facts`, { ...nothing, ...facts });
const born = (...days: string[]) => days.map((birthDate) => ({ birthDate, disabled: false }));
const paidLeave = async (person: TestPerson, at = '2026-06-01') =>
  (await as(person, 'GET', `/balances/me?at=${at}`)).json[0];

describe('days for dependent children (L3141-8)', () => {
  it.each([
    ['under 21, one child', '2025-06-01', '2005-06-01', born('2024-02-01'), 30, 32, 'Y2'],
    [
      'under 21, a week of leave, two children',
      '2026-04-01',
      '2006-06-01',
      born('2024-02-01', '2025-02-01'),
      5,
      7,
      'Y2',
    ],
    [
      '21 and more, 28 days, two children',
      '2025-07-01',
      '1990-06-01',
      born('2024-02-01', '2020-02-01'),
      28,
      30,
      'Y3',
    ],
    ['21 and more, a full year', '2025-06-01', '1962-06-01', born('2024-02-01', '2020-02-01'), 30, 30, null],
  ])('%s', async (name, from, birthDate, children, before, after, rule) => {
    const person = await hire(`Parent ${name}`, from);
    expect((await paidLeave(person))?.available).toBe(before);
    const told = await tell(person, { birthDate, children });
    expect(told.status).toBe(200);
    const counter = await paidLeave(person);
    expect(counter?.available).toBe(after);
    const line = counter?.entries.find(({ kind }: { kind: string }) => kind === 'dependent-children');
    expect(line?.rule ?? null).toBe(rule);
  });

  it('follows the days at home: a child who leaves keeps the days of years gone by (Y5)', async () => {
    const person = await hire('Parent d’une grande', '2025-06-01');
    const child = { birthDate: '2024-02-01', disabled: false };
    const young = { birthDate: '2005-06-01' };
    await tell(person, { ...young, children: [{ ...child, until: '2026-08-31' }] });
    expect((await paidLeave(person))?.available).toBe(32);
    await tell(person, { ...young, children: [{ ...child, until: '2026-04-29' }] });
    expect((await paidLeave(person))?.available).toBe(30);
    await tell(person, { ...young, children: [{ ...child, from: '2026-05-01' }] });
    expect((await paidLeave(person))?.available).toBe(30);
  });

  it('takes the days back when the child goes from the record, and tells the person without a word of births', async () => {
    const person = await hire('Parent par erreur', '2025-06-01');
    await tell(person, { birthDate: '2005-06-01', children: born('2024-02-01') });
    expect((await paidLeave(person))?.available).toBe(32);
    await tell(person, {});
    expect((await paidLeave(person))?.available).toBe(30);
    await jobsDone(app);
    const mails = (await app.mailbox.to(person.email)).filter(({ subject }) => subject.includes('compteurs'));
    expect(mails.length).toBeGreaterThan(0);
    for (const { text } of mails) expect(text).not.toMatch(/2005|2024|enfant|naissance/);
  });
});

describe('who reads what rights depend on (Y4)', () => {
  it('the person and admins, and nobody else', async () => {
    const person = await hire('Vie Privée', '2025-06-01');
    const children = [{ birthDate: '2019-03-03', disabled: true, from: null, until: null }];
    const facts = { birthDate: '1958-02-28', children, seniorityFrom: '2011-09-01', payrollNumber: 'A-0042' };
    expect((await tell(person, facts)).json.rightsFacts).toEqual(facts);
    const sheet = `/users/${person.id}` as const;
    expect((await as(person, 'GET', sheet)).json).toMatchObject({
      rightsFacts: facts,
      may: { editRightsFacts: false },
    });
    expect((await as(company.admin, 'GET', sheet)).json.rightsFacts).toEqual(facts);
    const managed = await as(company.manager, 'GET', sheet);
    expect(managed.json.rightsFacts).toBeNull();
    expect((await as(company.colin, 'GET', sheet)).status).toBe(404);
    const stranger = await createTestOrganization(app.services);
    expect((await as(stranger.admin, 'GET', sheet)).status).toBe(404);
    for (const answer of [
      managed,
      await as(company.manager, 'GET', '/users'),
      await as(company.manager, 'GET', '/audit-log'),
      await as(company.admin, 'GET', '/audit-log'),
      await as(company.manager, 'GET', `/users/${person.id}/balances`),
    ])
      expect(JSON.stringify(answer.json)).not.toMatch(/1958-02-28|2019-03-03|A-0042/);
  });

  it('only admins write them, and the log says that and not what', async () => {
    const person = await hire('Sans Valeur', '2025-06-01');
    for (const by of [company.manager, person, company.colin])
      expect((await tell(person, { birthDate: '1990-01-01' }, by)).status).toBe(403);
    await tell(person, { birthDate: '1990-01-01' });
    const logged = async () =>
      (await as(company.admin, 'GET', '/audit-log')).json.filter(
        ({ subject }: { subject: { id: string } }) => subject.id === person.id,
      );
    expect((await logged())[0]).toMatchObject({ action: 'user.rights_facts_changed', details: {} });
    const before = (await logged()).length;
    // The same once more is no news.
    expect((await tell(person, { birthDate: '1990-01-01' })).status).toBe(200);
    expect(await logged()).toHaveLength(before);
  });
});

describe('the payroll number', () => {
  it('belongs to one person at a time, whatever its letters', async () => {
    const [one, two] = [
      await hire('Une Numérotée', '2025-06-01'),
      await hire('Deux Numérotée', '2025-06-01'),
    ];
    expect((await tell(one, { payrollNumber: ' ab-7 ' })).json.rightsFacts?.payrollNumber).toBe('ab-7');
    const taken = await tell(two, { payrollNumber: 'AB-7' });
    expect([taken.status, taken.json.code]).toEqual([409, 'payroll_number_taken']);
    expect(Object.keys(taken.json.fields)).toEqual(['payrollNumber']);
    expect((await as(two, 'GET', `/users/${two.id}`)).json.rightsFacts?.payrollNumber).toBeNull();
    await as(company.admin, 'DELETE', `/users/${one.id}`);
    expect((await tell(two, { payrollNumber: 'AB-7' })).status).toBe(200);
  });

  it('refuses what is none, and a form that leaves something out', async () => {
    const person = await hire('Mal Numérotée', '2025-06-01');
    const unfit = await tell(person, { payrollNumber: 'n° 7' });
    expect([unfit.status, Object.keys(unfit.json.fields)]).toEqual([400, ['payrollNumber']]);
    const partial = await as(company.admin, 'PUT', `/users/${person.id}/rights-facts`, { birthDate: null });
    expect(partial.status).toBe(400);
    expect(Object.keys(partial.json.fields).sort()).toEqual(['children', 'payrollNumber', 'seniorityFrom']);
    const unborn = await tell(person, { birthDate: '1890-01-01' });
    expect(Object.keys(unborn.json.fields)).toEqual(['birthDate']);
  });
});
