import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '#app/input/tables/read-workbook.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { type PayMonthCompany, payMonthCompany } from '#tests/support/pay-month-company.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: PayMonthCompany;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});
beforeEach(async () => {
  company = await payMonthCompany(app, owner);
});

interface Period {
  readonly label: string | null;
  readonly acquired: number;
  readonly taken: number;
  readonly balance: number;
}
interface Counter {
  readonly counter: string;
  readonly periods: readonly Period[];
  readonly available: number;
}

const statement = async (query: string) =>
  (await company.as(company.admin, 'GET', `/payroll/statement?${query}`)).json;
const paidLeaveOf = (person: { counters: Counter[] }) =>
  person.counters.find(({ counter }) => counter === 'paid-leave');
const fileOf = async (person: TestPerson, query: string) =>
  fetch(`${app.url}/api/payroll/statement/file?${query}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
/** With plain spaces. */
const pagesOf = async (answer: Response) =>
  pdfPages(Buffer.from(await answer.arrayBuffer())).map((page) =>
    page.map((text) => text.replaceAll('\u00a0', ' ')),
  );

describe('the statement of a month (J12)', () => {
  it('tells N-1 and N on the last day, as the page of balances does', async () => {
    const { absence, as, admin, ines } = company;
    await absence('vacation', '2026-09-14', '2026-09-18');
    await absence('vacation', '2026-10-26', '2026-10-30');
    const september = await statement(`month=2026-09&user=${ines.id}`);
    expect(september).toMatchObject({ month: '2026-09', lastDay: '2026-09-30', closedAt: null });
    const [person] = september.people;
    expect(person?.absences).toMatchObject([
      { typeName: 'Vacances', startDate: '2026-09-14', endDate: '2026-09-18', days: 5, code: null },
    ]);
    const told = paidLeaveOf(present(person));
    // A whole year was earned by 31 May 2026, then four months: leave of October is not taken yet.
    expect(told?.periods).toEqual([
      { label: 'N-1', acquired: 25, taken: 5, balance: 20 },
      { label: 'N', acquired: 8.33, taken: 0, balance: 8.33 },
    ]);
    const { json } = await as(admin, 'GET', `/users/${ines.id}/balances?at=2026-09-30&expand=none`);
    const page = json.find(({ counter }) => counter === 'paid-leave');
    expect(told?.available).toBe(present(page?.available));
    const acquired = told?.periods.reduce((sum, period) => sum + period.acquired, 0);
    expect(acquired).toBeCloseTo(present(page?.acquired), 2);
    expect(told?.available).toBeCloseTo(20 + 8.33 - 5, 2);
  });

  it('names everyone who was employed then, page by page, and nobody who was not', async () => {
    const { as, admin, ines, colin } = company;
    await as(admin, 'PUT', `/users/${colin.id}/employment`, { from: '2026-10-01', to: null });
    const names = ({ people }: { people: { name: string }[] }) => people.map(({ name }) => name);
    const september = await statement('month=2026-09');
    expect(names(september)).toContain('Inès Employée');
    expect(names(september)).not.toContain(colin.name);
    expect(names(await statement('month=2026-10'))).toContain(colin.name);
    const first = await app.call('GET', '/payroll/statement?month=2026-09&limit=1', { token: admin.token });
    const [, next] = /<\/api([^>]*)>/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await app.callAnything('GET', String(next), { token: admin.token });
    expect([...names(first.json), ...names(second.json)]).toEqual(names(september).slice(0, 2));
    expect((await app.call('GET', '/payroll/statement?month=2099-09', { token: admin.token })).status).toBe(
      400,
    );
    const unknown = `/payroll/statement?month=2026-09&user=${colin.id}`;
    expect((await app.callAnything('GET', unknown, { token: admin.token })).status).toBe(404);
    expect((await app.call('GET', '/payroll/statement?month=2026-09', { token: ines.token })).status).toBe(
      403,
    );
  });

  it('is a workbook and pages to sign, of everyone or of one person, for admins alone', async () => {
    const { absence, as, admin, ines, on, close } = company;
    await absence('vacation', '2026-09-14', '2026-09-18');
    await as(admin, 'PUT', '/payroll/codes', { codes: [{ type: 'vacation', code: 'CP', dsnReason: null }] });
    await on('2026-10-02T08:00:00Z');
    await close('2026-09');
    const everyone = await fileOf(admin, 'month=2026-09&format=pdf');
    expect(everyone.headers.get('content-type')).toBe('application/pdf');
    expect(everyone.headers.get('content-disposition')).toMatch(/relache-releve-2026-09-.*\.pdf"/);
    const [page = []] = await pagesOf(everyone);
    for (const said of [
      'Septembre 2026',
      'Compteurs au 30 septembre 2026',
      'Mois de paie clos le 2 octobre 2026',
      'Congés payés N-1',
      'Inès Employée',
      'Date et signature',
      'Page 1 sur 1',
    ])
      expect(page).toContain(said);
    expect(page.join(' ')).toContain('Vacances (CP), 14 – 18 sept. 2026, 5 jours');
    const own = await fileOf(admin, `month=2026-09&format=pdf&user=${ines.id}`);
    expect(own.headers.get('content-disposition')).toContain('relache-releve-2026-09-ines-employee.pdf');
    const [sheet = []] = await pagesOf(own);
    expect(sheet).toEqual(expect.arrayContaining(['Inès Employée', 'L’employeur', 'La personne', '20,00']));
    const book = await fileOf(admin, 'month=2026-09&format=xlsx');
    const lines = await readWorkbook(new Uint8Array(await book.arrayBuffer()));
    const [titles = [], ...people] = lines?.map(({ cells }) => cells) ?? [];
    const line = people.find(([name]) => name === 'Inès Employée') ?? [];
    const cell = (title: string) => line[titles.indexOf(title)];
    expect(cell('Congés payés N-1, Solde')).toBe('20');
    expect(cell('Jours')).toBe('5');
    expect((await fileOf(ines, 'month=2026-09&format=pdf')).status).toBe(403);
  });
});
