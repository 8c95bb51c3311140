// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { accrue, accrueOrganization } from '#server/actions/balances/accrue.ts';
import { jobHandlers } from '#server/jobs/handlers.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { keepSessions, setClock } from '#tests/support/leave-company.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
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

async function company(people: number, from = '2025-06-01', to: string | null = null) {
  const organization = await createTestOrganization(app.services);
  const hired: TestPerson[] = [];
  for (let place = 0; place < people; place += 1) {
    const person = await organization.add('employee', `Personne ${place}`);
    const employment = { from: plainDate(from), to: to === null ? null : plainDate(to) };
    await setEmployment(app.services, organization.acting, person.id, employment);
    hired.push(person);
  }
  return { organization, hired };
}

const night = ({ id: organizationId }: TestOrganization, services = app.services) =>
  accrueOrganization(services, { organizationId });

const ledgerOf = async (organization: TestOrganization) => {
  const { rows } = await owner.query<{ user_id: string; id: string; date: string; days: number }>(
    `select user_id, id, date::text, round(amount_n::numeric / amount_d, 4)::float8 as days
     from ledger_entries where organization_id = $1 order by user_id, counter, id`,
    [organization.id],
  );
  return rows;
};

const jobsOf = async (task: string, userId: string) => {
  const { rows } = await owner.query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and payload ->> 'userId' = $2 order by j.id`,
    [task, userId],
  );
  return rows.map(({ payload }) => payload);
};

describe('the nightly accrual (B11)', () => {
  it('catches up after any downtime, each month with its own date, and adds nothing when run again', async () => {
    setClock(app, '2026-03-02T03:00:00Z');
    const { organization, hired } = await company(1);
    await night(organization);
    const before = await ledgerOf(organization);
    expect(before.at(-1)).toMatchObject({ id: 'accrued/2026-02', date: '2026-02-28', days: 2.0833 });
    setClock(app, '2026-07-03T03:00:00Z');
    await night(organization);
    const after = (await ledgerOf(organization)).filter(({ user_id }) => user_id === hired[0]?.id);
    const dates = after.map(({ id, date }) => `${id} ${date}`);
    expect(dates).toContain('accrued/2026-03 2026-03-31');
    expect(dates).toContain('accrued/2026-06 2026-06-30');
    // Twelve times 25/12 is 25: nothing to round up when the period closed.
    expect(after).toHaveLength(13);
    await owner.query('update organizations set settled_on = null where id = $1', [organization.id]);
    await night(organization);
    expect(await ledgerOf(organization)).toHaveLength((await ledgerOf(organization)).length);
    expect((await ledgerOf(organization)).filter(({ user_id }) => user_id === hired[0]?.id)).toEqual(after);
    expect(await jobsOf('send-counters-changed', hired[0]?.id ?? '')).toEqual([]);
  });

  it('counts the part of a month for arrivals and departures, and rounds the period up when it closes', async () => {
    setClock(app, '2026-06-10T03:00:00Z');
    const { organization, hired } = await company(1, '2025-09-15', '2026-04-17');
    await night(organization);
    const own = (await ledgerOf(organization)).filter(({ user_id }) => user_id === hired[0]?.id);
    const days = new Map(own.map(({ id, days: amount }) => [id, amount]));
    for (const month of ['accrued/2025-09', 'accrued/2026-04']) {
      expect(days.get(month)).toBeGreaterThan(0);
      expect(days.get(month)).toBeLessThan(2.0833);
    }
    expect(days.get('accrued/2025-09')).toBe(1.25);
    expect(days.has('accrued/2026-05')).toBe(false);
    const earned = own.filter(({ id }) => !id.startsWith('contract-end'));
    const total = earned.reduce((sum, line) => sum + line.days, 0);
    expect(days.has('rounded-up/2025-06-01')).toBe(true);
    // 155 days of work are 7.75 months, where six whole ones and two begun would be 7.25.
    expect(total).toBeCloseTo(17, 3);
  });

  it('run by two processes at once writes each line once', async () => {
    setClock(app, '2026-09-01T03:00:00Z');
    const { organization } = await company(5);
    const beside = await startTestApp({ env: { WORKER: 'off' }, beside: app });
    setClock(beside, '2026-09-01T03:00:00Z');
    await Promise.all([night(organization), night(organization, beside.services), night(organization)]);
    await beside.close();
    const lines = await ledgerOf(organization);
    expect(new Set(lines.map(({ user_id, id }) => `${user_id} ${id}`)).size).toBe(lines.length);
    // Fifteen months for each of five; the admin has just arrived.
    expect(lines.filter(({ id }) => id.startsWith('accrued/'))).toHaveLength(75);
    expect(lines.filter(({ id }) => id.includes('#'))).toEqual([]);
  });

  it('killed in the middle and run again leaves the same ledger', async () => {
    setClock(app, '2026-09-01T03:00:00Z');
    const { organization, hired } = await company(2);
    await night(organization);
    const whole = await ledgerOf(organization);
    await owner.query('delete from ledger_entries where organization_id = $1 and user_id = $2', [
      organization.id,
      hired[0]?.id,
    ]);
    await owner.query(`delete from ledger_entries where organization_id = $1 and id like 'accrued/2026-0%'`, [
      organization.id,
    ]);
    await owner.query('update organizations set settled_on = null where id = $1', [organization.id]);
    await night(organization);
    expect(await ledgerOf(organization)).toEqual(whole);
  });

  it('answers a line that no longer follows from the facts, and tells whom it concerns', async () => {
    setClock(app, '2026-09-01T03:00:00Z');
    const { organization, hired } = await company(1);
    const [person] = hired;
    await night(organization);
    await owner.query(
      `update ledger_entries set amount_n = 1, amount_d = 1 where user_id = $1 and id = 'accrued/2026-07'`,
      [person?.id],
    );
    setClock(app, '2026-09-02T03:00:00Z');
    await night(organization);
    const { rows } = await owner.query(
      `select correction, round(amount_n::numeric / amount_d, 4)::float8 as days from ledger_entries
       where user_id = $1 and key = 'accrued/2026-07' and correction is not null`,
      [person?.id],
    );
    expect(rows).toEqual([{ correction: 'recount', days: 1.0833 }]);
    expect(await jobsOf('send-counters-changed', person?.id ?? '')).toMatchObject([{ cause: 'recount' }]);
  });

  it('gives each organisation a job of its own, and the hours that were missed one run', async () => {
    const { organization } = await company(0);
    await accrue(app.services);
    await accrue(app.services);
    const { rows } = await owner.query(`select j.key from graphile_worker._private_jobs j where j.key = $1`, [
      `accrue:${organization.id}`,
    ]);
    expect(rows).toHaveLength(1);
    expect(Object.keys(jobHandlers)).toContain('accrue-organization');
  });
});

describe('days about to lapse (B10)', () => {
  it('are announced two months and one month before, once each, without days that are booked', async () => {
    setClock(app, '2026-12-01T03:00:00Z');
    const { organization, hired } = await company(1, '2024-06-01');
    const [person] = hired;
    if (!person) throw new Error('Nobody was hired.');
    const tell = async (instant: string) => {
      setClock(app, instant);
      await night(organization);
      return jobsOf('send-expiry-notice', person.id);
    };
    expect(await tell('2027-03-30T10:00:00Z')).toEqual([]);
    expect(await tell('2027-03-31T10:00:00Z')).toMatchObject([
      { counter: 'paid-leave', expiresOn: '2027-05-31', monthsAhead: 2, days: 25 },
    ]);
    expect(await tell('2027-04-02T10:00:00Z')).toHaveLength(1);
    const [payload] = await jobsOf('send-expiry-notice', person.id);
    await jobHandlers['send-expiry-notice'](app.services, payload, new AbortController().signal);
    const [mail] = await app.mailbox.to(person.email);
    expect(mail?.subject).toBe('25\u00a0jours à prendre jusqu’au 31\u00a0mai 2027');
    expect(mail?.text).toContain('Il vous reste 25\u00a0jours à prendre jusqu’au 31\u00a0mai 2027.');
    expect(mail?.text).toContain('/requests/new');
    await keepSessions(owner);
    const { token } = organization.admin;
    const body = { type: 'vacation', startDate: '2027-05-10', endDate: '2027-05-14', userId: person.id };
    expect((await app.call('POST', '/leave-requests', { token, body })).status).toBe(200);
    expect(await tell('2027-04-30T10:00:00Z')).toMatchObject([{}, { monthsAhead: 1, days: 20 }]);
    expect(await tell('2027-05-15T10:00:00Z')).toHaveLength(2);
  });
});
