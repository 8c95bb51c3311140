// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readWorkbook } from '#app/input/tables/read-workbook.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { resumeSession } from '#server/actions/auth/resume-session.ts';
import { exportCalendar } from '#server/actions/calendar-exports/export-calendar.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { calendarCsv } from '#server/http/calendar-csv.ts';
import { calendarTable } from '#server/http/calendar-table.ts';
import { tableAsCsv } from '#server/tables/table-as-csv.ts';
import { actOn, createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
const secret = 'opération du genou';
const july = { from: '2040-07-01', to: '2040-07-31' };

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
  const { organization, admin, manager, ines, colin } = company;
  await createTeam(app.services, organization.acting, {
    name: '=1+1; "Nuit"',
    description: '',
    color: '#3B82F6',
    managerId: null,
    userIds: [colin.id],
  });
  const sick = await fileLeave(app, ines, { type: 'sick', startHalf: 'pm', note: secret });
  expect((await actOn(app, manager, sick.json, 'approve')).status).toBe(200);
  const away = await fileLeave(app, colin, { startDate: '2040-07-30', endDate: '2040-08-03', note: secret });
  expect((await actOn(app, admin, away.json, 'approve')).status).toBe(200);
  expect((await fileLeave(app, colin, { startDate: '2040-07-16', endDate: '2040-07-16' })).status).toBe(200);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

async function exported(person: TestPerson, query: Readonly<Record<string, string>> = {}, language = 'fr') {
  const search = new URLSearchParams({ format: 'csv', ...july, ...query });
  return app.call('GET', `/calendar/export?${search}`, {
    token: person.token,
    headers: { 'accept-language': language },
  });
}

const linesOf = (text: string): string[] => text.split('\r\n').slice(0, -1);

it('hands a manager every column, in the French manner, a code among them (O2)', async () => {
  const { headers, text } = await exported(company.manager, { pending: 'true' });
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="relache-societe-d-essai-2040-07-01-2040-07-31.csv"',
  );
  expect(linesOf(text)).toEqual([
    'Personne;Matricule;CP N-1;CP N;Équipes;Type;Code;Premier jour;À partir de;Dernier jour;Jusqu’à;Jours calendaires;Jours décomptés;Dont dans la période;Statut',
    'Inès Employée;;;;Atelier;Congé maladie;sickness;02/07/2040;Midi;06/07/2040;Soir;5;4,5;4,5;Approuvé',
    `Colin Collègue;;;;"'=1+1; ""Nuit"", Atelier";Vacances;paid-leave;16/07/2040;Matin;16/07/2040;Soir;1;1;1;En attente`,
    `Colin Collègue;;;;"'=1+1; ""Nuit"", Atelier";Vacances;paid-leave;30/07/2040;Matin;03/08/2040;Soir;5;5;2;Approuvé`,
  ]);
  expect(text).not.toContain(secret);
});

it('tells a colleague that someone is absent, not why, nor what it costs, byte for byte', async () => {
  const { text } = await exported(company.colin);
  for (const leak of [secret, 'sick', 'sickness', 'maladie', '4,5']) expect(text).not.toContain(leak);
  expect(linesOf(text).slice(1)).toEqual([
    'Inès Employée;;;;Atelier;Absent;;02/07/2040;Midi;06/07/2040;Soir;5;;;Approuvé',
    `Colin Collègue;;;;"'=1+1; ""Nuit"", Atelier";Vacances;paid-leave;30/07/2040;Matin;03/08/2040;Soir;5;5;2;Approuvé`,
  ]);
  // Nor can it be found out by asking for it, or for what only waits.
  expect(linesOf((await exported(company.colin, { type: 'sick' })).text)).toHaveLength(1);
  expect(linesOf((await exported(company.colin, { type: 'absent' })).text)).toHaveLength(2);
  expect((await exported(company.colin, { pending: 'true' })).status).toBe(403);
  expect(
    linesOf((await exported(company.colin, { pending: 'true', user: company.colin.id })).text),
  ).toHaveLength(3);
});

