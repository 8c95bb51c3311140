import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;
let organization: TestOrganization;
let visitor: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
  organization = await createTestOrganization(app.services, { name: 'Les Vergers de l’Est' });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});
beforeEach(async () => {
  visitor = await visit(browser, app.url);
});
afterEach(() => visitor.leave());

/** The server forgets the session behind the page's back, and the next press finds out. */
async function runOut(page: Page, person: TestPerson, press: string): Promise<void> {
  await app.call('POST', '/auth/logout', { token: person.token });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: press })
    .click()
    // A page that heard of it by itself has closed the dialog before.
    .catch(() => undefined);
  await page.getByText('Votre session a expiré').waitFor();
}

async function logIn(page: Page, { email }: TestPerson): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Consultez votre messagerie' }).waitFor();
  await page.goto(`/login?token=${loginTokenIn(await app.mailbox.waitFor(email))}`);
}

const keptIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('kept_input'));

describe('a session that runs out under an open dialog', () => {
  it('gives the form back filled, at its place, and forgets it once it is sent', {
    tags: 'daily',
  }, async () => {
    const { page, checkPage, expectComplaint } = visitor;
    const nina = await organization.add('admin', 'Nina Caron');
    await enterAs(visitor, app, nina.token);
    await page.goto('/teams');
    await page.getByRole('button', { name: 'Créer une équipe' }).first().click();
    await page.getByLabel('Nom de l’équipe').fill('Cueillette');
    await page.getByLabel('Description').fill('Les rangs du haut.');
    await runOut(page, nina, 'Créer l’équipe');
    expectComplaint(/401/);
    expectComplaint(/401/);

    await logIn(page, nina);
    await page.waitForURL('**/teams');
    const dialog = page.getByRole('dialog', { name: 'Créer une équipe' });
    await expect.poll(() => dialog.getByLabel('Nom de l’équipe').inputValue()).toBe('Cueillette');
    await expect.poll(() => dialog.getByLabel('Description').inputValue()).toBe('Les rangs du haut.');
    await expect.poll(() => keptIn(page)).toBeNull();
    await checkPage();
    await dialog.getByRole('button', { name: 'Créer l’équipe' }).click();
    await page.getByRole('heading', { name: 'Cueillette' }).waitFor();

    await page.getByRole('button', { name: 'Créer une équipe' }).first().click();
    await expect.poll(() => dialog.getByLabel('Nom de l’équipe').inputValue()).toBe('');
  });

  it('shows nobody else what was typed, and gives it to nobody later', async () => {
    const { page, expectComplaint } = visitor;
    const [paul, omar] = [
      await organization.add('admin', 'Paul Roy'),
      await organization.add('admin', 'Omar Diop'),
    ];
    await enterAs(visitor, app, paul.token);
    await page.goto('/users');
    await page.getByRole('button', { name: 'Ajouter un utilisateur' }).click();
    await page.getByLabel('Nom complet').fill('Quelqu’un de secret');
    await runOut(page, paul, 'Envoyer l’invitation');
    expectComplaint(/401/);
    await expect.poll(() => keptIn(page)).toContain('Quelqu’un de secret');

    await logIn(page, omar);
    await page.waitForURL('**/users');
    await page.getByRole('rowheader', { name: 'Paul Roy' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => keptIn(page)).toBeNull();
    await page.getByRole('button', { name: 'Ajouter un utilisateur' }).click();
    await expect.poll(() => page.getByLabel('Nom complet').inputValue()).toBe('');
  });
});
