import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClosingCompany, createClosingCompany } from '#tests/support/closing-company.ts';
import type { KnownPath } from '#tests/support/known-calls.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: ClosingCompany;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await createClosingCompany(app);
});

interface Part {
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly days: number;
}
interface Row {
  readonly user: { readonly id: string; readonly name: string };
  readonly parts: readonly Part[];
}

const post = <const P extends string>(path: KnownPath<'POST', P>, body?: object, by = company.admin) =>
  company.as(by, 'POST', path, body);
const kindOf = (type: string) => (type === company.rtt ? 'rtt' : type === company.unpaid ? 'unpaid' : type);
const partsOf = (rows: readonly Row[], { id }: TestPerson) =>
  rows
    .find(({ user }) => user.id === id)
    ?.parts.map(({ type, startDate, endDate, days }) => [kindOf(type), startDate, endDate, days]);
const whole = [
  ['rtt', '2030-08-05', '2030-08-08', 4],
  ['vacation', '2030-08-09', '2030-08-16', 5],
];

/** Twelve people, each with a story of their own. */
async function twelve() {
  const regulars = [company.admin];
  for (const name of ['Ana', 'Bruno', 'Chloé', 'Dario', 'Emma']) regulars.push(await company.hire(name));
  const fourDays = await company.hire('Fanny Quatre-Jours');
  const [full, none] = [['am', 'pm'], []];
  await company.as(company.admin, 'PUT', `/users/${fourDays.id}/working-pattern`, {
    effectiveFrom: '2026-01-01',
    days: { 1: full, 2: full, 3: full, 4: full, 5: none },
  });
  const newcomer = await company.hire('Gaël Nouveau', '2030-07-22');
  const away = await company.hire('Hana En-Congé');
  await company.recordFor(away, { type: 'vacation', startDate: '2030-08-05', endDate: '2030-08-09' });
  const sick = await company.hire('Ilan Malade');
  await company.recordFor(sick, { type: 'sick', startDate: '2030-07-29', endDate: '2030-08-07' });
  const spent = await company.hire('Jade Sans-RTT');
  await company.recordFor(spent, { type: company.rtt, startDate: '2030-07-01', endDate: '2030-07-03' });
  const onCall = await company.hire('Karl D’Astreinte');
  return { regulars, fourDays, newcomer, away, sick, spent, onCall };
}

describe('an August closing of twelve people', () => {
  it('is tried out, applied as it was tried, told once to each, and undone to the last line (Q5)', async () => {
    const people = await twelve();
    const everyone = Object.values(people).flat();
    const form = company.form({ exceptIds: [people.onCall.id], reason: 'L’atelier ferme.' });
    const before = await Promise.all(everyone.map(company.balances));
    const tried = await post('/closings/preview', form);
    expect(tried.status, tried.text).toBe(200);
    const { people: rows, totals, fingerprint } = tried.json;
    expect(rows).toHaveLength(11);
    for (const person of people.regulars) expect(partsOf(rows, person)).toEqual(whole);
    // Friday is no day of work of hers: RTT ends on Thursday at the latest, and none of it is spent on the Friday.
    const [hers, then] = partsOf(rows, people.fourDays) ?? [];
    expect([hers?.[0], hers?.[1], then?.[0], then?.[2]]).toEqual([
      'rtt',
      '2030-08-05',
      'vacation',
      '2030-08-16',
    ]);
    expect(String(hers?.[2]) <= '2030-08-08').toBe(true);
    // Q3: RTT is given on 1 January; paid leave goes below zero.
    expect(partsOf(rows, people.newcomer)?.at(-1)?.[0]).toBe('vacation');
    const newcomer = rows.find(({ user }: Row) => user.id === people.newcomer.id);
    expect(newcomer?.warnings).toMatchObject([{ rule: 'B6' }]);
    expect(newcomer?.parts.at(-1)?.balance?.after).toBeLessThan(0);
    // Q4: what is booked or sick already is not taken twice.
    expect(partsOf(rows, people.away)).toEqual([['rtt', '2030-08-12', '2030-08-16', 4]]);
    const away = rows.find(({ user }: Row) => user.id === people.away.id);
    expect(away?.covered).toMatchObject([{ type: 'vacation', status: 'approved', days: 5 }]);
    expect(partsOf(rows, people.sick)?.map(([, from]) => from)).toEqual(['2030-08-08', '2030-08-14']);
    expect(partsOf(rows, people.spent)).toEqual([
      ['rtt', '2030-08-05', '2030-08-05', 1],
      ['vacation', '2030-08-06', '2030-08-16', 8],
    ]);
    expect(totals).toMatchObject({ people: 11, warned: 1 });
    expect(await Promise.all(everyone.map(company.balances))).toEqual(before);

    await jobsDone(app);
    const [ana] = people.regulars.slice(1) as [TestPerson];
    const earlier = (await app.mailbox.to(ana.email)).length;
    const newMails = async () => (await app.mailbox.to(ana.email)).slice(0, -earlier || undefined);
    const applied = await post('/closings', { ...form, fingerprint });
    expect(applied.status, applied.text).toBe(200);
    expect(applied.json).toMatchObject({ people: 11, requests: totals.requests, undoneAt: null, toAdd: [] });
    for (const { user } of rows as Row[]) {
      const person = everyone.find(({ id }) => id === user.id) as TestPerson;
      expect(partsOf(applied.json.rows, person), user.name).toEqual(partsOf(rows, person));
    }
    expect(await company.balances(ana)).toEqual({
      'paid-leave': (before[1]?.['paid-leave'] ?? 0) - 5,
      rtt: 0,
    });
    expect(await company.balances(people.onCall)).toEqual(before.at(-1));
    const mine = (await company.as(ana, 'GET', '/leave-requests/my-requests')).json;
    expect(mine).toMatchObject([
      { status: 'approved', note: 'Fermeture d’août', recordedBy: { id: company.admin.id } },
      { status: 'approved' },
    ]);

    await jobsDone(app);
    const mails = await newMails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Fermeture du 5 au 16\u00a0août 2030\u00a0: Fermeture d’août',
    ]);
    expect(mails[0]?.text).toContain('L’atelier ferme.');
    expect(mails[0]?.text).toMatch(/RTT[\s\S]*du 5 au 8\u00a0août 2030\u00a0: 4\u00a0jours/);

    const undone = await post(`/closings/${applied.json.id}/undo`);
    expect(undone.json).toMatchObject({ requests: 0, undoneBy: { id: company.admin.id } });
    expect(await Promise.all(everyone.map(company.balances))).toEqual(before);
    await jobsDone(app);
    expect((await newMails()).map(({ subject }) => subject)).toEqual([
      'Fermeture annulée\u00a0: Fermeture d’août, du 5 au 16\u00a0août 2030',
      'Fermeture du 5 au 16\u00a0août 2030\u00a0: Fermeture d’août',
    ]);
    const again = await post(`/closings/${applied.json.id}/undo`);
    expect([again.status, again.json.code]).toEqual([409, 'closing_undone']);
    const log = (await company.as(company.admin, 'GET', '/audit-log')).json;
    expect(log.slice(0, 2)).toMatchObject([
      { action: 'closing.undone', details: { closing: 'Fermeture d’août', people: 11 } },
      { action: 'closing.applied', details: { from: '2030-08-05', to: '2030-08-16', people: 11 } },
    ]);
  });
});

