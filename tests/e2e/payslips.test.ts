import { Client } from 'pg';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { groupCompany } from '#tests/support/rule-groups.ts';

const stage = setBrowserStage();

/** October 2026 is closed; since then Inès has told two days of it. The manager's unit and Colin's adjustment differ. */
async function payslipCompany() {
  const { app } = stage;
  setClock(app, '2026-11-03T08:00:00Z');
  const company = await groupCompany(app);
  const { as, admin, ines, colin } = company;
  const owner = new Client(app.connection);
  await owner.connect();
  await keepSessions(owner);
  await owner.end();
  const reason = 'Accord de mai';
  const adjustment = { counter: 'paid-leave', days: 1.5, date: '2026-09-01', reason };
  const adjusted = await as(admin, 'POST', `/users/${colin.id}/adjustments`, adjustment);
  const closed = await as(admin, 'POST', '/payroll/months/2026-10/close');
  expect([adjusted.status, closed.status]).toEqual([200, 200]);
  setClock(app, '2026-11-04T08:00:00Z');
  const days = { type: 'vacation', startDate: '2026-10-12', endDate: '2026-10-13' };
  const late = await fileLeave(app, admin, { userId: ines.id, ...days });
  expect(late.json.status).toBe('approved');
  return { ...company, clockAheadMs: app.services.now().getTime() - Date.now() };
}

const headings = 'Salarié\tCompteur A\tCP N solde';

it('finds what differs on payslips, names it, and adjusts or notes it', async () => {
  const { admin, ines, colin, manager, as, clockAheadMs } = await payslipCompany();
  const { page, checkPage } = await stage.visitAs(admin, { clockAheadMs });
  await page.goto('/payroll');
  // The page leads on to a month of its own first.
  await page.getByRole('heading', { name: 'novembre 2026' }).waitFor();
  await page.getByRole('link', { name: 'Bulletins de paie' }).click();
  const table = [
    headings,
    // A late absence that payroll knows, an adjustment that it does not, and another unit.
    `${ines.name}\t23\t10,42`,
    `${colin.name}\t25\t10,42`,
    `${manager.name}\t30\t12,5`,
    'Personne Ici\t1\t1',
  ].join('\n');
  await page.getByLabel('Tableau des compteurs').fill(table);
  await page.getByLabel('Compteur A').selectOption('paid-leave-n1.balance');
  await page.getByText('4 lignes').waitFor();
  await checkPage();
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await page.getByRole('heading', { name: /Bulletins du 31 octobre 2026/ }).waitFor();

  const differences = page.getByRole('table', { name: 'Écarts' });
  await differences
    .getByRole('row', {
      name: /Inès.*N-1.*23,00.*25,00.*−2.*du 12 au 13 octobre 2026, saisie le 4 novembre 2026, après la clôture/,
    })
    .waitFor();
  await differences
    .getByRole('row', { name: /Colin.*−1,5 jour.*ajustement que seul Relâche connaît/ })
    .waitFor();
  await differences.getByRole('row', { name: /N-1.*30,00.*25,00.*jours ouvrables/ }).waitFor();
  await page.getByText('1 ligne n’a pas été comparée').waitFor();
  await page.getByText(/Personne Ici.*personne de connu/).waitFor();
  await checkPage();

  await page.getByRole('button', { name: `Noter : ${colin.name}, Congés payés N`, exact: true }).click();
  const noting = page.getByRole('dialog', { name: /Noter une explication/ });
  await noting.getByLabel('Explication').fill('Vu avec le cabinet');
  await noting.getByRole('button', { name: 'Noter' }).click();
  await differences.getByRole('row', { name: /Colin.*Vu avec le cabinet/ }).waitFor();

  await page.getByRole('button', { name: `Ajuster : ${colin.name}, Congés payés N`, exact: true }).click();
  const adjusting = page.getByRole('dialog', { name: 'Ajuster : Congés payés N' });
  await adjusting.getByText('Disponible aujourd’hui').waitFor();
  await adjusting.getByRole('button', { name: 'Ajuster' }).click();
  await differences.getByRole('row', { name: /Colin.*Ajusté/ }).waitFor();
  const log = async () =>
    (await as(admin, 'GET', '/audit-log?action=user.balance_adjusted')).json[0]?.details;
  await expect
    .poll(log)
    .toMatchObject({ days: -1.5, reason: expect.stringMatching(/^Bulletin du 31.octobre/) });

  // What a column means was said once.
  await page.getByRole('link', { name: 'Bulletins de paie' }).click();
  await page.getByLabel('Tableau des compteurs').fill(`${headings}\n${ines.name}\t25\t10,42`);
  await expect.poll(() => page.getByLabel('Compteur A').inputValue()).toBe('paid-leave-n1.balance');
});

it('is in English on a phone for an English reader, and nobody but an admin gets there', async () => {
  const { admin, ines, colin, manager, clockAheadMs } = await payslipCompany();
  const english = await stage.visitAs(admin, { language: 'en-GB', width: 390, height: 844, clockAheadMs });
  const { page } = english;
  await page.goto('/payroll/comparisons');
  const table = [
    'Employee\tPaid leave N-1 balance\tPaid leave N balance',
    `${ines.name}\t23\t10.42`,
    `${colin.name}\t25\t10.42`,
    `${manager.name}\t30\t12.5`,
  ].join('\n');
  await page.getByLabel('Table of counters').fill(table);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('heading', { name: /Payslips of 31 October 2026/ }).waitFor();
  await page
    .getByText(/absence from 12 to 13.October 2026, told on 4.November 2026, after closing/)
    .waitFor();
  await page.getByText(/adjustment that only Relâche has/).waitFor();
  await expect.poll(() => page.getByText(/the payslip counts in jours ouvrables/).count()).toBe(2);
  await english.checkPage();
  const refused = await stage.visitAs(manager, { clockAheadMs });
  await refused.page.goto('/payroll/comparisons');
  await refused.page.waitForURL('**/dashboard');
});
