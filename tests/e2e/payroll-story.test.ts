import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { uniqueEmail } from '#tests/support/organizations.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';

const stage = setBrowserStage();

/** October 2026 is over: Inès took a week of it, and Colin has days that only we know of. */
async function octoberCompany() {
  const { app } = stage;
  setClock(app, '2026-11-03T08:00:00Z');
  const company = await groupCompany(app);
  const { as, admin, ines, colin } = company;
  const owner = new Client(app.connection);
  await owner.connect();
  await keepSessions(owner);
  await owner.end();
  const facts = { birthDate: null, children: [], seniorityFrom: null };
  await as(admin, 'PUT', `/users/${ines.id}/rights-facts`, { ...facts, payrollNumber: 'A-1' });
  await as(admin, 'PUT', `/users/${colin.id}/rights-facts`, { ...facts, payrollNumber: 'A-2' });
  const codes = [
    { type: 'vacation', code: 'AB-300', dsnReason: null },
    { type: 'sick', code: 'AB-100', dsnReason: null },
  ];
  await as(admin, 'PUT', '/payroll/codes', { codes });
  const adjustment = { counter: 'paid-leave', days: 1.5, date: '2026-09-01', reason: 'Accord de mai' };
  await as(admin, 'POST', `/users/${colin.id}/adjustments`, adjustment);
  const away = async (userId: string, type: string, startDate: string, endDate: string) => {
    const filed = await fileLeave(app, admin, { userId, type, startDate, endDate });
    expect(filed.json.status).toBe('approved');
  };
  await away(ines.id, 'vacation', '2026-10-05', '2026-10-09');
  const email = uniqueEmail('cabinet');
  await as(admin, 'POST', '/users', { name: 'Claude Comptable', email, role: 'accountant' });
  return { ...company, away, email, clockAheadMs: app.services.now().getTime() - Date.now() };
}

const words = {
  fr: {
    visit: 'fr-FR',
    october: 'octobre 2026',
    november: 'novembre 2026',
    close: 'Clore le mois',
    closed: /Clos par Claude Comptable/,
    model: 'Modèle',
    make: 'Créer le fichier',
    download: /^Télécharger paie-/,
    differences: 'Différences des mois clos',
    payslips: 'Bulletins de paie',
    table: 'Tableau des compteurs',
    compare: 'Comparer',
    heading: /Bulletins du 31 octobre 2026/,
    found: 'Écarts',
    late: /Inès.*N-1.*du 12 au 13 octobre 2026, saisie le 4 novembre 2026, après la clôture/,
    adjusted: /Colin.*ajustement que seul Relâche connaît/,
    unit: /N-1.*le bulletin compte en jours ouvrables/,
    ask: /^Demander.*Inès/,
    submit: 'Poser la question',
    asked: 'Question posée',
    answered: 'Voir la réponse',
  },
  en: {
    visit: 'en-GB',
    october: 'October 2026',
    november: 'November 2026',
    close: 'Close the month',
    closed: /Closed by Claude Comptable/,
    model: 'Model',
    make: 'Make the file',
    download: /^Download paie-/,
    differences: 'Differences of closed months',
    payslips: 'Payslips',
    table: 'Table of counters',
    compare: 'Compare',
    heading: /Payslips of 31 October 2026/,
    found: 'Differences',
    late: /Inès.*N-1.*12.*13 October 2026, told on 4 November 2026, after closing/,
    adjusted: /Colin.*adjustment that only Relâche has/,
    unit: /N-1.*the payslip counts in jours ouvrables/,
    ask: /^Ask: Inès/,
    submit: 'Ask',
    asked: 'Question asked',
    answered: 'See the answer',
  },
} as const;

type Words = (typeof words)['fr' | 'en'];

async function closeAndFetch(page: Page, said: Words): Promise<string> {
  await page.getByRole('button', { name: said.close }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: said.close }).click();
  await page.getByText(said.closed).waitFor();
  await page.getByLabel(said.model).selectOption('silae');
  await page.getByRole('button', { name: said.make }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said.download }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

it.each(['fr', 'en'] as const)(
  'closes a month, sends a late note with the next and finds three planted differences, in %s',
  async (language) => {
    const said = words[language];
    const { app } = stage;
    const { as, admin, manager, ines, colin, away, email, clockAheadMs } = await octoberCompany();
    const refused = async (method: 'GET' | 'POST', path: string, body?: object) => {
      const { status } = await as(manager, method, path, body);
      expect(status, path).toBe(403);
    };

    const { page, checkPage } = await stage.visit({ clockAheadMs, language: said.visit });
    await page.goto(`/login?token=${loginTokenIn(await app.mailbox.waitFor(email))}`);
    await page.getByRole('heading', { name: said.october }).waitFor();
    await refused('POST', '/payroll/months/2026-10/close');
    const october = await closeAndFetch(page, said);
    expect(october).toMatch(/A-1;AB-300;5/);
    expect(october).not.toContain('A-2');
    await checkPage();
    await refused('POST', '/payroll/months/2026-10/files', { model: 'silae' });
    const [file] = (await as(admin, 'GET', '/payroll/months/2026-10/files')).json;
    await refused('GET', `/payroll/files/${file.id}`);

    setClock(app, '2026-11-04T08:00:00Z');
    await away(colin.id, 'sick', '2026-10-19', '2026-10-20');
    await away(ines.id, 'vacation', '2026-10-12', '2026-10-13');
    await page.goto('/payroll?month=2026-11');
    await page.getByRole('heading', { name: said.november }).waitFor();
    await page.getByRole('heading', { name: said.differences }).waitFor();
    await checkPage();
    await refused('GET', '/payroll/months/2026-11');
    const november = await closeAndFetch(page, said);
    expect(november).toMatch(/A-2;AB-100;2/);
    expect(november).toMatch(/A-1;AB-300;2/);

    await page.getByRole('link', { name: said.payslips }).click();
    const table = [
      'Salarié\tCP N-1 solde\tCP N solde',
      `${ines.name}\t18\t10,42`,
      `${colin.name}\t25\t10,42`,
      `${manager.name}\t30\t12,5`,
    ].join('\n');
    await page.getByLabel(said.table).fill(table);
    await page.getByRole('button', { name: said.compare, exact: true }).click();
    await page.getByRole('heading', { name: said.heading }).waitFor();
    const differences = page.getByRole('table', { name: said.found });
    for (const planted of [said.late, said.adjusted, said.unit])
      await differences.getByRole('row', { name: planted }).waitFor();
    await expect.poll(() => page.getByText('Accord de mai').count()).toBe(0);
    await checkPage();
    await refused('POST', '/payroll/comparisons', { date: '2026-10-31', rows: [] });

    await page.getByRole('button', { name: said.ask }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: said.submit, exact: true }).click();
    await page.getByText(said.asked).first().waitFor();
    const about = `/payroll/months/2026-10/people/${ines.id}/remarks`;
    await refused('POST', about, { text: 'Ah ?' });
    await as(admin, 'POST', about, { text: 'Saisi trop tard.' });
    await page.getByText(said.answered).first().click();
    await page.getByRole('dialog').getByText('Saisi trop tard.').waitFor();
    await checkPage();
  },
);
