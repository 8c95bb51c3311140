import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveOf } from '#tests/support/leave.ts';
import { jobsDone, setClock } from '#tests/support/leave-company.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  setClock(app, '2026-11-16T09:00:00Z');
});
afterAll(() => app.close());

interface Source {
  readonly name: string;
}
const sourceOf = (json: { sources: Source[] }, name: string) =>
  json.sources.find((source) => source.name === name);

describe('the nearest rule', () => {
  it('wins: the person before the category, the site and the organisation, each from its day on (P5)', async () => {
    const { settings, group, rule, ruleOf, place, available, as, ines, colin } = await groupCompany(app);
    await settings('2026-01-01', { rtt: { daysPerYear: 6 } });
    const lyon = await group('site', 'Lyon');
    const cadres = await group('category', 'Cadres');
    await place(ines, '2026-01-01', { siteId: lyon });
    expect(await available(ines, 'rtt', '2026-10-31')).toBe(5);

    await rule(lyon, '2026-04-01', { rtt: { daysPerYear: 9 } });
    // Three months of 6 a year, seven of 9.
    expect(await available(ines, 'rtt', '2026-10-31')).toBe(6.75);
    await rule(cadres, '2026-01-01', { rtt: { daysPerYear: 12 } });
    expect(await available(ines, 'rtt', '2026-10-31')).toBe(6.75);
    await place(ines, '2026-07-01', { categoryId: cadres });
    // Three of 6, three of 9, four of 12.
    expect(await available(ines, 'rtt', '2026-10-31')).toBe(7.75);
    await ruleOf(ines, '2026-10-01', { rtt: { daysPerYear: 24 } });
    expect(await available(ines, 'rtt', '2026-10-31')).toBe(8.75);
    expect(await available(colin, 'rtt', '2026-10-31')).toBe(5);

    const { json } = await as(ines, 'GET', `/users/${ines.id}/rules`);
    expect(json.placements).toEqual([
      { effectiveFrom: '2026-01-01', site: { id: lyon, name: 'Lyon' }, category: null },
      {
        effectiveFrom: '2026-07-01',
        site: { id: lyon, name: 'Lyon' },
        category: { id: cadres, name: 'Cadres' },
      },
    ]);
    expect(sourceOf(json, 'rtt')).toEqual({ name: 'rtt', level: 'person', group: null, since: '2026-10-01' });
    expect(sourceOf(json, 'holidayZone')).toEqual({
      name: 'holidayZone',
      level: 'organization',
      group: null,
      since: null,
    });
    expect(json.rttThisYear).toEqual({ year: 2026, days: 24, employerDays: 0 });
    expect(json.may).toEqual({ place: false, changeRules: false });
  });

  it('inherits again where it is taken back, and keeps what is not named (P4)', async () => {
    const { settings, group, rule, place, available, ines } = await groupCompany(app);
    await settings('2026-01-01', { rtt: { daysPerYear: 6 } });
    const cadres = await group('category', 'Cadres');
    await place(ines, '2026-01-01', { categoryId: cadres });
    await rule(cadres, '2026-01-01', { rtt: { daysPerYear: 12, employerDays: 5 }, daysPerYear: 27 });
    const named = await rule(cadres, '2026-01-01', { youngParentDays: false });
    expect(named.json.rules).toEqual({
      daysPerYear: 27,
      rtt: { daysPerYear: 12, acquisition: 'monthly', employerDays: 5, partTime: 'pro-rata' },
      youngParentDays: false,
    });
    const again = await rule(cadres, '2026-07-01', {}, ['rtt', 'youngParentDays']);
    expect(again.json.rules).toEqual({ daysPerYear: 27 });
    expect(again.json.changes[0]).toMatchObject({ changed: ['rtt', 'youngParentDays'], undoable: true });
    expect(await available(ines, 'rtt', '2026-10-31')).toBe(8);
  });

  it('says that there is no RTT for a site, against the organisation', async () => {
    const { settings, group, rule, place, available, ines, colin } = await groupCompany(app);
    await settings('2026-01-01', { rtt: { daysPerYear: 12 } });
    const shop = await group('site', 'Boutique');
    await rule(shop, '2026-01-01', { rtt: null });
    await place(ines, '2026-01-01', { siteId: shop });
    expect(await available(ines, 'rtt', '2026-10-31')).toBe(0);
    expect(await available(colin, 'rtt', '2026-10-31')).toBe(10);
  });
});

