// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { callAs } from '#tests/support/call-as.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { setClock } from '#tests/support/leave-company.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;
let organization: TestOrganization;
let manager: TestPerson;
/** A first of June at least two years ahead, so that every day below lies in the future. */
let year: number;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  // Not the last day of a month, on which who is hired has earned a day's part at once.
  setClock(app, '2026-11-18T09:00:00Z');
  organization = await createTestOrganization(app.services);
  manager = await organization.add('manager', 'Maud Manager');
  year = yearOf(todayInParis(app.services.now())) + 1;
});
afterAll(() => app.close());

const as = callAs(() => app);

/** Someone whose contract begins on the first of June of the year. */
async function hire(name = 'Ana'): Promise<TestPerson> {
  const person = await organization.add('employee', name);
  const from = plainDate(`${year}-06-01`);
  await setEmployment(app.services, organization.acting, person.id, { from, to: null });
  return person;
}

const paidLeave = async (person: TestPerson, at: string) =>
  (await as(person, 'GET', `/balances/me?at=${at}`)).json[0];
const file = async (person: TestPerson, startDate: string, endDate: string) =>
  (await as(person, 'POST', '/leave-requests', { type: 'vacation', startDate, endDate })).json;
const approve = ({ id }: { id: string }) => as(manager, 'PATCH', `/leave-requests/${id}/approve`, {});

