import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { createLeaveCompany, jobsDone, type LeaveCompany, setClock } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  setClock(app, '2030-03-15T09:00:00Z');
  company = await createLeaveCompany(app);
  owner = new Client(app.connection);
  await owner.connect();
  await writeWildRows();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** Days as earlier releases took them: typed with a year of two digits, or with all nines. */
async function writeWildRows(): Promise<void> {
  const { organization, ines, colin, manager, admin } = company;
  const write = (text: string, ...values: unknown[]) => owner.query(text, [organization.id, ...values]);
  const line = `insert into ledger_entries (organization_id, id, user_id, key, counter, date, amount_n, amount_d,
      cause, rule, period, expires, correction, written_at)
    values ($1, $3, $2, $3, 'paid-leave', $4, 1, 1, $5, 'B9', $6, $7, null, now())`;
  const adjusted = { kind: 'adjusted', reason: 'x' };
  await write(
    "update users set employed_from = '0001-01-01' where organization_id = $1 and id = $2",
    ines.id,
  );
  await write(
    "update users set employed_from = '0044-03-15 BC', employed_to = '9999-12-31' where organization_id = $1 and id = $2",
    colin.id,
  );
  await write(line, manager.id, 'adjusted/far', '9999-12-31', adjusted, '9999-06-01', '10001-05-31');
  await write(line, manager.id, 'adjusted/early', '0001-01-01', adjusted, '0001-06-01 BC', '0003-05-31');
  await write(line, admin.id, 'opening/old', '0003-01-01', { kind: 'opening' }, '0001-06-01', '0003-05-31');
  await write(
    `insert into blackout_periods (organization_id, id, name, starts_on, ends_on, reason, created_at)
     values ($1, gen_random_uuid(), 'Toujours', '0001-01-01', '9999-12-31', '', now())`,
  );
  for (const day of ['0001-01-01', '0002-01-01', '9999-01-01']) {
    await write(
      `insert into leave_settings (organization_id, id, effective_from, settings, applied_at)
       select $1, gen_random_uuid(), $2, $3, now()`,
      day,
      settings,
    );
    await write(
      `insert into working_patterns (organization_id, id, user_id, effective_from, weeks, created_at, created_by)
       values ($1, gen_random_uuid(), $2, $3, '{11111111110000}', now(), $4)`,
      ines.id,
      day,
      admin.id,
    );
  }
}

const settings = {
  holidayZone: 'metropole',
  countingMode: 'ouvres',
  periodStartMonth: 6,
  openDays: [1, 2, 3, 4, 5],
  workedHolidays: [],
  solidarityDay: null,
  goodFridayOff: true,
  daysPerYear: null,
  refuseBeyondBalance: false,
  carryOver: { kind: 'none', days: 0, months: 12 },
  fractionnement: true,
  rtt: { daysPerYear: 9, acquisition: 'monthly' },
  loneHalfDay: 'costs-half',
  halfWorkedDay: 'whole',
  creditHolidayOnClosedDay: true,
};

const as = <const M extends Method, const P extends string>(
  person: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: object,
) => app.call(method, path, { token: person.token, ...(body ? { body } : {}) });

describe('rows of earlier releases with days of the year 1, or of 9999,', () => {
  it('leave every page of the people concerned readable', async () => {
    const { admin, ines, colin, manager } = company;
    for (const person of [admin, ines, colin, manager]) {
      for (const [by, path] of [
        [person, '/balances/me'],
        [person, '/leave-requests/summary'],
        [admin, `/users/${person.id}`],
        [admin, `/users/${person.id}/balances?at=2032-01-01`],
      ] as const) {
        const { status } = await as(by, 'GET', path);
        expect([person.name, path, status]).toEqual([person.name, path, 200]);
      }
    }
    const days = 'from=2030-01-01&to=2030-12-31';
    for (const path of [
      `/calendar/people?${days}`,
      `/calendar/absences?${days}`,
      `/calendar/holidays?${days}`,
      '/coverage',
      '/organization/settings',
      '/fractionnement',
      '/delegations',
    ] as const) {
      expect([path, (await as(admin, 'GET', path)).status]).toEqual([path, 200]);
    }
  });

  it('let a request be counted, filed and decided', async () => {
    const { admin, ines, colin } = company;
    const form = { type: 'vacation', startDate: '2030-07-01', endDate: '2030-07-05' };
    for (const person of [ines, colin]) {
      const preview = await as(person, 'POST', '/leave-requests/preview', form);
      expect([preview.status, preview.json.countedDays]).toEqual([200, 5]);
      expect(preview.json.coverage.blackouts).toHaveLength(1);
      const overrideReason = 'Accord';
      const recorded = await as(admin, 'POST', '/leave-requests', {
        ...form,
        userId: person.id,
        overrideReason,
      });
      expect(recorded.json.status).toBe('approved');
    }
  });

  it('let an import be checked', async () => {
    const { admin, ines, colin, manager } = company;
    const lines = [admin, ines, colin, manager].map(({ email }, place) => ({
      line: place + 1,
      person: email,
      previous: '3',
      current: '5',
    }));
    const { status, json } = await as(admin, 'POST', '/balances/imports/check', {
      asOf: '2030-02-28',
      lines,
    });
    expect([status, json.lines.length]).toEqual([200, 4]);
  });

  it('let settings be tried and applied', async () => {
    const { admin } = company;
    const { json } = await as(admin, 'GET', '/organization/settings');
    const { changes: _, ...shown } = json;
    const form = { ...shown, countingMode: 'ouvrables', effectiveFrom: '2030-04-01' };
    expect((await as(admin, 'POST', '/organization/settings/preview', form)).status).toBe(200);
    expect((await as(admin, 'PUT', '/organization/settings', form)).status).toBe(200);
  });

  it('are settled every night, and nothing is written twice', async () => {
    const { organization } = company;
    const lines = async (): Promise<number> =>
      (await owner.query('select 1 from ledger_entries where organization_id = $1', [organization.id]))
        .rowCount ?? 0;
    await accrueOrganization(app.services, { organizationId: organization.id });
    const first = await lines();
    expect(first).toBeGreaterThan(100);
    app.advance(24 * 60 * 60 * 1000);
    await accrueOrganization(app.services, { organizationId: organization.id });
    expect(await lines()).toBe(first);
    await jobsDone(app);
  });

  it('can be put right', async () => {
    const { admin, ines } = company;
    const from = '2026-03-01';
    const { status, json } = await as(admin, 'PUT', `/users/${ines.id}/employment`, { from });
    expect([status, json.employment?.from]).toEqual([200, from]);
  });
});
