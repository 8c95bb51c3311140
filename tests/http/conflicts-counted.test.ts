import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createLeaveCompany,
  fileLeave,
  jobsDone,
  type LeaveCompany,
  tokenIn,
} from '#tests/support/leave-company.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: ReturnType<typeof ownerPool>;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
  owner = ownerPool(app.connection, 1);
  company = await createLeaveCompany(app);
  await owner.query(
    `with joined as (
       insert into users (organization_id, id, email, name, role, joined_at, confirmed_at)
         select $1::uuid, gen_random_uuid(), 'f' || n || '@foule.exemple.fr', 'Foule ' || lpad(n::text, 3, '0'), 'employee',
           now(), now() from generate_series(1, 106) n returning id)
     insert into team_members (organization_id, team_id, user_id)
       select $1, t.id, joined.id from joined, teams t where t.organization_id = $1`,
    [company.organization.id],
  );
  // A hundred and four whole weeks; two mornings of the first; leave long before the week of the last.
  await absent("name between 'Foule 002' and 'Foule 105'", 'vacation', '2040-07-02', '2040-07-06');
  await absent("name = 'Foule 001'", 'vacation', '2040-07-02', '2040-07-02');
  await absent("name = 'Foule 001'", 'vacation', '2040-07-04', '2040-07-04');
  await absent("name = 'Foule 106'", 'vacation', '2040-06-18', '2040-06-22');
  // S5: over leave of the same days, over leave and two weeks more, and from leave of before into the week.
  await absent("name = 'Foule 105'", 'sick', '2040-07-02', '2040-07-06', true);
  await absent("name = 'Foule 104'", 'sick', '2040-07-02', '2040-07-20', true);
  await absent("name = 'Foule 106'", 'sick', '2040-06-18', '2040-07-06', true);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const absent = (who: string, type: string, start: string, end: string, over = false) =>
  owner.query(
    `insert into leave_requests (organization_id, id, user_id, filed_by, type, state, start_date, start_half, end_date,
         end_half, counted_halves, note, over_booked, created_at, updated_at)
       select organization_id, gen_random_uuid(), id, id, $2, 'approved', $3, 'am', $4, 'pm', 2, '', $5, now(), now()
       from users where organization_id = $1 and ${who}`,
    [company.organization.id, type, start, end, over],
  );

const people = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `Foule ${String(from + place).padStart(3, '0')}`);
const first = ['Foule 106', ...people(1, 99)];
const namesOf = (conflicts: readonly { employeeName: string }[]) =>
  conflicts.map(({ employeeName }) => employeeName);

it('tells the first hundred and how many more there are, of what the reader may know', async () => {
  const { ines, manager } = company;
  const asked = { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' };
  const own = await app.call('POST', '/leave-requests/preview', { token: ines.token, body: asked });
  expect(namesOf(own.json.conflicts)).toEqual(first);
  expect(own.json.conflicts[0]).toMatchObject({ type: 'absent', startDate: '2040-06-23' });
  // Sickness over leave of the same days adds nothing: a number would have told of it.
  expect(own.json.moreConflicts).toEqual({ absences: 7, people: 6 });
  const body = { ...asked, userId: ines.id };
  const led = await app.call('POST', '/leave-requests/preview', { token: manager.token, body });
  expect(namesOf(led.json.conflicts)).toEqual(first);
  expect(led.json.conflicts[0]).toMatchObject({ type: 'sick', startDate: '2040-06-18' });
  expect(led.json.moreConflicts).toEqual({ absences: 9, people: 6 });

  // By the half-day: of those who leave on Monday, whoever comes back on Wednesday is met on Wednesday alone.
  const wednesday = { ...asked, startDate: '2040-07-04', endDate: '2040-07-04' };
  const later = await app.call('POST', '/leave-requests/preview', { token: ines.token, body: wednesday });
  expect([later.json.conflicts.length, later.json.moreConflicts]).toEqual([100, { absences: 6, people: 6 }]);
  const nobody = { ...asked, startDate: '2040-09-03', endDate: '2040-09-03' };
  const alone = await app.call('POST', '/leave-requests/preview', { token: ines.token, body: nobody });
  expect([alone.json.conflicts, alone.json.moreConflicts]).toEqual([[], { absences: 0, people: 0 }]);
});

it('says the same on the page of a request, in the mail to who decides, and at its link', async () => {
  const { ines, manager } = company;
  const { id } = (await fileLeave(app, ines)).json;
  const { json: page } = await app.call('GET', `/leave-requests/${id}`, { token: manager.token });
  expect([namesOf(page.conflicts), page.moreConflicts]).toEqual([first, { absences: 9, people: 6 }]);
  await jobsDone(app);
  const { text } = present((await app.mailbox.to(manager.email)).find((mail) => mail.text.includes(id)));
  const told = [...text.matchAll(/Foule \d+/g)].map(([name]) => name);
  expect(told).toEqual(first.slice(0, 20));
  expect(text).toContain('et 89\u00a0autres absences');
  const token = tokenIn(text, `/requests/${id}/approve`);
  const { json: shown } = await app.call('POST', `/leave-requests/${id}/mail-decision/show`, {
    body: { token },
  });
  expect([namesOf(shown.conflicts), shown.moreConflicts]).toEqual([first, { absences: 9, people: 6 }]);
});

it('draws every one of them on the days of a calendar', async () => {
  const { json } = await app.call('GET', '/leave-planning/days?from=2040-07-02&to=2040-07-02', {
    token: company.ines.token,
  });
  expect(new Set(present(json[0]).away.map(({ name }) => name))).toEqual(new Set(people(1, 106)));
});
