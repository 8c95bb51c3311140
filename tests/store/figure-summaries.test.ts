import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { readInsights } from '#server/actions/insights/read-insights.ts';
import { figuresOf } from '#server/actions/insights/refresh-figures.ts';
import { listFigureDays, listFigureMarks, listUsersById } from '#server/store/figure-marks.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { personMonthRows, personStandings } from '#server/store/schema/insights.ts';
import { createLeaveCompany, type LeaveCompany, setClock } from '#tests/support/leave-company.ts';
import { LeaveHistory } from '#tests/support/leave-history.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const seeds = process.env.HISTORY_SEED
  ? [Number(process.env.HISTORY_SEED)]
  : [4, 5].map((place) => (Date.now() + place) % 1_000_000_007);

/** What is kept, and what the facts of this moment give, in one shape. */
async function keptAndTrue(company: LeaveCompany, today: LeaveHistory['today']) {
  return app.services.database.inOrganization(company.organization.id, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Error('The organisation is gone.');
    const ids = (await listFigureDays(tx)).map(({ id }) => id);
    const facts = await figuresOf(tx, organization, await listUsersById(tx, ids), today);
    const months = await tx.select().from(personMonthRows);
    const standings = await tx.select().from(personStandings);
    const place = (userId: string, month: string) => `${userId} ${month}`;
    return {
      kept: Object.fromEntries([
        ...months.map((row) => [
          place(row.userId, row.month),
          [row.expected, row.health, row.unforeseen, row.other, row.paidLeave, row.spells, row.shortSpells],
        ]),
        ...standings.map(({ userId, standing }) => [userId, standing]),
      ]),
      sums: months.every(
        (row) =>
          row.expectedHalves === row.expected.reduce((sum, each) => sum + each, 0) &&
          row.paidLeaveHalves === row.paidLeave.reduce((sum, each) => sum + each, 0),
      ),
      fromFacts: Object.fromEntries(
        facts.flatMap(({ userId, months: own, standing }) => [
          ...own.map(({ month, expected, away, spells, shortSpells }) => [
            place(userId, month),
            [expected, away.health, away.unforeseen, away.other, away['paid-leave'], spells, shortSpells],
          ]),
          [userId, standing],
        ]),
      ),
    };
  });
}

describe.each(seeds)('U2: after a random history (HISTORY_SEED=%i)', (seed) => {
  it('every summary is what the facts give, whoever changed them and whenever somebody read', async () => {
    setClock(app, '2030-03-15T09:00:00Z');
    const company = await createLeaveCompany(app);
    const history = new LeaveHistory(app, company, seededRandom(seed));
    const actor = {
      ...company.organization.acting,
      organizationName: company.organization.name,
      timeZone: 'Europe/Paris',
    } as Parameters<typeof readInsights>[1];
    for (let step = 1; step <= 40; step++) {
      await history.step();
      if (step % 3 === 0) await readInsights(app.services, actor, {});
      if (step % 10 !== 0) continue;
      await readInsights(app.services, actor, {});
      const { kept, fromFacts, sums } = await keptAndTrue(company, history.today);
      expect(kept, history.told.join('\n')).toEqual(fromFacts);
      expect(sums).toBe(true);
    }
  });
});

it('keeps none at night until somebody has read them, and then keeps them right (U2)', async () => {
  setClock(app, '2030-03-15T09:00:00Z');
  const { organization } = await createLeaveCompany(app);
  const actor = {
    ...organization.acting,
    organizationName: organization.name,
    timeZone: 'Europe/Paris',
  } as Parameters<typeof readInsights>[1];
  const kept = () =>
    app.services.database.inOrganization(organization.id, async (tx) => ({
      marks: (await listFigureMarks(tx)).length,
      days: [...new Set((await tx.select().from(personStandings)).map(({ madeOn }) => madeOn))],
    }));
  const night = () => accrueOrganization(app.services, { organizationId: organization.id });
  expect((await kept()).marks).toBeGreaterThan(0);
  await night();
  expect(await kept()).toEqual({ marks: 0, days: [] });
  await readInsights(app.services, actor, {});
  expect((await kept()).days).toEqual(['2030-03-15']);
  setClock(app, '2030-03-16T09:00:00Z');
  await night();
  expect(await kept()).toEqual({ marks: 0, days: ['2030-03-16'] });
});
