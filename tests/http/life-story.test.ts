import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { keepSessions, setClock } from '#tests/support/leave-company.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { typeForm } from '#tests/support/type-company.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

interface Counter {
  readonly available: number;
  readonly entries: readonly { readonly sentence: string }[];
}

it('tells the life of one person, from hire to departure, line by line in both languages', async () => {
  setClock(app, '2025-06-02T08:00:00Z');
  const { group, rule, place, as, admin, ines, organization } = await groupCompany(app);
  const on = async (day: string): Promise<void> => {
    await keepSessions(owner);
    setClock(app, `${day}T08:00:00Z`);
    await accrueOrganization(app.services, { organizationId: organization.id });
  };
  const done = async (method: string, path: string, body: object) => {
    const { status, json } = await as(admin, method, path, body);
    expect([path, status, json.error ?? null]).toEqual([path, 200, null]);
    return json;
  };
  const typeOf = async (key: string): Promise<string> => {
    const { json } = await as(admin, 'GET', '/leave-types/catalogue');
    const entry = json.find((each: { key: string }) => each.key === key);
    return (await done('POST', '/leave-types', { ...typeForm(entry), catalogueKey: key })).id;
  };
  const away = async (type: string, startDate: string, endDate: string) =>
    done('POST', '/leave-requests', { userId: ines.id, type, startDate, endDate });
  const counters = async (at: string, language = 'fr'): Promise<Counter[]> =>
    (
      await app.call('GET', `/users/${ines.id}/balances?at=${at}`, {
        token: ines.token,
        headers: { 'accept-language': language },
      })
    ).json;
  const sentences = ([first]: readonly Counter[]): string[] =>
    (first?.entries ?? []).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '));

  // Hired in June 2025, hurt at work from October to the end of February, back in March.
  await done('PUT', `/users/${ines.id}/employment`, { from: '2025-06-01', to: null });
  await on('2025-10-06');
  await away(await typeOf('work-accident'), '2025-10-06', '2026-02-27');
  await on('2026-03-02');
  // A manager from April on, with RTT of her own.
  const cadres = await group('category', 'Cadres');
  await rule(cadres, '2026-04-01', { rtt: { daysPerYear: 12 } });
  await place(ines, '2026-04-01', { categoryId: cadres });
  // A child is born on 20 May 2026: maternity over the end of the period.
  await on('2026-04-20');
  await away(await typeOf('maternity'), '2026-04-20', '2026-09-06');
  await done('PUT', `/users/${ines.id}/rights-facts`, {
    birthDate: '1996-02-11',
    children: [{ birthDate: '2026-05-20' }],
    seniorityFrom: null,
    payrollNumber: 'A-0042',
  });
  await on('2026-06-02');
  // An accident earns as work does (S6): a whole year, whatever came in between.
  expect((await counters('2026-06-01'))[0]?.available).toBe(25);
  // The company closes between Christmas and New Year: RTT pays first.
  await on('2026-10-01');
  const rtt = await typeOf('rtt');
  const closing = {
    name: 'Fin d’année',
    startDate: '2026-12-28',
    endDate: '2026-12-31',
    everyone: false,
    userIds: [ines.id],
    teamIds: [],
    exceptIds: [],
    types: [rtt, 'vacation'],
    whenShort: 'nothing',
  };
  const { people } = await done('POST', '/closings/preview', closing);
  const paid = people[0].parts.map(({ type, days }: { type: string; days: number }) => [type === rtt, days]);
  expect(paid).toEqual([[true, 4]]);
  await done('POST', '/closings', closing);
  await on('2027-01-04');
  // She leaves at the end of February 2027: what is left is owed, and nothing lapses.
  const departure = await done('PUT', `/users/${ines.id}/departure`, {
    lastDay: '2027-02-26',
    reason: 'resignation',
  });
  expect(departure.counters[0].total).toBeGreaterThan(0);
  await on('2027-02-26');
  const [french, english] = [await counters('2027-02-26'), await counters('2027-02-26', 'en')];
  const told = sentences(french);
  expect(french[0]?.available).toBe(departure.counters[0].total);
  expect(told.length).toBe(sentences(english).length);
  expect(told.join('\n')).toMatch(/règle A1/);
  expect(sentences(english).join('\n')).not.toMatch(/règle|acquis/);
  expect(told).toContain('2 jours pour enfant à charge (nombre d’enfants : 1), règle Y3, L3141-8');
  expect(sentences(english)).toContain(
    '2 days for dependent children (number of children: 1), rule Y3, L3141-8',
  );
  // Long after: what was owed still is, for payroll to read.
  await on('2027-06-02');
  const { json: statement } = await as(admin, 'GET', `/users/${ines.id}/departure`);
  expect(statement.counters[0]).toMatchObject({ total: 46, rule: 'X1', source: 'L3141-28' });
  const { rows } = await owner.query(
    `select cause ->> 'kind' as kind, amount_n from ledger_entries
     where user_id = $1 and counter = 'paid-leave' order by date desc limit 1`,
    [ines.id],
  );
  expect(rows).toEqual([{ kind: 'paid-out', amount_n: expect.anything() }]);
});
