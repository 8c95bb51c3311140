import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LAST_DAY, liveThroughStory } from '#tests/support/life-story.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

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
  const { as, admin, ines, on, owed } = await liveThroughStory(app, owner);
  const counters = async (at: string, language = 'fr'): Promise<Counter[]> =>
    (
      await app.call('GET', `/users/${ines.id}/balances?at=${at}`, {
        token: ines.token,
        headers: { 'accept-language': language },
      })
    ).json;
  const sentences = ([first]: readonly Counter[]): string[] =>
    (first?.entries ?? []).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '));
  const [french, english] = [await counters(LAST_DAY), await counters(LAST_DAY, 'en')];
  const told = sentences(french);
  expect(french[0]?.available).toBe(owed.total);
  expect(told.length).toBe(sentences(english).length);
  expect(told.join('\n')).toMatch(/règle A1/);
  expect(sentences(english).join('\n')).not.toMatch(/règle|acquis/);
  expect(told).toContain(
    '2,08 jours acquis pour décembre 2025, temps compté comme du travail : accident du travail du 6 octobre 2025 au 27 février 2026, règle S6, L3141-5, 5°',
  );
  expect(sentences(english).join('\n')).toMatch(
    /for June 2026, time counted as work: maternity leave from 20 April to 6 September 2026, rule W1/,
  );
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