describe('an imposed bridge day', () => {
  it('may be half a day, of a team, paid by another type or by nobody', async () => {
    const [lea, max] = [await company.hire('Léa'), await company.hire('Max')];
    const team = { name: 'Atelier', description: '', color: '#3B82F6', userIds: [lea.id] };
    const { json: made } = await post('/teams', team);
    const bridge = { name: 'Pont', startDate: '2030-08-16', endDate: '2030-08-16', startHalf: 'pm' };
    const form = company.form({ ...bridge, everyone: false, teamIds: [made.id] });
    const tried = (await post('/closings/preview', form)).json;
    expect(tried.people.map(({ user }: Row) => user.id)).toEqual([lea.id]);
    expect(partsOf(tried.people, lea)).toEqual([['rtt', '2030-08-16', '2030-08-16', 0.5]]);
    const unpaid = company.form({
      ...bridge,
      everyone: false,
      userIds: [max.id],
      types: [],
      whenShort: 'other-type',
      otherType: company.unpaid,
    });
    expect(partsOf((await post('/closings/preview', unpaid)).json.people, max)).toEqual([
      ['unpaid', '2030-08-16', '2030-08-16', 0.5],
    ]);
    const given = { ...unpaid, whenShort: 'nothing', otherType: null };
    const { json } = await post('/closings/preview', given);
    expect(json.people).toMatchObject([{ parts: [], leftDays: 0.5, warnings: [{ rule: 'Q3' }] }]);
    expect((await post('/closings', given)).json).toMatchObject({ requests: 0, people: 1 });
  });
});

describe('the form of a closing', () => {
  it('is refused field by field', async () => {
    const refused = async (change: object) => {
      const { status, json } = await post('/closings/preview', company.form(change));
      return [status, Object.keys(json.fields ?? {})];
    };
    expect(await refused({ name: ' ', endDate: '2030-08-04' })).toEqual([400, ['name', 'endDate']]);
    expect(await refused({ everyone: false })).toEqual([400, ['userIds']]);
    expect(await refused({ types: ['nothing-like-it'] })).toEqual([400, ['types']]);
    expect(await refused({ types: [] })).toEqual([400, ['types']]);
    expect(await refused({ whenShort: 'other-type', otherType: 'vacation' })).toEqual([400, ['otherType']]);
    expect(await refused({ unknown: 1 })).toEqual([400, ['unknown']]);
    expect(await refused({ endDate: '2030-08-05', startHalf: 'pm', endHalf: 'am' })).toEqual([
      400,
      ['endHalf'],
    ]);
  });

  it('is refused for every reason at once, and tells nothing of another organisation', async () => {
    const other = await createTestOrganization(app.services);
    const form = company.form({
      startDate: '2030-08-05',
      endDate: '2037-08-05',
      types: ['nothing-like-it'],
      everyone: false,
      userIds: [other.admin.id],
    });
    for (const path of ['/closings/preview', '/closings'] as const) {
      const { status, json } = await post(path, form);
      expect([status, json.code, Object.keys(json.fields), json.more.length]).toEqual([
        400,
        'validation_failed',
        ['endDate', 'types', 'userIds'],
        2,
      ]);
    }
    const { json } = await company.as(company.admin, 'GET', '/closings');
    expect(json).toEqual([]);
  });
});
