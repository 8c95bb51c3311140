import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDemoCompany } from '#seed/demo-company.ts';
import { type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp, testDevKey } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  app = await startTestApp({ site: true });
  await createDemoCompany(app.services);
  browser = await openBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});
beforeEach(async () => {
  visitor = await visit(browser, app.url);
});
afterEach(() => visitor.leave());

describe('the page that logs in as anyone', () => {
  it('shows people by organisation and opens a session with one click', async () => {
    const { page, checkPage } = visitor;
    await page.goto(`/dev-login?key=${testDevKey}`);
    await page.getByText('13 utilisateurs, 1 organisation').waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Se connecter en tant que Amina Benali' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Tableau de bord', level: 1 }).waitFor();
    await page.getByText('Bonjour Amina').waitFor();
    await expect.poll(() => page.getByText('Les Ateliers du Large').count()).toBeGreaterThan(0);
    await checkPage();
  });

  it('asks for the key, keeps it once it was shown, and shows it to nobody', async () => {
    const { page, context, checkPage, expectComplaint } = visitor;
    const without = await page.goto('/dev-login');
    expect(without?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Il manque la clé', level: 1 }).waitFor();
    expectComplaint(/404/);
    await checkPage();
    await page.goto(`/dev-login?key=${testDevKey}x`);
    await page.getByRole('heading', { name: 'Il manque la clé', level: 1 }).waitFor();

    await page.goto(`/dev-login?key=${testDevKey}`);
    await page.getByText('13 utilisateurs, 1 organisation').waitFor();
    expect(page.url()).toBe(`${app.url}/dev-login`);
    const [kept] = (await context.cookies()).filter(({ name }) => name.startsWith('relache_dev_'));
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    await page.reload();
    await page.getByText('13 utilisateurs, 1 organisation').waitFor();
    await page.getByRole('link', { name: 'Messagerie locale' }).click();
    await page
      .getByText(/^Demande de congé/)
      .first()
      .waitFor();
  });

  it('says so when the list does not load, and tries again', async () => {
    const { page } = visitor;
    await page.route('**/api/dev/users', (route) => route.abort());
    await page.goto(`/dev-login?key=${testDevKey}`);
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await retry.waitFor();
    await page.unroute('**/api/dev/users');
    await retry.click();
    await page.getByText('13 utilisateurs, 1 organisation').waitFor();
  });
});

describe('the local mailbox', () => {
  it('holds the mails of the demo company and the login mail, whose link logs in', async () => {
    const { page, context, checkPage } = visitor;
    await page.goto(`/dev-mailbox?key=${testDevKey}`);
    await page
      .getByText(/^Demande de congé/)
      .first()
      .waitFor();
    await page.goto('/login');
    await page.getByLabel('Adresse e-mail').fill('lea.fontaine@ateliers-du-large.example');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Consultez votre messagerie' }).waitFor();
    await app.mailbox.waitFor('lea.fontaine@');

    await page.goto('/dev-mailbox');
    await page.getByText('Votre lien de connexion à Relâche').first().click();
    await page.getByRole('tab', { name: 'Texte' }).waitFor();
    await checkPage();
    const link = page.frameLocator('iframe').getByRole('link', { name: 'Se connecter' });
    await link.click();
    const arrived = await eventually(
      async () => context.pages().find((one) => one.url().endsWith('/dashboard')),
      'the dashboard in a tab of its own',
    );
    await arrived.getByText('Bonjour Léa').waitFor();
  });
});

describe('the wipe', () => {
  it('opens from the login page, asks, and brings the demo company back', async () => {
    const { page, context } = visitor;
    await page.goto(`/dev-login?key=${testDevKey}`);
    const [wipe] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /Réinitialiser la base de données/ }).click(),
    ]);
    await wipe.getByRole('button', { name: 'Tout effacer' }).click();
    await wipe.getByText('la société de démonstration est recréée').waitFor();
    await wipe.getByRole('link', { name: 'Choisir un compte' }).click();
    await wipe.getByText('13 utilisateurs, 1 organisation').waitFor();
  });
});

describe('the gallery', () => {
  it.each(['light', 'dark'] as const)('shows every component without a fault, %s', async (theme) => {
    const own = await visit(browser, app.url, { theme });
    await own.page.goto(`/dev-ui?key=${testDevKey}`);
    await own.page.getByRole('heading', { name: 'Composants', level: 1 }).waitFor();
    await own.checkPage();
    await own.leave();
  });
});
