import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths, firstOfMonth, lastOfMonth, latest, plainDate } from '#domain/calendar/plain-date.ts';
import { monthsOfLine } from '#domain/insights/month-line.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { readInsights } from '#server/actions/insights/read-insights.ts';
import { figuresOf } from '#server/actions/insights/refresh-figures.ts';
import { listFigureMarks, listStaleFigures, listUsersById } from '#server/store/figure-marks.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { personStandings } from '#server/store/schema/insights.ts';
import { createLeaveCompany, type LeaveCompany, setClock } from '#tests/support/leave-company.ts';
import { LeaveHistory } from '#tests/support/leave-history.ts';
import { openTestSession } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import {
  type ClassOfType,
  readNaiveDays,
  recountMonths,
  recountRest,
  spellOut,
} from '#tests/support/recount-figures.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { typeForm } from '#tests/support/type-company.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off', RATE_LIMITS: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const seeds = process.env.HISTORY_SEED
  ? [Number(process.env.HISTORY_SEED)]
  : [4, 5].map((place) => (Date.now() + place) % 1_000_000_007);

/** What is kept of each person's months, and what a naive reader of the tables counts, in one shape. */
async function keptAndRecounted(
  { organization }: LeaveCompany,
  today: LeaveHistory['today'],
  types: ClassOfType,
) {
  const last = lastOfMonth(addMonths(firstOfMonth(today), 12));
  const kept: Record<string, unknown> = {};
  const recounted: Record<string, unknown> = {};
  const token = await openTestSession(app.services, organization.id, organization.admin.id);
  const holidays = new Set<string>();
  for (let year = 2026; year <= Number(last.slice(0, 4)); year += 1) {
    const shown = await app.call('GET', `/calendar/holidays?from=${year}-01-01&to=${year}-12-31`, { token });
    for (const { date, worked } of shown.json) if (!worked) holidays.add(date);
  }
  const { rows: people } = await owner.query(
    'select id, employed_from::text as hired from users where organization_id = $1 and employed_from is not null',
    [organization.id],
  );
  const { rows } = await owner.query(
    `select user_id, first_month::text as first, months, standing->'rest' as rest from person_standings
     where organization_id = $1`,
    [organization.id],
  );
  for (const { id, hired } of people) {
    const first = latest(firstOfMonth(plainDate(hired)), addMonths(firstOfMonth(today), -72));
    const days = await readNaiveDays(owner, id, holidays, first, last, types);
    for (const [month, numbers] of recountMonths(days)) recounted[`${id} ${month}`] = numbers;
    // Two years back and one ahead is as far as rest is looked for.
    const [from, to] = [addMonths(today, -24), addMonths(today, 12)];
    const looked = days.filter(({ day }) => day >= from && day <= to && day >= hired);
    recounted[`${id} rest`] = recountRest(looked, hired, today);
    for (const row of rows.filter(({ user_id }) => user_id === id)) {
      kept[`${id} rest`] = row.rest;
      for (const { month, ...numbers } of spellOut(row.first, row.months)) kept[`${id} ${month}`] = numbers;
    }
  }
  return { kept, recounted };
}

/** What is kept, and what the facts of this moment give, in one shape. */
async function keptAndTrue(company: LeaveCompany, today: LeaveHistory['today']) {
  return app.services.database.inOrganization(company.organization.id, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Error('The organisation is gone.');
    const ids = await listStaleFigures(tx, today, 'everyone');
    const facts = await figuresOf(tx, organization, await listUsersById(tx, ids), today);
    const standings = await tx.select().from(personStandings);
    const place = (userId: string, month: string) => `${userId} ${month}`;
    return {
      kept: Object.fromEntries(
        standings.flatMap(({ userId, firstMonth, months, standing }) => [
          ...monthsOfLine({ first: firstMonth, text: months }).map((month) => [
            place(userId, month.month),
            month,
          ]),
          [userId, standing],
        ]),
      ),
      fromFacts: Object.fromEntries(
        facts.flatMap(({ userId, months: own, standing }) => [
          ...own.map((month) => [place(userId, month.month), month]),
          [userId, standing],
        ]),
      ),
    };
  });
}

/** A type of leave that nobody can plan. */
async function addSickChild({ organization }: LeaveCompany): Promise<string> {
  const token = await openTestSession(app.services, organization.id, organization.admin.id);
  const { json } = await app.call('GET', '/leave-types/catalogue', { token });
  const entry = json.find(({ key }: { key: string }) => key === 'sick-child');
  const body = { ...typeForm(present(entry)), catalogueKey: 'sick-child' };
  return (await app.call('POST', '/leave-types', { token, body })).json.id;
}

describe.each(seeds)('U2: after a random history (HISTORY_SEED=%i)', (seed) => {
  it('every summary is what the facts give, whoever changed them and whenever somebody read', async () => {
    setClock(app, '2030-03-15T09:00:00Z');
    const company = await createLeaveCompany(app);
    // What nobody said has no naive reading: whoever has no first day counts from the day they joined.
    await owner.query(`update users set employed_from = '2029-02-12' where organization_id = $1`, [
      company.organization.id,
    ]);
    const child = await addSickChild(company);
    const types = {
      sick: 'health',
      [child]: 'unforeseen',
      personal: 'other',
      vacation: 'paidLeave',
    } as const;
    const asked = ['vacation', 'vacation', 'sick', 'personal', child];
    const history = new LeaveHistory(app, company, seededRandom(seed), asked);
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
      const { kept, fromFacts } = await keptAndTrue(company, history.today);
      expect(kept, history.told.join('\n')).toEqual(fromFacts);
      const naive = await keptAndRecounted(company, history.today, types);
      expect(Object.keys(naive.recounted).length).toBeGreaterThan(20);
      expect(naive.kept, history.told.join('\n')).toEqual(naive.recounted);
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