describe('a change of rules or of place', () => {
  it('is shown first, then does what was shown, tells the person and is undone (P2)', async () => {
    const { group, rule, place, available, as, admin, ines, colin } = await groupCompany(app);
    const cadres = await group('category', 'Cadres');
    await place(ines, '2026-01-01', { categoryId: cadres });
    const form = { effectiveFrom: '2026-01-01', rules: { rtt: { daysPerYear: 12 } } };
    const preview = await as(admin, 'POST', `/rule-groups/${cadres}/rules/preview`, form);
    expect(preview.json).toMatchObject({
      peopleLookedAt: 1,
      people: [{ user: { id: ines.id }, balances: [{ counter: 'rtt', before: 0, after: 10 }] }],
    });
    expect(await available(ines, 'rtt', '2026-11-16')).toBeUndefined();
    const applied = await rule(cadres, '2026-01-01', form.rules);
    expect([applied.status, applied.json.people]).toEqual([200, 1]);
    expect(await available(ines, 'rtt', '2026-11-16')).toBe(10);
    expect(await available(colin, 'rtt', '2026-11-16')).toBeUndefined();
    await jobsDone(app);
    const [mail] = await app.mailbox.to(ines.email);
    expect(mail?.text).toContain('Les règles de congés qui valent pour vous ont changé');

    const id = applied.json.changes[0]?.id;
    const undone = await as(admin, 'POST', `/rule-groups/${cadres}/rules/undo`, { id });
    expect(undone.json).toMatchObject({ rules: {}, changes: [{ id, undoable: false }] });
    expect(await available(ines, 'rtt', '2026-11-16')).toBe(0);
    const again = await as(admin, 'POST', `/rule-groups/${cadres}/rules/undo`, { id });
    expect([again.status, again.json.code]).toEqual([409, 'not_the_last_change']);
    const log = await as(admin, 'GET', '/audit-log');
    const actions = log.json.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 4)).toEqual([
      'rule-group.rules_undone',
      'rule-group.rules_changed',
      'user.placed',
      'rule-group.created',
    ]);
  });

  it('of a person’s own rules is undone alike', async () => {
    const { ruleOf, as, admin, ines } = await groupCompany(app);
    const first = await ruleOf(ines, '2026-01-01', { daysPerYear: 30 });
    const second = await ruleOf(ines, '2026-06-01', { daysPerYear: 28 });
    const early = await as(admin, 'POST', `/users/${ines.id}/rules/undo`, {
      id: first.json.own.changes[0]?.id,
    });
    expect([early.status, early.json.code]).toEqual([409, 'not_the_last_change']);
    const { json } = await as(admin, 'POST', `/users/${ines.id}/rules/undo`, {
      id: second.json.own.changes[0]?.id,
    });
    expect([json.own.rules, json.inForce.daysPerYear]).toEqual([{ daysPerYear: 30 }, 30]);
    expect(sourceOf(json, 'daysPerYear')).toMatchObject({ level: 'person', since: '2026-01-01' });
  });

  it('of place is previewed, and counts what is booked anew', async () => {
    const { group, rule, place, as, admin, manager, ines } = await groupCompany(app);
    const strasbourg = await group('site', 'Strasbourg');
    await rule(strasbourg, '2026-01-01', { holidayZone: 'alsace-moselle' });
    // 26 December 2028 is a Tuesday.
    const week = { type: 'vacation', startDate: '2028-12-25', endDate: '2028-12-29' };
    const booked = await leaveOf(app).file(ines, week);
    await leaveOf(app).approve(manager, booked.id);
    const form = { effectiveFrom: '2028-01-01', siteId: strasbourg };
    const preview = await as(manager, 'POST', `/users/${ines.id}/placement/preview`, form);
    expect(preview.json.people).toMatchObject([
      { bookings: [{ requestId: booked.id, before: 4, after: 3 }] },
    ]);
    await place(ines, '2028-01-01', { siteId: strasbourg });
    const { json } = await as(admin, 'GET', `/leave-requests/${booked.id}`);
    expect(json.request.countedDays).toBe(3);
  });
});

