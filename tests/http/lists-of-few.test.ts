// @module-tag daily
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;
let company: TestOrganization;
let accountant: TestPerson;
const month = () => todayInParis(app.services.now()).slice(0, 7);

beforeAll(async () => {
  app = await startTestApp();
  company = await createTestOrganization(app.services);
  const { admin } = company;
  accountant = await company.add('accountant', 'Alice');
  for (const name of ['Berthe', 'Cyril']) await company.add('accountant', name);
  for (const name of ['Zoé', 'Yann', 'Xavier']) {
    const { id } = await company.add('employee', name);
    const path = `/payroll/months/${month()}/people/${id}/remarks` as const;
    const asked = await app.call('POST', path, {
      token: admin.token,
      body: { text: 'Pourquoi ?', asks: true },
    });
    expect(asked.status, asked.text).toBe(200);
  }
  const owner = new Client(app.connection);
  await owner.connect();
  await owner.query(
    `insert into closings (organization_id, id, name, start_date, start_half, end_date, end_half, everyone, types,
         when_short, applied_at, applied_by)
       select $1, gen_random_uuid(), 'Pont ' || n, date '2040-01-01' + n, 'am', date '2040-01-01' + n, 'pm', true,
         '{vacation}', 'nothing', now(), $2 from generate_series(1, 3) n`,
    [company.id, admin.id],
  );
  await owner.end();
});
afterAll(() => app.close());

const next = ({ headers }: LooseAnswer): string | undefined =>
  /^<\/api([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

it.each([
  ['accountants', () => '/accountants', () => company.admin],
  ['closings of a calendar', () => '/closings/calendar', () => company.admin],
  ['what is said of a pay month', () => `/payroll/months/${month()}/remarks`, () => accountant],
  ['what waits for an answer', () => '/payroll/remarks', () => accountant],
])('%s are read page by page, and are together what they are at once', async (_, path, reader) => {
  const { token } = reader();
  const { json: whole } = await app.callAnything('GET', path(), { token });
  expect(whole).toHaveLength(3);
  const sizes: number[] = [];
  const rows: unknown[] = [];
  for (let at: string | undefined = `${path()}?limit=2`; at; ) {
    const answer: LooseAnswer = await app.callAnything('GET', at, { token });
    expect(answer.status, answer.text).toBe(200);
    sizes.push(answer.json.length);
    rows.push(...answer.json);
    at = next(answer);
  }
  expect([sizes, rows]).toEqual([[2, 1], whole]);
});

it('reads of what is said no more than a page of it, and the one that tells of another', async () => {
  const { json: whole } = await app.call('GET', '/payroll/remarks', { token: accountant.token });
  const statements: string[] = [];
  const { query } = Client.prototype;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    statements.push(JSON.stringify(given.slice(0, 2)));
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  });
  const answer = await app.call('GET', '/payroll/remarks?limit=1', { token: accountant.token });
  vi.restoreAllMocks();
  expect([answer.status, answer.json]).toEqual([200, [whole[0]]]);
  const asked = whole.map(({ userId }: { userId: string }) => statements.join('\n').includes(userId));
  expect(asked).toEqual([true, true, false]);
});

it('goes on after what was answered meanwhile, and says so when what it followed is gone', async () => {
  const { token } = accountant;
  const first = await app.call('GET', '/payroll/remarks?limit=1', { token });
  const thread = present(first.json[0]);
  const path = `/payroll/months/${thread.month}/people/${thread.userId}/remarks` as const;
  expect((await app.call('POST', path, { token, body: { text: 'Voilà.', asks: false } })).status).toBe(200);
  const rest = await app.callAnything('GET', next(first) ?? '', { token });
  expect([rest.status, rest.json.length]).toEqual([200, 1]);
  const gone = await app.call('GET', `/payroll/remarks?cursor=${randomUUID()}`, { token });
  expect([gone.status, gone.json.code]).toEqual([409, 'changed_meanwhile']);
});
