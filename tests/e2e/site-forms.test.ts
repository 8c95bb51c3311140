import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkServices } from '#server/actions/status/check-services.ts';
import { openHydrated, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { eventually } from '#tests/support/eventually.ts';
import { uniqueEmail } from '#tests/support/organizations.ts';
import { namedKeys } from '#tests/support/privacy-page.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;
const operator = 'operatrice@relache.example';

beforeAll(async () => {
  [app, browser] = await Promise.all([
    startTestApp({ site: true, env: { CONTACT_EMAIL: operator } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

describe('forms', () => {
  it('lose nothing of what is typed, ticked and pressed before their scripts are there', async () => {
    const visitor = await visit(browser, app.url);
    const { page } = visitor;
    const email = uniqueEmail('pressee');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/hydrate-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    await page.getByLabel('Votre nom complet').fill('Zoé Petit');
    await page.getByLabel('Votre adresse e-mail').fill(email);
    await page.getByRole('combobox', { name: 'Sujet' }).selectOption('sales');
    await page.getByLabel('Votre message').fill('Écrit trop tôt.');
    await page.getByRole('checkbox').check();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    letGo();
    await page.getByRole('heading', { name: 'Votre message est parti' }).waitFor();
    const mail = await app.mailbox.waitFor(operator);
    expect(mail.text).toContain('Écrit trop tôt.');
    expect(mail.subject).toMatch(/commercial|vente/i);
    await visitor.leave();
  });

  it('a message is refused field by field, sent, and leaves room for another', async () => {
    const visitor = await visit(browser, app.url, { width: 360, theme: 'dark' });
    const { page } = visitor;
    const email = uniqueEmail('visiteuse');
    await openHydrated(page, '/contact');
    const subject = page.getByRole('combobox', { name: 'Sujet' });
    await expect.poll(() => subject.inputValue()).toBe('support');
    await expect
      .poll(() => subject.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))))
      .toEqual(['support', 'sales', 'demo', 'partnership', 'career', 'other']);
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
    await page.getByText('Cochez la case pour que nous puissions vous répondre').waitFor();
    await visitor.checkPage();

    await page.getByLabel('Votre nom complet').fill('Ana Petit');
    await page.getByLabel('Votre adresse e-mail').fill(email);
    await page.getByLabel('Votre message').fill('Bonjour,\nune question.');
    await page.getByRole('checkbox').check();
    // One answer that never comes, and one that does: what was typed stays.
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByText('Erreur de connexion au serveur').waitFor();
    visitor.expectComplaint(/ERR_FAILED/);
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByRole('heading', { name: 'Votre message est parti' }).waitFor();
    await page.getByText(email).waitFor();
    await visitor.checkPage();
    // A message of before may come twice, as any mail may.
    await eventually(
      async () => (await app.mailbox.waitFor(operator)).text.includes('une question.'),
      'the message',
    );
    await expect
      .poll(() => page.getByRole('link', { name: 'Revenir à l’accueil' }).getAttribute('href'))
      .toBe('/');
    await page.getByRole('button', { name: 'Envoyer un autre message' }).click();
    await expect.poll(() => page.getByLabel('Votre message').inputValue()).toBe('');
    await visitor.leave();
  });

  it('someone applies for an offer', async () => {
    const visitor = await visit(browser, app.url, { language: 'en-GB' });
    const { page } = visitor;
    const email = uniqueEmail('applicant');
    await openHydrated(page, '/careers');
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your full name').fill('Bo Martin');
    await dialog.getByLabel('Your e-mail address').fill(email);
    await dialog.getByLabel('Your application').fill('I would like to.');
    await dialog.getByRole('checkbox').check();
    await visitor.checkPage();
    await dialog.getByRole('button', { name: /Send/ }).click();
    await dialog.getByText(email).waitFor();
    await expect
      .poll(async () => (await app.mailbox.to(operator)).map(({ text }) => text).join('\n'))
      .toContain('I would like to.');
    // Any address can be typed there: nothing is sent to it.
    expect(await app.mailbox.to(email)).toEqual([]);
    await visitor.leave();
  });

  it('a reader subscribes, confirms from the mail, and leaves again', async () => {
    const visitor = await visit(browser, app.url);
    const { page } = visitor;
    const email = uniqueEmail('lectrice');
    await openHydrated(page, '/blog');
    const form = page.getByRole('form', { name: 'Recevoir les prochains articles' });
    await form.getByLabel('Votre adresse e-mail').fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'S’inscrire' }).click();
    await page.getByText('Encore un clic').waitFor();
    const { text } = await app.mailbox.waitFor(email);
    const path = /\/newsletter\?token=[\w-]+/.exec(text)?.[0] ?? '';
    await page.goto(path);
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await page.getByText('Votre inscription est confirmée.').waitFor();
    await visitor.checkPage();
    expect(page.url()).not.toContain('token');
    await page.goto(`${path}&leave=1`);
    await expect.poll(() => page.getByRole('button', { name: 'Confirmer mon inscription' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Me désinscrire' }).click();
    await page.getByText('Votre adresse est effacée.').waitFor();
    // The link has had its day: the page says so, and offers to start again.
    await page.goto(path);
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await page.getByText('Ce lien ne sert plus').waitFor();
    visitor.expectComplaint(/410/);
    await page.getByRole('button', { name: 'S’inscrire' }).waitFor();
    await visitor.checkPage();
    await visitor.leave();
  });
});

describe('the status page', () => {
  it('shows four services, what was measured, and says when nothing can be', async () => {
    await checkServices(app.services);
    const words = { fr: 'Retards', en: 'Delays' };
    await app.services.incidents.write('retards', {
      title: words,
      description: words,
      status: 'investigating',
      severity: 'major',
      createdAt: new Date().toISOString(),
      updates: [],
    });
    const visitor = await visit(browser, app.url, { width: 360, theme: 'dark', ownProfile: true });
    const { page } = visitor;
    await page.clock.install();
    await page.goto('/status');
    await page.getByText('Tous les services fonctionnent').waitFor();
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(['Application', 'Base de données', 'E-mails', 'Paiement', 'Incidents']);
    await page.getByRole('heading', { name: 'Retards' }).waitFor();
    await expect.poll(() => page.getByText('sur un jour de mesures').count()).toBe(4);
    const bars = page.getByRole('img', { name: /Application/ });
    await bars.hover();
    await expect.poll(() => bars.locator('title').last().textContent()).toMatch(/\u00a0: 100\u00a0%$/);
    await expect.poll(() => bars.locator('title').count()).toBe(90);
    await visitor.checkPage();

    // Thirty seconds later it asks again by itself.
    await page.route('**/api/status', (route) => route.fulfill({ status: 503, body: '' }));
    const asked = page.waitForRequest('**/api/status');
    await page.clock.runFor(31_000);
    await asked;
    await page.getByText('Le serveur ne répond pas').waitFor();
    visitor.expectComplaint(/503/);
    await page.getByText('Tous les services fonctionnent').waitFor();
    await page.reload();
    await page.getByText('Le serveur ne répond pas').waitFor();
    visitor.expectComplaint(/503/);
    await visitor.checkPage();
    await visitor.leave();
  });
});

describe('a visitor', () => {
  it('is followed nowhere: no foreign request, no cookie before the login, nothing kept but what the privacy page names', async () => {
    const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const visitor = await visit(browser, app.url);
    const { page, context } = visitor;
    const foreign: string[] = [];
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== app.url && protocol !== 'data:') foreign.push(request.url());
    });
    const kept = new Set<string>();
    for (const path of [...paths, '/no-such-page', '/login']) {
      // Only who is about to log in gets the number that stands for their browser.
      if (path === '/login') await expect.poll(() => context.cookies()).toEqual([]);
      await openHydrated(page, path);
      for (const key of await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ])) {
        kept.add(key);
      }
    }
    expect(paths.length).toBeGreaterThan(20);
    expect(foreign).toEqual([]);
    const strange = async () =>
      (await context.cookies()).filter(({ name }) => !namedKeys('fr').includes(name));
    await expect.poll(strange).toEqual([]);
    expect([...kept]).toEqual(['react-router-scroll-positions']);
    expect(namedKeys('fr')).toContain('react-router-scroll-positions');
    await visitor.leave();
  });
});
