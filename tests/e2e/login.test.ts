import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { loginTokenIn } from '#tests/support/mailbox.ts';
import { createTestOrganization, type TestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
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
  it('leads from the address over the mail to the dashboard, and survives a reload', {
    tags: 'daily',
  }, async () => {
    const { page, checkPage } = visitor;
    const person = await organization.add('employee', 'Nina Caron');
    await page.goto('/login');
    await page.getByLabel('Adresse e-mail').waitFor();
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

  it('refuses a link that was used, with the way to a new one', { tags: 'daily' }, async () => {
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
    await checkPage();
  });

  it('asks first when someone else is logged in; staying leaves everything as it is', async () => {
    const { page, checkPage, expectComplaint } = visitor;
    const [nina, omar] = [
      await organization.add('employee', 'Nina Caron'),
      await organization.add('admin', 'Omar Diop'),
    ];
    await app.call('POST', '/auth/magic-link', { body: { email: omar.email } });
    const link = await linkFor(omar.email);
    await enterAs(visitor, app, nina.token);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Vous êtes déjà connecté' }).waitFor();
    await page.getByText('Nina Caron').waitFor();
    await expect.poll(() => page.getByText('Omar').count()).toBe(0);
    await expect.poll(() => page.url()).not.toContain('token');
    expectComplaint(/status of 409/);
    await checkPage();
    await page.getByRole('link', { name: 'Rester connecté' }).click();
    await page.getByText('Bonjour Nina').waitFor();

    await page.goto(link);
    await page.getByRole('button', { name: 'Changer de compte' }).click();
    await page.getByText('Bonjour Omar').waitFor();
    expectComplaint(/status of 409/);
    await checkPage();
    expect((await app.call('GET', '/auth/me', { token: nina.token })).status).toBe(401);
  });

  it('leaves whoever is logged in where they belong when a link is none, and says so', async () => {
    const { page, expectComplaint, checkPage } = visitor;
    const person = await organization.add('employee', 'Nina Caron');
    await enterAs(visitor, app, person.token);
    await page.goto(`/login?token=${'A'.repeat(64)}`);
    await page.waitForURL('**/dashboard');
    await page.getByText('Vous êtes toujours connecté').first().waitFor();
    await page.getByText('Bonjour Nina').waitFor();
    expectComplaint(/status of 401/);
    await checkPage();
    expect((await app.call('GET', '/auth/me', { token: person.token })).status).toBe(200);
  });

  it('survives a mail filter that ran the page before the person opened it', async () => {
    const person = await organization.add('employee', 'Nina Caron');
    await app.call('POST', '/auth/magic-link', { body: { email: person.email } });
    const link = await linkFor(person.email);
    const filter = await browser.newContext({ baseURL: app.url, userAgent: 'Mozilla/5.0 MailFilter/2.1' });
    const filtered = await filter.newPage();
    await filtered.goto(link);
    await filtered.waitForURL('**/dashboard');
    const opened = await filtered.evaluate(() => localStorage.getItem('auth_token'));
    await filter.close();

    const { page } = visitor;
    await page.goto(link);
    await page.waitForURL('**/dashboard');
    await page.getByText('Bonjour Nina').waitFor();
    expect((await app.call('GET', '/auth/me', { token: opened ?? '' })).status).toBe(401);
  });

  it('shows a founder who proves their mailbox what waits in their name, and sends it with one button', async () => {
    const { page, checkPage } = visitor;
    const userEmail = uniqueEmail('fondatrice');
    const { json: founder } = await app.call('POST', '/onboarding/create-organization', {
      body: {
        organizationName: 'Le Phare',
        userName: 'Iris Le Bihan',
        userEmail,
        numberOfUsers: 5,
        plan: 'trial',
      },
    });
    await enterAs(visitor, app, founder.token);
    await page.goto('/users');
    await page.getByRole('button', { name: 'Ajouter un utilisateur' }).click();
    const colleague = uniqueEmail('collegue');
    await page.getByLabel('Nom complet').fill('Colin Le Goff');
    await page.getByRole('dialog').getByLabel('Adresse e-mail').fill(colleague);
    await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await page
      .getByText(/Invitation prête pour/)
      .first()
      .waitFor();
    await page.getByText('pas encore envoyée').waitFor();

    // The session of the sign-up is the founder's own: nothing is asked.
    await page.goto(await linkFor(userEmail));
    await page.waitForURL('**/users');
    await page.getByText('Une invitation attend votre accord').waitFor();
    await page.getByText(colleague).first().waitFor();
    await checkPage();
    expect(await app.mailbox.to(colleague)).toEqual([]);
    await page.getByRole('button', { name: 'Envoyer les invitations' }).click();
    await page.getByText('1 invitation envoyée').first().waitFor();
    await app.mailbox.waitFor(colleague);
    await page.getByText('Une invitation attend votre accord').waitFor({ state: 'detached' });
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