describe('a balance', () => {
  it('is earned month by month, each line with its reason and what it left', async () => {
    const ana = await hire();
    const counters = (await as(ana, 'GET', `/balances/me?at=${year}-08-31`)).json;
    expect(counters).toEqual([
      {
        counter: 'paid-leave',
        label: 'Congés payés',
        unit: 'ouvres',
        acquired: 6.25,
        taken: 0,
        reserved: 0,
        available: 6.25,
        later: 0,
        expiresOn: `${year + 2}-05-31`,
        lots: [{ label: 'N', remaining: 6.25, expiresOn: `${year + 2}-05-31` }],
        periods: [{ start: `${year}-06-01`, end: `${year + 1}-05-31` }],
        olderEntries: 0,
        entries: [
          {
            date: `${year}-06-30`,
            kind: 'accrued',
            amount: 2.08,
            balance: 2.08,
            sentence: `2,08\u00a0jours acquis pour juin ${year}, règle A1, L3141-3, F33927`,
            rule: 'A1',
            reference: 'règle A1, L3141-3, F33927',
            requestId: null,
          },
          expect.objectContaining({ date: `${year}-07-31`, balance: 4.17 }),
          expect.objectContaining({ date: `${year}-08-31`, balance: 6.25 }),
        ],
      },
    ]);
    const english = await app.call('GET', `/balances/me?at=${year}-06-30`, {
      token: ana.token,
      headers: { 'accept-language': 'en' },
    });
    expect(english.json[0]).toMatchObject({
      label: 'Paid leave',
      entries: [{ sentence: `2.08 days earned for June ${year}, rule A1, L3141-3, F33927` }],
    });
  });

  it('counts pending leave as reserved and approved leave as taken, one line a leave', async () => {
    const ana = await hire();
    // Two whole weeks without a public holiday.
    const first = await file(ana, `${year + 1}-02-01`, `${year + 1}-02-14`);
    const day = `${year + 1}-03-31`;
    const before = await paidLeave(ana, day);
    expect(before).toMatchObject({ acquired: 20.83, reserved: 10, taken: 0, available: 10.83 });
    await approve(first);
    const after = await paidLeave(ana, day);
    expect(after).toMatchObject({ reserved: 0, taken: 10, available: before?.available });
    expect(after?.lots).toEqual([
      { label: 'N', remaining: present(before).available, expiresOn: `${year + 2}-05-31` },
    ]);
    const lines = after?.entries.filter(({ kind }: { kind: string }) => kind === 'taken');
    expect(lines).toEqual([
      {
        date: expect.stringContaining(`${year + 1}-02-0`),
        kind: 'taken',
        amount: -10,
        balance: expect.any(Number),
        sentence: `Congé du 1er au 14\u00a0février ${year + 1}\u00a0: 10\u00a0jours, règle B2`,
        rule: 'B2',
        reference: 'règle B2',
        requestId: first.id,
      },
    ]);
    expect(after?.entries.at(-1)?.balance).toBeCloseTo(present(after?.available), 2);

    // Approved for a later day, it is no longer free today.
    const ahead = await paidLeave(ana, `${year + 1}-01-31`);
    expect(ahead).toMatchObject({ acquired: 16.67, taken: 10, available: 6.67 });
    expect(ahead?.entries.at(-1)).toMatchObject({ kind: 'taken', balance: 6.67 });

    await as(manager, 'PATCH', `/leave-requests/${first.id}/cancel`, {});
    const cancelled = await paidLeave(ana, day);
    expect(cancelled).toMatchObject({ taken: 0, available: before?.acquired });
    expect(cancelled?.entries.map(({ sentence }: { sentence: string }) => sentence)).toContain(
      `Congé du 1er au 14\u00a0février ${year + 1} annulé\u00a0: 10\u00a0jours en retour, règle B2`,
    );
  });

  it('tells the days of one year from those of the year before', async () => {
    const ana = await hire();
    const { lots, expiresOn } = present(await paidLeave(ana, `${year + 1}-09-30`));
    expect(lots).toEqual([
      { label: 'N-1', remaining: 25, expiresOn: `${year + 2}-05-31` },
      { label: 'N', remaining: 8.33, expiresOn: `${year + 3}-05-31` },
    ]);
    expect(expiresOn).toBe(`${year + 2}-05-31`);
    const lapsed = await paidLeave(ana, `${year + 2}-06-01`);
    expect(lapsed?.entries.at(-1)).toMatchObject({
      kind: 'expired',
      amount: -25,
      sentence: `25\u00a0jours de la période du 1er\u00a0juin ${year} au 31\u00a0mai ${year + 1} expirés, règle B3, L3141-12, L3141-13, F2258`,
    });
    expect(lapsed).toMatchObject({ acquired: 25, taken: 0, available: 25 });
  });

  it('is for the person and for those who decide their leave', async () => {
    const [ana, bao] = [await hire('Ana'), await hire('Bao')];
    const lead = await organization.add('team_lead');
    const elsewhere = await createTestOrganization(app.services);
    const ask = async (person: TestPerson, id: string) =>
      (await as(person, 'GET', `/users/${id}/balances?at=${year}-08-31`)).status;
    expect(await ask(ana, ana.id)).toBe(200);
    expect(await ask(lead, ana.id)).toBe(200);
    expect(await ask(bao, ana.id)).toBe(403);
    expect(await ask(lead, manager.id)).toBe(403);
    expect(await ask(elsewhere.admin, ana.id)).toBe(404);
    const { json } = await as(lead, 'GET', `/users/${ana.id}/balances?at=${year}-08-31`);
    expect(json[0]?.available).toBe(6.25);
    for (const at of ['1969-12-31', '9999-12-31', `${year}-02-30`])
      expect((await as(ana, 'GET', `/balances/me?at=${at}`)).status).toBe(400);
  });
});

