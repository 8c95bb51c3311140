import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { lastMonthEnd } from '#app/features/balance-imports/import-table.ts';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

let app: TestApp;
let browser: Browser;
let organization: TestOrganization;
let people: readonly TestPerson[];
let visitor: Visitor;

const names = ['Camille Durand', 'Omar Benali', 'Hélène Le Goff', 'Paul Roy'];

beforeAll(async () => {
  app = await startTestApp({ site: true, env: { WORKER: 'off' } });
  browser = await openBrowser();
  organization = await createTestOrganization(app.services, { name: 'Les Ateliers' });
  people = [organization.admin];
  for (const name of names) people = [...people, await organization.add('employee', name)];
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});
beforeEach(async () => {
  visitor = await visit(browser, app.url);
});
afterEach(() => visitor.leave());

/** On the day that the screen proposes: later ones may have earned something more. */
async function availableOf({ token }: TestPerson): Promise<number> {
  const at = lastMonthEnd(todayInParis());
  const { json } = await app.call('GET', `/balances/me?at=${at}`, { token });
  return present(json.find(({ counter }: { counter: string }) => counter === 'paid-leave')?.available);
}

it('sets up a company of five from a pasted table, puts a line right, and takes it all back', async () => {
  const { page, checkPage } = visitor;
  const before = await Promise.all(people.map(availableOf));
  await enterAs(visitor, app, organization.admin.token);
  await page.goto('/users');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Importer les soldes' }).click();
  await page.waitForURL('**/balances/import');
  await page.getByText('Aucun import pour l’instant.').waitFor();
  await checkPage();

  await page
    .getByLabel('Cellules copiées d’un tableur')
    .fill(
      [
        'Matricule\tNOM\tPrénom\tCP N-1 Solde\tCP N Solde\tDate d’entrée',
        '001\tADMIN\tAlix\t10\t4,17\t01/09/2015',
        '002\tDURAND\tCamille\t7,5\t4,17\t1er sept. 2020',
        '003\tBENALI\tOmar\t0\t4,17\t',
        '004\tLE GOFF\tHelene\tdouze\t4,17\t12/01/2022',
        '005\tROY\tPaul\t−1,5\t2,08\t03/07/2025',
      ].join('\n'),
    );
  await expect.poll(() => page.getByLabel('CP N-1, jours restants').inputValue()).toBe('3');
  await expect.poll(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe('1');
  await checkPage();
  await page.getByRole('button', { name: 'Vérifier 5 lignes' }).click();
  await page.getByText('1 ligne à corriger').waitFor();
  const bad = page.getByRole('group', { name: 'Ligne 5' });
  await bad.getByText('CP N-1 : « douze » n’est pas un nombre de jours.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Importer/ }).count()).toBe(0);
  await checkPage();

  await bad.getByLabel('CP N-1').fill('12');
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click();
  await page.getByText('5 lignes prêtes à être importées').waitFor();
  await checkPage();
  await page.getByRole('button', { name: 'Importer 5 soldes' }).click();
  await page.getByText('5 personnes importées').first().waitFor();
  await page.getByText('Reprise des soldes').waitFor();
  await expect.poll(() => Promise.all(people.map(availableOf))).toEqual([14.17, 11.67, 4.17, 16.17, 0.58]);
  await checkPage();

  await page.getByRole('button', { name: 'Annuler l’import « Reprise des soldes »' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(/Les soldes de 5 personnes redeviennent/).waitFor();
  await checkPage();
  await dialog.getByRole('button', { name: 'Annuler l’import' }).click();
  await page.getByText(/Annulé le/).waitFor();
  await expect.poll(() => Promise.all(people.map(availableOf))).toEqual(before);
  await checkPage();
});

it('keeps everything that was typed when the server is away', async () => {
  const { page, expectComplaint } = visitor;
  await enterAs(visitor, app, organization.admin.token);
  await page.goto('/balances/import');
  await page.getByLabel('Cellules copiées d’un tableur').fill('Salarié;Solde\nPaul Roy;3');
  await page.route('**/api/balances/imports/check', (route) => route.abort());
  await page.getByRole('button', { name: 'Vérifier 1 ligne' }).click();
  await page.getByText('Erreur de connexion au serveur').waitFor();
  expectComplaint(/Failed to load resource/);
  await page.unroute('**/api/balances/imports/check');
  await expect
    .poll(() => page.getByLabel('Cellules copiées d’un tableur').inputValue())
    .toContain('Paul Roy');
  await page.getByRole('button', { name: 'Vérifier 1 ligne' }).click();
  await page.getByText('1 ligne prête à être importée').waitFor();
});
