import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import {
  createTestOrganization,
  openTestSession,
  type TestOrganization,
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

/** The link of the person's latest mail, at the address where the test's application listens. */
async function linkFor(email: string): Promise<string> {
  return `/login?token=${loginTokenIn(await app.mailbox.waitFor(email))}`;
}

describe('logging in', () => {
  it('leads from the address over the mail to the dashboard, and survives a reload', async () => {
    const { page, checkPage } = visitor;
    const person = await organization.add('employee', 'Nina Caron');
    await page.goto('/login');
    await checkPage();
    await page.getByLabel('Adresse e-mail').fill(person.email);
    await page.getByRole('button', { name: 'Recevoir un lien de connexion' }).click();
    await page.getByRole('heading', { name: 'Consultez votre messagerie' }).waitFor();
    await expect.poll(() => page.getByText(person.email).count()).toBe(1);
    await checkPage();

    await page.goto(await linkFor(person.email));
    await page.waitForURL('**/dashboard');
    await page.getByText('Bonjour Nina').waitFor();
    await expect.poll(() => page.getByText('Les Vergers de l’Est').count()).toBeGreaterThan(0);
    expect(page.url()).not.toContain('token');
    await checkPage();

    await page.reload();
    await page.getByText('Bonjour Nina').waitFor();
    const stored = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(stored).toEqual(expect.arrayContaining(['auth_token', 'organization', 'user']));
  });

  it('lets the person take another address', async () => {
    const { page } = visitor;
    await page.goto('/login');
    await page.getByLabel('Adresse e-mail').fill('mauvaise@exemple.fr');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Utiliser une autre adresse' }).click();
    await page.getByLabel('Adresse e-mail').waitFor();
  });

  it('says what is wrong with an address and keeps what was typed', async () => {
    const { page, checkPage } = visitor;
    await page.goto('/login');
    await page.getByLabel('Adresse e-mail').fill('a@b');
    await page.keyboard.press('Enter');
    await page.getByText('Veuillez entrer une adresse email valide').first().waitFor();
    await expect.poll(() => page.getByLabel('Adresse e-mail').inputValue()).toBe('a@b');
    await checkPage();
  });

  it('refuses a link that was used, with the way to a new one', async () => {
    const { page, checkPage, expectComplaint } = visitor;
    const person = await organization.add('employee');
    await app.call('POST', '/auth/magic-link', { body: { email: person.email } });
    const link = await linkFor(person.email);
    await page.goto(link);
    await page.waitForURL('**/dashboard');
    // Not under the feet of a page that still asks for things.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await page.getByText('Token invalide ou expiré').waitFor();
    await page.getByLabel('Adresse e-mail').waitFor();
    expectComplaint(/status of 401/);
    expectComplaint(/session is cleared/);
    await checkPage();
  });

  it('comes back to the page that was asked for, and to no other site', async () => {
    const { page } = visitor;
    const person = await organization.add('employee', 'Omar Diop');
    await page.goto('/sessions');
    await page.waitForURL('**/login**');
    await page.getByLabel('Adresse e-mail').fill(person.email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Consultez votre messagerie' }).waitFor();
    await page.goto(await linkFor(person.email));
    await page.waitForURL('**/sessions');
    await page.getByRole('heading', { name: 'Mes connexions', level: 1 }).waitFor();
  });
});

describe('a session', () => {
  const logIn = async (token: string): Promise<void> => {
    await enterAs(visitor, app, token);
    await visitor.page.goto('/dashboard');
    await visitor.page.getByText('Bonjour').waitFor();
  };

  it('ends with the logout button, on this device and on the server', async () => {
    const { page } = visitor;
    const person = await organization.add('manager', 'Paul Roy');
    await logIn(person.token);
    await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
    await page.waitForURL('**/login');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await expect
      .poll(async () => (await app.call('GET', '/auth/me', { token: person.token })).status)
      .toBe(401);
  });

  it('that ended elsewhere leads to the login page', async () => {
    const { page, expectComplaint } = visitor;
    const person = await organization.add('employee');
    await logIn(person.token);
    await app.call('POST', '/auth/logout', { token: person.token });
    await page.goto('/sessions');
    await page.waitForURL('**/login**');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expectComplaint(/401/);
  });

  it('can be seen and ended from another device', async () => {
    const { page, checkPage } = visitor;
    const person = await organization.add('employee');
    const phone = await openTestSession(app.services, organization.id, person.id);
    await logIn(person.token);
    await page.goto('/sessions');
    await page.getByRole('heading', { name: 'Mes connexions', level: 1 }).waitFor();
    await page.getByText('test').first().waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Fermer toutes les autres' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fermer toutes les autres' }).click();
    await page.getByText('Les autres connexions sont fermées').first().waitFor();
    await expect.poll(async () => (await app.call('GET', '/auth/me', { token: phone })).status).toBe(401);
    await expect
      .poll(async () => (await app.call('GET', '/auth/me', { token: person.token })).status)
      .toBe(200);
  });
});

describe('protected pages', () => {
  it.each(['/dashboard', '/sessions'])('%s asks a stranger to log in', async (path) => {
    const { page } = visitor;
    await page.goto(path);
    await page.waitForURL('**/login**');
  });
});
