// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKindCompany, type KindCompany } from '#tests/support/kind-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: KindCompany;
/** Types of the catalogue, each added once. */
let typeOf: (key: string) => Promise<string>;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  company = await createKindCompany(app);
  const added = new Map<string, Promise<{ id: string }>>();
  typeOf = async (key) => {
    const type = added.get(key) ?? company.fromCatalogue(key);
    added.set(key, type);
    return (await type).id;
  };
});
afterAll(() => app.close());

const year = { startDate: '2025-06-01', endDate: '2026-05-31' };

/** What someone hired on 1 June 2025 has on 1 June 2026, after an absence of that type. */
async function earnedWith(key: string, days: object = year): Promise<number> {
  const person = await company.hire(`Une personne, ${key}`, '2025-06-01');
  const type = key === 'sick' ? key : await typeOf(key);
  await company.record(person, { type, ...days });
  return (await company.paidLeave(person, '2026-06-01')).available;
}

describe('what a year away earns', () => {
  it.each([
    // S1: ordinary sickness, and S6, W5: what work has caused.
    ['sick', 24],
    ['work-accident', 30],
    ['commuting-accident', 30],
    ['occupational-illness', 30],
    // W1: counted as work.
    ['maternity', 30],
    ['adoption-leave', 30],
    ['training', 30],
    // W4, W6: at work, for part of the time or elsewhere.
    ['therapeutic-part-time', 30],
    ['telework', 30],
    // W2: nothing.
    ['unpaid', 0],
    ['strike', 0],
    ['parental-full-time', 0],
    ['parental-presence', 0],
    ['family-solidarity', 0],
    ['carer', 0],
    ['sabbatical', 0],
    ['disciplinary-suspension', 0],
  ])('%s: %d jours ouvrables', async (key, days) => {
    expect(await earnedWith(key)).toBe(days);
  });

  it('loses nothing by a supplementary birth leave of two months (W3)', async () => {
    const days = { startDate: '2026-03-01', endDate: '2026-04-30' };
    expect(await earnedWith('supplementary-birth', days)).toBe(30);
    expect(await earnedWith('strike', days)).toBeLessThan(30);
  });
});

describe('days that could not be taken in time (B5)', () => {
  const birth = { startDate: '2026-02-16', endDate: '2026-07-31' };
  const expiredOf = async (person: TestPerson) =>
    (await company.paidLeave(person)).entries.filter(({ kind }) => kind === 'expired');

  it.each(['maternity', 'adoption-leave', 'parental-full-time'])('are kept over %s', async (key) => {
    const person = await company.hire(`Une personne, ${key}, longtemps`, '2024-06-01');
    // A year of rights to take until 31 May 2026, which is gone on 1 June without a reason to keep it.
    expect((await expiredOf(person)).map(({ amount }) => amount)).toEqual([-30]);
    await company.record(person, { type: await typeOf(key), ...birth });
    const { lots, entries } = await company.paidLeave(person);
    expect(entries.filter(({ kind }) => kind === 'expired')).toEqual([]);
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'extended', rule: 'B5' }));
    expect(lots).toContainEqual(expect.objectContaining({ remaining: 30, expiresOn: '2027-08-01' }));
  });

  it('are lost over an unpaid leave of the same days', async () => {
    const person = await company.hire('Une personne sans solde', '2024-06-01');
    await company.record(person, { type: await typeOf('unpaid'), ...birth });
    expect((await expiredOf(person)).map(({ amount }) => amount)).toEqual([-30]);
  });
});

describe('the notice on return (S2)', () => {
  const stop = { startDate: '2026-07-06', endDate: '2026-07-19' };
  const noticesOf = async (person: TestPerson) =>
    (await company.as(company.company.manager, 'GET', '/sickness-notices')).json.filter(
      ({ user }: { user: { id: string } }) => user.id === person.id,
    );

  it.each([
    ['work-accident', 1],
    ['commuting-accident', 1],
    ['occupational-illness', 1],
    ['maternity', 0],
    ['therapeutic-part-time', 0],
    ['sick-child', 0],
  ])('after %s: %d', async (key, owed) => {
    const person = await company.hire(`De retour, ${key}`, '2024-06-01');
    // S7: a stop over booked leave has kept its days from being taken.
    if (owed > 0)
      await company.record(person, { type: 'vacation', startDate: '2026-07-06', endDate: '2026-07-10' });
    await company.record(person, { type: await typeOf(key), ...stop });
    await company.night();
    expect(await noticesOf(person)).toHaveLength(owed);
  });
});

describe('over booked leave (S5)', () => {
  const leave = { type: 'vacation', startDate: '2026-07-06', endDate: '2026-07-10' };

  it('an accident gives days back as sickness does, and other leave is refused', async () => {
    const person = await company.hire('Une personne en vacances', '2024-06-01');
    await company.record(person, leave);
    const before = (await company.paidLeave(person)).available;
    const unpaid = { type: await typeOf('unpaid'), startDate: '2026-07-08', endDate: '2026-07-12' };
    const body = { ...unpaid, userId: person.id };
    const refused = await company.as(company.company.manager, 'POST', '/leave-requests', body);
    expect(refused.json.code).toBe('overlapping_absence');
    await company.record(person, { ...unpaid, type: await typeOf('work-accident') });
    expect((await company.paidLeave(person)).available).toBe(before + 4);
  });
});

describe('what colleagues learn (G1)', () => {
  it.each(['work-accident', 'therapeutic-part-time', 'parental-presence', 'strike'])(
    'of %s: that someone is away, and no more',
    async (key) => {
      const { ines, colin, manager } = company.company;
      const type = await typeOf(key);
      await company.record(ines, { type, ...company.aDay() });
      const read = async (person: TestPerson) =>
        (await company.as(person, 'GET', `/leave-requests/team-calendar?user=${ines.id}&from=2026-08-03`))
          .json;
      const seen: { type: string }[] = await read(colin);
      expect(seen.map((absence) => absence.type)).not.toContain(type);
      expect(seen.map((absence) => absence.type)).toContain('absent');
      expect(JSON.stringify(seen)).not.toContain(key);
      expect((await read(manager)).map((absence: { type: string }) => absence.type)).toContain(type);
    },
  );

  it('stays so: what tells of health cannot be opened', async () => {
    const id = await typeOf('work-accident');
    const { json } = await company.as(company.company.admin, 'GET', '/leave-types');
    const { name, color } = present(json.find((type: { id: string }) => type.id === id));
    const form = { name, color, counter: null, needsApproval: true, halfDays: true, asksJustification: true };
    const opened = { ...form, confidential: false };
    const answer = await company.as(company.company.admin, 'PUT', `/leave-types/${id}`, opened);
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([400, ['confidential']]);
  });
});