describe('groups', () => {
  it('bear one name each, are renamed, archived once empty, and taken back', async () => {
    const { group, place, as, admin, ines } = await groupCompany(app);
    const cadres = await group('category', 'Cadres');
    const taken = await as(admin, 'POST', '/rule-groups', { kind: 'category', name: 'cadres' });
    expect([taken.status, taken.json.code]).toEqual([409, 'group_name_taken']);
    const site = await as(admin, 'POST', '/rule-groups', { kind: 'site', name: 'Cadres' });
    expect(site.status).toBe(200);
    const renamed = await as(admin, 'PATCH', `/rule-groups/${cadres}`, { name: 'Cadres et assimilés' });
    expect(renamed.json).toMatchObject({ name: 'Cadres et assimilés', archived: false, people: 0 });

    await place(ines, '2027-01-01', { categoryId: cadres });
    const used = await as(admin, 'PATCH', `/rule-groups/${cadres}`, { archived: true });
    expect([used.status, used.json.code]).toEqual([409, 'group_in_use']);
    await place(ines, '2027-01-01', { categoryId: null });
    const archived = await as(admin, 'PATCH', `/rule-groups/${cadres}`, { archived: true });
    expect(archived.json).toMatchObject({ archived: true });
    expect((await place(ines, '2027-01-01', { categoryId: cadres })).status).toBe(404);
    expect((await as(admin, 'PATCH', `/rule-groups/${cadres}`, { archived: false })).json.archived).toBe(
      false,
    );
  });

  it('take people of the right kind and the own organisation only', async () => {
    const ours = await groupCompany(app);
    const theirs = await groupCompany(app);
    const foreign = await theirs.group('site', 'Ailleurs');
    const category = await ours.group('category', 'Cadres');
    for (const place of [{ siteId: foreign }, { siteId: category }, { categoryId: foreign }]) {
      expect((await ours.place(ours.ines, '2026-01-01', place)).status).toBe(404);
    }
    expect((await ours.rule(foreign, '2026-01-01', { daysPerYear: 30 })).status).toBe(404);
    const self = { effectiveFrom: '2026-01-01', categoryId: category };
    expect((await ours.as(ours.ines, 'PUT', `/users/${ours.ines.id}/placement`, self)).status).toBe(403);
    const lead = await ours.as(ours.manager, 'PUT', `/users/${ours.manager.id}/placement`, self);
    expect(lead.status).toBe(403);
    expect((await ours.as(ours.colin, 'GET', `/users/${ours.ines.id}/rules`)).status).toBe(404);
  });

  it('are held to the law, alone and with all that they meet (P3)', async () => {
    const { group, rule, place, settings, ines } = await groupCompany(app);
    const shop = await group('site', 'Boutique');
    const below = await rule(shop, '2026-01-01', { daysPerYear: 24 });
    expect([below.status, below.json.code]).toEqual([422, 'settings_below_law']);
    // 25 ouvrés are five weeks; in ouvrables they are not.
    expect((await rule(shop, '2026-01-01', { daysPerYear: 25 })).status).toBe(200);
    await place(ines, '2026-01-01', { siteId: shop });
    const workers = await group('category', 'Ouvriers');
    expect((await rule(workers, '2026-01-01', { countingMode: 'ouvrables' })).status).toBe(200);
    const unfit = await settings('2026-06-01', { countingMode: 'ouvrables' });
    expect([unfit.status, unfit.json.code]).toEqual([422, 'settings_below_law']);
  });
});
