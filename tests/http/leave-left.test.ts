import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { furnishFigures } from '#tests/support/figure-company.ts';
import { fileLeave, setClock } from '#tests/support/leave-company.ts';
import { naiveLeave } from '#tests/support/naive-lots.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: TestOrganization;
const people: TestPerson[] = [];

const TODAY = '2026-11-16';

/** Three years of leave: days have lapsed, stops have kept some, requests wait, and leave is booked beyond today's rights. */
beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  setClock(app, `${TODAY}T09:00:00Z`);
  company = await createTestOrganization(app.services);
  for (let place = 1; place <= 12; place++) people.push(await company.add('employee', `Personne ${place}`));
  await owner.query(`update users set employed_from = '2023-01-02' where organization_id = $1`, [company.id]);
  await furnishFigures(owner, company.id, company.admin.id, people, seededRandom(2613));
  for (const { id } of people.slice(1, 6)) {
    for (const [startDate, endDate] of [
      ['2026-12-14', '2026-12-18'],
      ['2027-07-05', '2027-07-16'],
      ['2028-07-03', '2028-07-07'],
    ]) {
      const booked = await fileLeave(app, company.admin, { userId: id, startDate, endDate });
      expect(booked.json.status, booked.text).toBe('approved');
    }
  }
  for (const [place, amount] of [2.5, -1.5].entries()) {
    const corrected = await app.call('POST', `/users/${people[place]?.id}/adjustments`, {
      token: company.admin.token,
      body: { counter: 'paid-leave', days: amount, date: '2026-09-01', reason: 'Reprise du bulletin' },
    });
    expect(corrected.status, corrected.text).toBeLessThan(300);
  }
  await accrueOrganization(app.services, { organizationId: company.id });
}, 120_000);
afterAll(async () => {
  await owner.end();
  await app.close();
});

async function shownLeave(): Promise<Record<string, number>> {
  const { json, text } = await app.call('GET', '/insights?from=2025-11&to=2026-10', {
    token: company.admin.token,
  });
  expect(json.hidden, text).toBe(false);
  return Object.fromEntries(
    json.figures
      .filter(({ id }) => /^leave-(acquired|taken|booked|left)$/.test(id))
      .map(({ id, value }) => [id, present(value)]),
  );
}

const everyone = () => [company.admin, ...people].map(({ id }) => id);

describe('U3: paid leave earned, taken, booked and left', () => {
  it('is what the lines of the ledger give: lapsed days gone, days kept after a stop still there', async () => {
    const counted = await naiveLeave(owner, everyone(), TODAY);
    const shown = await shownLeave();
    expect(Object.keys(shown)).toHaveLength(4);
    for (const [id, value] of Object.entries(counted)) expect(shown[id], id).toBeCloseTo(value, 2);
    const { rows } = await owner.query(
      `select count(*) filter (where cause ->> 'kind' = 'extended')::int as kept,
         count(*) filter (where expires < $2 and amount_n > 0)::int as lapsed from ledger_entries where user_id = any ($1)`,
      [everyone(), TODAY],
    );
    expect(rows[0].kept).toBeGreaterThan(0);
    expect(rows[0].lapsed).toBeGreaterThan(0);
  });

  it('is what the balances of each person add up to, requests that wait put back', async () => {
    const sums = { acquired: 0, held: 0, reserved: 0, available: 0, later: 0 };
    for (const id of everyone()) {
      const { json } = await app.call('GET', `/users/${id}/balances`, { token: company.admin.token });
      const own = json.find(({ counter }: { counter: string }) => counter === 'paid-leave');
      sums.acquired += present(own?.acquired);
      sums.held += present(own?.taken);
      sums.reserved += present(own?.reserved);
      sums.available += present(own?.available);
      sums.later += present(own?.later);
    }
    const shown = await shownLeave();
    // Each balance is rounded to a hundredth by itself.
    const within = (value: number, found: number | undefined) =>
      expect(Math.abs((found ?? Number.NaN) - value)).toBeLessThanOrEqual(0.005 * (everyone().length + 1));
    within(sums.acquired, shown['leave-acquired']);
    within(sums.held, (shown['leave-taken'] ?? 0) + (shown['leave-booked'] ?? 0));
    within(sums.available + sums.reserved, shown['leave-left']);
    expect(sums.reserved).toBeGreaterThan(0);
    expect(sums.later).toBeGreaterThan(0);
  });
});