describe('a request against the balance', () => {
  const preview = async (person: TestPerson, startDate: string, endDate: string, requestId?: string) =>
    (
      await as(person, 'POST', '/leave-requests/preview', {
        type: 'vacation',
        startDate,
        endDate,
        ...(requestId === undefined ? {} : { requestId }),
      })
    ).json;

  it('is told at the end of the leave, with other pending requests set aside', async () => {
    const ana = await hire();
    const other = await file(ana, `${year + 1}-03-01`, `${year + 1}-03-05`);
    const { countedDays } = other;
    const seen = await preview(ana, `${year + 1}-02-01`, `${year + 1}-02-05`);
    // Eight months earned by then.
    expect(seen.balance).toMatchObject({
      counter: 'paid-leave',
      before: Math.round((16.666667 - countedDays) * 100) / 100,
      after: Math.round((16.666667 - countedDays - seen.countedDays) * 100) / 100,
      reserved: countedDays,
      verdict: 'enough',
      shortOn: null,
    });
    await approve(other);
    const page = (await as(ana, 'GET', `/leave-requests/${other.id}`)).json;
    expect(page.balance?.after).toBeCloseTo(present(page.balance?.before) - countedDays, 2);
    const edited = await preview(ana, `${year + 1}-03-01`, `${year + 1}-03-04`, other.id);
    expect(edited).toMatchObject({ overlap: null, balance: { before: page.balance?.before } });
  });

  it('beyond it is allowed with a warning, now or for leave that is already booked', async () => {
    const ana = await hire();
    const beyond = await preview(ana, `${year}-09-06`, `${year}-09-24`);
    expect(beyond.balance).toMatchObject({ verdict: 'beyond-balance-warned' });
    expect(beyond.balance?.shortOn).toMatch(new RegExp(`^${year}-09-`));
    expect(beyond.warnings).toContainEqual({
      rule: 'B6',
      sentence: expect.stringMatching(/^Le solde ne suffit pas\u00a0: il manque \d+,\d+\u00a0jours/),
    });
    // Booked for January, when just enough is earned; what is asked for in September would be missing then.
    const later = await file(ana, `${year + 1}-01-04`, `${year + 1}-01-17`);
    await approve(later);
    const asked = await preview(ana, `${year}-09-06`, `${year}-09-12`);
    expect(asked.balance).toMatchObject({ verdict: 'beyond-balance-warned' });
    expect(asked.balance?.before).toBe(present(await paidLeave(ana, present(asked.balance?.at))).available);
    expect(asked.balance?.after).toBeLessThan(0);
    expect(asked.balance?.shortOn).toMatch(new RegExp(`^${year + 1}-01-`));
    expect(asked.warnings.map(({ sentence }: { sentence: string }) => sentence)).toContainEqual(
      expect.stringContaining('Le solde ne couvrirait plus les congés posés à partir du'),
    );
    expect((await file(ana, `${year}-09-06`, `${year}-09-12`)).status).toBe('pending');
  });

  it('is not asked for leave that no counter pays for', async () => {
    const ana = await hire();
    const body = { type: 'sick', startDate: `${year}-09-06`, endDate: `${year}-09-24` };
    expect((await as(ana, 'POST', '/leave-requests/preview', body)).json.balance).toBeNull();
  });

  it('points out leave that is long, past, or counts nothing', async () => {
    const ana = await organization.add('employee');
    const rules = async (startDate: string, endDate: string) =>
      (await preview(ana, startDate, endDate)).warnings.map(({ sentence }: { sentence: string }) => sentence);
    expect(await rules('2040-06-04', '2040-07-06')).toContainEqual(
      expect.stringContaining('Plus de quatre semaines de suite'),
    );
    expect(await rules('2020-06-01', '2020-06-02')).toContain('Cette absence commence dans le passé.');
    expect(await rules('2040-07-07', '2040-07-08')).toContainEqual(
      expect.stringContaining('Aucun jour n’est compté'),
    );
  });

  it('says why the balance goes down by less than what is counted', async () => {
    const ana = await organization.add('employee');
    // 14 July 2040 is a Saturday.
    const { countedDays, balance, warnings } = await preview(ana, '2040-07-09', '2040-07-13');
    expect(countedDays).toBe(5);
    expect(present(balance?.before) - present(balance?.after)).toBeCloseTo(4);
    // A lone Friday costs what it costs (C5).
    const friday = await preview(ana, '2040-07-13', '2040-07-13');
    expect(present(friday.balance?.before) - present(friday.balance?.after)).toBeCloseTo(1);
    expect(friday.warnings.map(({ rule }) => rule)).not.toContain('C5');
    expect(warnings).toContainEqual({
      rule: 'C5',
      sentence:
        '1\u00a0jour en retour sur votre solde\u00a0: un jour férié tombe un jour ouvrable où l’entreprise est fermée.',
    });
  });
});