it('writes a workbook of figures and dates in the language of the reader', async () => {
  const search = new URLSearchParams({ format: 'xlsx', ...july });
  const answer = await fetch(`${app.url}/api/calendar/export?${search}`, {
    headers: { authorization: `Bearer ${company.colin.token}`, 'accept-language': 'en' },
  });
  expect(answer.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const lines = await readWorkbook(new Uint8Array(await answer.arrayBuffer()));
  expect(lines?.map(({ cells }) => cells)).toEqual([
    [
      'Person',
      'Payroll number',
      'Paid leave N-1',
      'Paid leave N',
      'Teams',
      'Type',
      'Code',
      'First day',
      'From',
      'Last day',
      'Until',
      'Calendar days',
      'Counted days',
      'Of which in the period',
      'Status',
    ],
    [
      'Inès Employée',
      '',
      '',
      '',
      'Atelier',
      'Away',
      '',
      '2040-07-02',
      'Noon',
      '2040-07-06',
      'Evening',
      '5',
      '',
      '',
      'Approved',
    ],
    [
      'Colin Collègue',
      '',
      '',
      '',
      '=1+1; "Nuit", Atelier',
      'Holiday',
      'paid-leave',
      '2040-07-30',
      'Morning',
      '2040-08-03',
      'Evening',
      '5',
      '5',
      '2',
      'Approved',
    ],
  ]);
});

it('counts in each month only its own days, half-days and part-time included (O1)', async () => {
  const { admin, manager, organization } = company;
  const ben = await organization.add('employee', 'Ben Deux-Mois');
  // Not on Wednesdays.
  const day = ['am', 'pm'];
  const week = await app.call('PUT', `/users/${ben.id}/working-pattern`, {
    token: admin.token,
    body: { effectiveFrom: '2040-01-01', days: { 1: day, 2: day, 4: day, 5: day } },
  });
  expect(week.status).toBe(200);
  const leaves = [
    { startDate: '2040-12-27', endDate: '2041-01-04', startHalf: 'pm' },
    { startDate: '2041-01-31', endDate: '2041-02-01', type: 'sick', endHalf: 'am' },
  ];
  for (const leave of leaves) {
    const filed = await fileLeave(app, ben, leave);
    expect((await actOn(app, manager, filed.json, 'approve')).status).toBe(200);
  }
  const figures = async (from: string, to: string) =>
    linesOf((await exported(manager, { from, to, user: ben.id })).text)
      .slice(1)
      .map((line) => line.split(';').slice(12, 14));
  // 27 (from noon), 28 and 31 December; 2 (which counts: a day without work within leave), 3 and 4 January.
  expect(await figures('2040-12-01', '2040-12-31')).toEqual([['5,5', '2,5']]);
  expect(await figures('2041-01-01', '2041-01-31')).toEqual([
    ['5,5', '3'],
    ['1,5', '1'],
  ]);
  expect(await figures('2041-02-01', '2041-02-28')).toEqual([['1,5', '0,5']]);
  expect(await figures('2040-12-01', '2041-02-28')).toEqual([
    ['5,5', '5,5'],
    ['1,5', '1,5'],
  ]);
});

it('asks for days that make sense, and knows no team of others', async () => {
  const { manager } = company;
  expect((await exported(manager, { to: '2040-06-01' })).json.fields).toHaveProperty('to');
  expect((await exported(manager, { to: '2042-06-01' })).json.fields).toHaveProperty('to');
  expect((await exported(manager, { format: 'pdf' })).status).toBe(400);
  const stranger = await createLeaveCompany(app);
  expect(linesOf((await exported(stranger.manager)).text)).toHaveLength(1);
});

it('gives payroll the number it knows people by and what is left of N-1 and N, to those who may know (O3)', async () => {
  const { admin, manager, organization } = company;
  const paie = await organization.add('employee', 'Paule Paie');
  const facts = { birthDate: null, seniorityFrom: null, payrollNumber: 'M-042', children: [] };
  const set = await app.call('PUT', `/users/${paie.id}/rights-facts`, { token: admin.token, body: facts });
  expect(set.status).toBe(200);
  const from = todayInParis(app.services.now());
  const to = addDays(from, 20);
  const filed = await fileLeave(app, paie, { type: 'other', startDate: from, endDate: to });
  expect((await actOn(app, admin, filed.json, 'approve')).status).toBe(200);
  const shownTo = async (person: TestPerson) =>
    linesOf((await exported(person, { from, to, user: paie.id })).text)[1]
      ?.split(';')
      .slice(1, 4);
  const { json } = await app.call('GET', `/users/${paie.id}/balances?at=${to}`, { token: admin.token });
  const lots = present(json[0]).lots;
  const left = (label: string) =>
    String(lots.find((lot) => lot.label === label)?.remaining ?? 0).replace('.', ',');
  expect(await shownTo(admin)).toEqual(['M-042', left('N-1'), left('N')]);
  expect(await shownTo(manager)).toEqual(['', left('N-1'), left('N')]);
  expect(await shownTo(company.colin)).toEqual(['', '', '']);
});

it('leaves in parts, of which none grows with the days or the people, and which together are the whole', async () => {
  const { organization, admin, ines, colin } = await createLeaveCompany(app);
  const { rows } = await owner.query<{ id: string }>(
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
       end_half, counted_halves, created_at, updated_at)
     select u.organization_id, gen_random_uuid(), u.id, u.id, 'vacation', 'approved', day, 'am', day + 1, 'pm', 4, now(), now()
     from users u, (select date '2040-01-01' + 3 * n as day from generate_series(0, 120) n) days
     where u.organization_id = $1 returning id`,
    [organization.id],
  );
  // Colleagues are told of each day of it on which no leave lies beneath: pieces that begin in other parts than it does.
  await owner.query(
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
       end_half, counted_halves, over_booked, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, $2, 'sick', 'approved', '2040-01-20', 'am', '2040-11-20', 'pm', 2, true, now(), now())`,
    [organization.id, ines.id],
  );
  const asked = {
    from: plainDate('2040-01-02'),
    to: plainDate('2040-12-31'),
    teamId: undefined,
    userId: undefined,
    type: undefined,
    pending: false,
  };
  const found: number[] = [];
  for (const reader of [admin, colin]) {
    const actor = await resumeSession(app.services, reader.token, null);
    if (!actor) throw new Error('The reader is nobody.');
    const whole = await exportCalendar(app.services, actor, asked);
    found.push(whole.absences.length);
    const content = await calendarCsv(app.services, { actor, asked, language: 'fr' }, () => undefined);
    const parts: string[] = [];
    for await (const part of content) parts.push(part);
    expect(parts.length).toBeGreaterThan(4);
    expect(Math.max(...parts.map((part) => linesOf(part).length))).toBeLessThan(rows.length / 2);
    expect(parts.join('')).toBe(tableAsCsv(calendarTable(whole, 'fr'), 'fr'));
    const sent = await exported(reader, { from: '2040-01-02', to: '2040-12-31' });
    expect(`\u{FEFF}${sent.text}`).toBe(parts.join(''));
  }
  expect(found[0]).toBe(rows.length + 1);
  expect(found[1]).toBeGreaterThan(rows.length + 50);
});

it('ends in the middle where a part cannot be made, and is not taken for whole', async () => {
  const { database } = app.services;
  const ask = database.askOrganization.bind(database);
  let fail: (reason: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failure.catch(() => undefined);
  let parts = 0;
  vi.spyOn(database, 'askOrganization').mockImplementation(async (id, statement, values) => {
    if (statement.name.startsWith('calendar:')) parts += 1;
    return parts > 1 ? failure : ask(id, statement as never, values);
  });
  // What is packed is held back until there is more of it.
  const headers = { authorization: `Bearer ${company.admin.token}`, 'accept-encoding': 'identity' };
  const path = '/api/calendar/export?format=csv&from=2040-01-01&to=2040-12-31';
  const { status, body } = await fetch(`${app.url}${path}`, { headers });
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  expect([status, (await reader.read()).done]).toEqual([200, false]);
  fail(new Error('the database is gone'));
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow('terminated');
  vi.restoreAllMocks();
});
