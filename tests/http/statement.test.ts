// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { setEmployment } from '#tests/support/employment.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import {
  createLeaveCompany,
  keepSessions,
  type LeaveCompany,
  setClock,
} from '#tests/support/leave-company.ts';
import { openTestSession, type TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { typeForm } from '#tests/support/type-company.ts';

let app: TestApp;
let company: LeaveCompany;
let owner: Client;

/** On 2 April 2026, when March has been credited, unless a test says otherwise. */
beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  setClock(app, '2026-04-02T08:00:00Z');
  owner = new Client(app.connection);
  await owner.connect();
  company = await createLeaveCompany(app);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

async function jump(instant: string): Promise<void> {
  setClock(app, instant);
  await keepSessions(owner);
}

const as = <const M extends Method, const P extends string>(
  person: TestPerson,
  method: M,
  path: KnownPath<M, P>,
  body?: unknown,
  language = 'fr',
) =>
  app.call(method, path, {
    token: person.token,
    headers: { 'accept-language': language },
    ...(body === undefined ? {} : { body }),
  });
const night = () => accrueOrganization(app.services, { organizationId: company.organization.id });

async function hire(name: string, from = '2025-06-01'): Promise<TestPerson> {
  const person = await company.organization.add('employee', name);
  await setEmployment(app.services, company.organization.acting, person.id, {
    from: plainDate(from),
    to: null,
  });
  return person;
}

interface Line {
  readonly date: string;
  readonly kind: string;
  readonly amount: number;
  readonly sentence: string;
  readonly rule: string | null;
  readonly reference: string | null;
}

const linesOf = async (
  person: TestPerson,
  at: string,
  language = 'fr',
  reader = person,
): Promise<readonly Line[]> => {
  const path = reader === person ? '/balances/me' : (`/users/${person.id}/balances` as const);
  const { json } = await as(reader, 'GET', `${path}?at=${at}`, undefined, language);
  return present(json[0]).entries;
};
const record = async (person: TestPerson, type: string, startDate: string, endDate: string) => {
  const answer = await as(company.manager, 'POST', '/leave-requests', {
    type,
    startDate,
    endDate,
    userId: person.id,
  });
  expect(answer.status).toBe(200);
  return answer.json;
};

let unpaid: Promise<string> | undefined;
const unpaidType = (): Promise<string> => {
  unpaid ??= (async () => {
    const { json } = await as(company.admin, 'GET', '/leave-types/catalogue');
    const entry = json.find(({ key }: { key: string }) => key === 'unpaid');
    const created = await as(company.admin, 'POST', '/leave-types', {
      ...typeForm(present(entry)),
      catalogueKey: 'unpaid',
    });
    return created.json.id;
  })();
  return unpaid;
};

it('tells of a month of sickness which days, how many instead of how many, by which rule and article (B15)', async () => {
  await jump('2026-03-02T08:00:00Z');
  const ana = await hire('Ana');
  await record(ana, 'sick', '2026-03-01', '2026-03-31');
  const march = (lines: readonly Line[]) => lines.find(({ date }) => date === '2026-03-31');
  // A whole month at four fifths; three weeks would cost nothing, since 48 weeks of work make a year (A2).
  expect(march(await linesOf(ana, '2026-03-31'))).toMatchObject({
    kind: 'accrued',
    amount: 1.67,
    sentence:
      'Arrêt maladie du 1er au 31\u00a0mars 2026\u00a0: 1,67\u00a0jour au lieu de 2,08 pour mars 2026, règle S1, L3141-5-1, L3141-5',
    rule: 'S1',
    reference: 'règle S1, L3141-5-1, L3141-5',
  });
  expect(march(await linesOf(ana, '2026-03-31', 'en'))?.sentence).toBe(
    'Sick leave from 1 to 31\u00a0March 2026: 1.67 days instead of 2.08 for March 2026, rule S1, L3141-5-1, L3141-5',
  );
  await jump('2026-04-02T08:00:00Z');
});

it('tells of a correction what caused it, when that became known, and both numbers', async () => {
  const bea = await hire('Béa');
  await night();
  await record(bea, 'sick', '2026-03-01', '2026-03-31');
  const lines = await linesOf(bea, '2026-04-02');
  expect(lines.filter(({ date }) => date === '2026-03-31').map(({ sentence }) => sentence)).toEqual([
    '2,08\u00a0jours acquis pour mars 2026, règle A1, L3141-3, F33927',
    'Correction de mars 2026\u00a0: 1,67 au lieu de 2,08, arrêt maladie du 1er au 31\u00a0mars 2026 saisi le 2\u00a0avril 2026, règle S1, L3141-5-1, L3141-5',
  ]);
  const english = await linesOf(bea, '2026-04-02', 'en');
  expect(english.map(({ sentence }) => sentence)).toContain(
    'Correction of March 2026: 1.67 instead of 2.08, sick leave from 1 to 31\u00a0March 2026 recorded on 2\u00a0April 2026, rule S1, L3141-5-1, L3141-5',
  );
});

it('says « d’avril », « d’août » and « d’octobre », and what an absence that was cancelled changes back', async () => {
  const cleo = await hire('Cléo');
  await night();
  const type = await unpaidType();
  const months = [
    ['2025-08-01', '2025-08-31'],
    ['2025-10-01', '2025-10-31'],
  ] as const;
  for (const [start, end] of months) await record(cleo, type, start, end);
  const corrections = (await linesOf(cleo, '2026-04-02')).filter(({ kind }) => kind === 'corrected');
  const told = corrections.map(({ sentence }) => sentence);
  expect(told).toContainEqual(
    expect.stringMatching(
      /^Correction d’août 2025\u00a0: .* congé sans solde du 1er au 31\u00a0août 2025 saisi le 2\u00a0avril 2026, règle W2, F18260$/,
    ),
  );
  expect(told).toContainEqual(expect.stringMatching(/^Correction d’octobre 2025\u00a0: /));
  await jump('2026-05-02T08:00:00Z');
  await night();
  const april = await record(cleo, 'sick', '2026-04-01', '2026-04-30');
  const ofApril = async () =>
    (await linesOf(cleo, '2026-05-02')).filter(({ sentence }) =>
      sentence.startsWith('Correction d’avril 2026'),
    );
  expect(await ofApril()).toHaveLength(1);
  await as(company.manager, 'PATCH', `/leave-requests/${april.id}/cancel`, {});
  expect(await ofApril()).toEqual([]);
  await jump('2026-04-02T08:00:00Z');
});

it('tells of a month that earned nothing, of one begun, and of one that another count makes better', async () => {
  const type = await unpaidType();
  await jump('2025-11-28T08:00:00Z');
  const dan = await hire('Dan', '2025-09-17');
  await record(dan, type, '2025-12-01', '2026-01-31');
  await jump('2026-04-02T08:00:00Z');
  const lines = await linesOf(dan, '2026-03-31');
  const ofMonth = (month: string) => lines.find(({ date }) => date.startsWith(month));
  expect(ofMonth('2025-09')?.sentence).toBe(
    'Contrat depuis le 17\u00a0septembre 2025\u00a0: 1,04\u00a0jour au lieu de 2,08 pour septembre 2025, règle A4, L3141-4',
  );
  expect(ofMonth('2026-01')).toMatchObject({
    rule: 'W2',
    sentence: expect.stringMatching(
      /^Congé sans solde du 1er\u00a0décembre 2025 au 31\u00a0janvier 2026\u00a0: 0\u00a0jour au lieu de 2,29 pour janvier 2026, règle W2/,
    ),
  });
});

it('tells a deadline that changed, although no amount did, and how many days of which period', async () => {
  const eve = await hire('Ève', '2024-06-01');
  await record(eve, 'sick', '2026-03-02', '2026-07-03');
  await jump('2026-07-06T08:00:00Z');
  await night();
  const before = await linesOf(eve, '2026-07-06');
  expect(before.filter(({ kind }) => kind === 'extended')).toMatchObject([
    {
      amount: 0,
      sentence: expect.stringMatching(
        /^25\u00a0jours de la période du 1er\u00a0juin 2024 au 31\u00a0mai 2025 qui n’ont pas pu être pris, reportés sans date limite \(arrêt maladie du 2\u00a0mars au 3\u00a0juillet 2026\), règle S3, /,
      ),
    },
  ]);
  const [notice] = (await as(company.manager, 'GET', '/sickness-notices')).json.filter(
    ({ user }: { user: { id: string } }) => user.id === eve.id,
  );
  expect((await as(company.manager, 'POST', `/sickness-notices/${notice?.id}/send`, {})).status).toBe(200);
  const told = (await linesOf(eve, '2026-07-06')).filter(({ kind }) => kind === 'deadline');
  expect(told).toMatchObject([
    {
      date: '2026-07-06',
      amount: 0,
      rule: 'S3',
      sentence: expect.stringMatching(
        /^Date limite des jours de la période du 1er\u00a0juin 2024 au 31\u00a0mai 2025\u00a0: 6\u00a0octobre 2027 au lieu d’aucune, information du 6\u00a0juillet 2026, règle S3, /,
      ),
    },
  ]);
  await jump('2026-04-02T08:00:00Z');
});

it('is for those who may know why someone was away, and for nobody else', async () => {
  const fay = await hire('Fay');
  await record(fay, 'sick', '2026-03-01', '2026-03-31');
  const lines = await linesOf(fay, '2026-03-31', 'fr', company.manager);
  expect(lines.some(({ sentence }) => sentence.includes('arrêt maladie du 1er au 31'))).toBe(true);
  const token = await openTestSession(app.services, company.organization.id, company.colin.id);
  const refused = await app.call('GET', `/users/${fay.id}/balances`, { token });
  expect(refused.status).toBe(403);
  expect(refused.text).not.toContain('maladie');
});
