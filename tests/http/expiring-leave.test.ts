// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { jobHandlers } from '#server/jobs/handlers.ts';
import { setEmployment } from '#tests/support/employment.ts';
import {
  actOn,
  createLeaveCompany,
  fileLeave,
  keepSessions,
  type LeaveCompany,
  setClock,
} from '#tests/support/leave-company.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  setClock(app, '2027-03-01T09:00:00Z');
  company = await createLeaveCompany(app);
  for (const { id } of [company.ines, company.colin]) {
    await setEmployment(app.services, company.organization.acting, id, {
      from: plainDate('2025-06-01'),
      to: null,
    });
  }
  await keepSessions(owner);
  await accrueOrganization(app.services, { organizationId: company.organization.id });
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const read = (query = '', token = company.admin.token) =>
  app.call('GET', `/insights/expiring${query}`, { token });
const remind = (userIds: string[], token = company.admin.token) =>
  app.call('POST', '/insights/reminders', { token, body: { by: '2027-05-31', userIds } });
const rowOf = ({ json }: LooseAnswer, id: string) =>
  json.people.find(({ user }: { user: { id: string } }) => user.id === id);

describe('U10: days about to lapse', () => {
  it('are what is left on 31 May once booked leave is off', async () => {
    const before = await read();
    expect(before.json).toMatchObject({ by: '2027-05-31', today: '2027-03-01' });
    // Twelve months from June 2025 to May 2026: 25 jours ouvrés.
    expect(rowOf(before, company.ines.id)).toMatchObject({ days: 25, remindedAt: null });
    const week = await fileLeave(app, company.ines, { startDate: '2027-04-12', endDate: '2027-04-16' });
    await actOn(app, company.manager, week.json, 'approve');
    const after = await read();
    expect(rowOf(after, company.ines.id).days).toBe(20);
    expect(rowOf(after, company.colin.id).days).toBe(25);
    const sooner = await read('?by=2027-05-30');
    expect(rowOf(sooner, company.ines.id)).toBeUndefined();
  });

  it('are told of their own team to a manager, to nobody below, and in files', async () => {
    const own = await read('', company.manager.token);
    expect(own.json.people.map(({ user }: { user: { name: string } }) => user.name)).toEqual([
      'Colin Collègue',
      'Inès Employée',
    ]);
    expect((await read('', company.ines.token)).status).toBe(403);
    const csv = await app.call('GET', '/insights/expiring.csv', { token: company.admin.token });
    expect(csv.text).toContain('Inès Employée;Congés payés;20;31/05/2027');
  });

  it('U13: are told beside what is usually taken until then, and what would be lost even so', async () => {
    const { organization, admin } = company;
    const person = await organization.add('employee', 'Hugo Habitude');
    const employment = { from: plainDate('2025-06-01'), to: null };
    await setEmployment(app.services, organization.acting, person.id, employment);
    const take = (startDate: string, endDate: string) =>
      fileLeave(app, admin, { userId: person.id, startDate, endDate });
    await take('2026-04-13', '2026-04-17');
    const { days, usualDays, likelyDays } = rowOf(await read(), person.id);
    expect([usualDays, days - likelyDays]).toEqual([5, 5]);
    // What is booked in these months is no longer to come.
    await take('2027-04-05', '2027-04-06');
    const then = rowOf(await read(), person.id);
    expect([days - then.days, then.usualDays, then.days - then.likelyDays]).toEqual([2, 3, 3]);
    const csv = await app.call('GET', '/insights/expiring.csv', { token: admin.token });
    expect(csv.text.split('\n')[0]).toContain('Pris d’habitude;Probablement perdus');
  });

  it('are lost by nobody who leaves before', async () => {
    const leaver = await company.organization.add('employee', 'Paul Partant');
    const employment = { from: plainDate('2025-06-01'), to: plainDate('2027-04-30') };
    await setEmployment(app.services, company.organization.acting, leaver.id, employment);
    expect(rowOf(await read(), leaver.id)).toBeUndefined();
  });
});

describe('U10: a reminder', () => {
  it('leaves once a day, says what is left and by whose wish, and is kept', async () => {
    const { ines, colin, manager, admin } = company;
    const sent = await remind([ines.id], manager.token);
    expect(sent.json).toEqual({ sent: [ines.id] });
    const again = await remind([ines.id, colin.id]);
    expect(again.json).toEqual({ sent: [colin.id] });
    const { rows } = await owner.query(
      `select payload from graphile_worker._private_jobs where payload ->> 'reminderId' is not null order by id`,
    );
    for (const { payload } of rows) {
      await jobHandlers['send-leave-reminder'](app.services, payload, new AbortController().signal);
    }
    const [mail] = await app.mailbox.to(ines.email);
    expect(mail?.text).toContain('Mona Manager');
    expect(mail?.text).toMatch(/20\sjours/);
    expect(mail?.text).toMatch(/31\smai\s2027/);
    const kept = await app.call('GET', '/insights/reminders', { token: admin.token });
    expect(kept.json).toEqual([
      expect.objectContaining({ sentBy: 'Alix Admin', user: { id: colin.id, name: colin.name } }),
      expect.objectContaining({ sentBy: 'Mona Manager', lots: [expect.objectContaining({ days: 20 })] }),
    ]);
    expect(rowOf(await read(), ines.id).remindedAt).toMatch(/^2027-03-01T/);
    const log = await app.call('GET', '/audit-log?action=user.leave_reminded', { token: admin.token });
    expect(log.json).toHaveLength(2);
  });

  it('is not sent to whom one does not lead, nor to who has nothing to lose', async () => {
    const other = await company.organization.add('manager', 'Omar Ailleurs');
    expect((await remind([company.ines.id], other.token)).status).toBe(404);
    expect((await remind([other.id])).status).toBe(404);
    expect((await remind([company.ines.id], company.colin.token)).status).toBe(403);
  });
});
