import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '#tests/support/leave-company.ts';
import { type GroupCompany, groupCompany } from '#tests/support/rule-groups.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  setClock(app, '2026-11-16T09:00:00Z');
});
afterAll(() => app.close());

const employerShare = 'une part de l’employeur qui dépasse les jours de RTT';
const fiveWeeks = 'moins de cinq semaines par an (L3141-3)';
const belowLaw = (...problems: string[]) =>
  `Ces réglages sont inférieurs à la loi\u00a0: ${problems.join(', ')}.`;
const greedy = { daysPerYear: 4, employerDays: 5 };

/** Ines is of a category that names 25 days: five weeks of five days, and fewer than five of six. */
async function withWorkers(): Promise<GroupCompany & { readonly workers: string }> {
  const company = await groupCompany(app);
  const workers = await company.group('category', 'Ouvriers');
  await company.rule(workers, '2026-01-01', { daysPerYear: 25 });
  await company.place(company.ines, '2026-01-01', { categoryId: workers });
  return { ...company, workers };
}

const told = ({ status, json }: LooseAnswer) => [status, json.code, json.error];

describe('settings with several things wrong', () => {
  it('tell a field that is missing and what is below the law at once', async () => {
    const { admin, as } = await groupCompany(app);
    const asked = { effectiveFrom: '2026-12-01', daysPerYear: 20, rtt: { acquisition: 'monthly' } };
    for (const [method, path] of [
      ['POST', '/organization/settings/preview'],
      ['PUT', '/organization/settings'],
    ] as const) {
      const { status, json } = await as(admin, method, path, asked);
      expect([status, json.code, Object.keys(json.fields)]).toEqual([
        400,
        'validation_failed',
        ['rtt.daysPerYear'],
      ]);
      expect(json.more).toEqual([belowLaw(fiveWeeks)]);
    }
    expect((await as(admin, 'GET', '/organization/settings')).json.changes).toEqual([]);
  });

  it('tell at once what is below the law by itself and with the rules of a group (P3)', async () => {
    const { settings, as, admin } = await withWorkers();
    const unfit = await settings('2026-06-01', { countingMode: 'ouvrables', rtt: greedy });
    expect(told(unfit)).toEqual([422, 'settings_below_law', belowLaw(employerShare, fiveWeeks)]);
    expect((await as(admin, 'GET', '/organization/settings')).json.changes).toEqual([]);
  });

  it('tell each reason once, whoever it concerns', async () => {
    const { settings } = await withWorkers();
    const unfit = await settings('2026-06-01', { countingMode: 'ouvrables', daysPerYear: 10 });
    expect(told(unfit)).toEqual([422, 'settings_below_law', belowLaw(fiveWeeks)]);
  });
});

describe('rules of a group with several things wrong', () => {
  it('tell at once what is so by itself and with the rules that people have besides (P3)', async () => {
    const { group, rule, place, ines, as, admin } = await withWorkers();
    const shop = await group('site', 'Boutique');
    await place(ines, '2026-01-01', { siteId: shop });
    const rules = { countingMode: 'ouvrables', rtt: greedy };
    const unfit = await rule(shop, '2026-01-01', rules);
    expect(told(unfit)).toEqual([422, 'settings_below_law', belowLaw(employerShare, fiveWeeks)]);
    const asked = { effectiveFrom: '2026-01-01', rules };
    const preview = await as(admin, 'POST', `/rule-groups/${shop}/rules/preview`, asked);
    expect(told(preview)).toEqual(told(unfit));
  });
});

describe('rules of groups that meet', () => {
  it('are held to the law where someone comes under both (P3)', async () => {
    const { group, rule, place, colin, workers } = await withWorkers();
    const shop = await group('site', 'Boutique');
    await rule(shop, '2026-01-01', { countingMode: 'ouvrables' });
    const both = await place(colin, '2026-01-01', { siteId: shop, categoryId: workers });
    expect(told(both)).toEqual([422, 'settings_below_law', belowLaw(fiveWeeks)]);
    expect((await place(colin, '2026-01-01', { categoryId: workers })).status).toBe(200);
  });

  it('keep settings from being undone that they came after (P3)', async () => {
    const { rule, settings, as, admin, workers } = await withWorkers();
    const { json } = await settings('2026-01-01', { openDays: [1, 2, 3, 4] });
    // Five weeks of four days, and fewer than five of five.
    expect((await rule(workers, '2026-01-01', { daysPerYear: 20 })).status).toBe(200);
    const undone = await as(admin, 'POST', '/organization/settings/undo', { id: json.changes[0]?.id });
    expect(told(undone)).toEqual([422, 'settings_below_law', belowLaw(fiveWeeks)]);
  });

  it('do not keep holidays from being moved with the organisation (P2)', async () => {
    const { settings, as, admin } = await withWorkers();
    await settings('2026-01-01', { solidarityDay: 'good-friday' });
    const organization = { name: 'Ici', timeZone: 'Europe/Paris', holidayZone: 'alsace-moselle' };
    expect((await as(admin, 'PUT', '/organization', organization)).status).toBe(200);
  });
});
