import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAs, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { productionEnv } from '#tests/support/production-env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers });

describe('pages', () => {
  it.each([
    ['/', 'fr-FR', 'Les congés de votre équipe, l’esprit tranquille.'],
    ['/login', 'fr-FR', 'Se connecter'],
    ['/login', 'en-GB', 'Log in'],
    ['/nowhere', 'fr-FR', 'Cette page a pris congé'],
    ['/teams/nowhere/at/all', 'en-GB', 'This page'],
  ] as const)('%s speaks %s, on a phone and on a desk, light and dark', async (path, language, heading) => {
    for (const [width, theme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      const visitor = await visit(browser, app.url, { width, language, theme });
      await visitor.page.goto(path);
      await visitor.page.getByRole('heading', { level: 1, name: heading }).waitFor();
      if (path.includes('nowhere')) visitor.expectComplaint(/404/);
      await visitor.checkPage();
      await expect
        .poll(() => visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `${path} at ${width}`,
        })
        .toBeLessThanOrEqual(0);
      await visitor.leave();
    }
  });

  it('come in the language of the cookie, then of the browser, and French otherwise', {
    tags: 'daily',
  }, async () => {
    const languageOf = async (headers: Record<string, string>, path = '/') =>
      /<html[^>]*lang="(\w+)"/.exec(await (await get(path, headers)).text())?.[1];
    expect(await languageOf({})).toBe('fr');
    expect(await languageOf({ 'accept-language': 'en-US' })).toBe('en');
    expect(await languageOf({ 'accept-language': 'en-US', cookie: 'x=1; lang=fr' })).toBe('fr');
    expect(await languageOf({ 'accept-language': 'fr' }, '/?lang=en')).toBe('en');
    expect(await languageOf({ 'accept-language': 'en' }, '/dashboard')).toBe('en');
  });

  it('forbid inline scripts and styles but for those that the build knows', { tags: 'daily' }, async () => {
    for (const path of ['/', '/login', '/dashboard', '/nowhere']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
    }
  });

  it('are not sent again when they have not changed', { tags: 'daily' }, async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/', { 'if-none-match': etag, 'accept-language': 'en' })).status).toBe(200);
  });

  it('fetch React when someone touches what moves, not when it merely moves under a pointer', async () => {
    const visitor = await visit(browser, app.url, { ownProfile: true });
    const { page } = visitor;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/pricing');
    await page.waitForLoadState('networkidle');
    const island = page.locator('[data-island="price-calculator"]');
    await island.dispatchEvent('pointermove', { movementX: 0, movementY: 0 });
    await page.waitForLoadState('networkidle');
    const untouched = [...scripts];
    expect(untouched.length).toBeGreaterThan(0);
    expect(untouched.filter((path) => /react|hydrate/.test(path))).toEqual([]);
    await expect.poll(() => page.locator('[data-alive]').count()).toBe(0);
    await island.getByRole('slider').focus();
    await page.locator('[data-island="price-calculator"][data-alive]').waitFor();
    expect(scripts.length).toBeGreaterThan(untouched.length);
    await visitor.leave();
  });
});

describe('an instance in production', () => {
  let production: TestApp;
  beforeAll(async () => {
    production = await startTestApp({ env: productionEnv, site: true });
  });
  afterAll(() => production.close());

  it('names who runs it, and shows no example', async () => {
    const pages = async (origin: string, paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await fetch(`${origin}${path}`)).text()));
    const shown = ['/', '/careers', '/legal-notice', '/privacy', '/terms', '/data-processing'];
    const finished = await pages(production.url, shown);
    for (const html of finished) {
      expect(html).not.toMatch(/à compléter|operator-value|sample-part|sample-absent/);
    }
    expect(finished[2]).toContain('Anne Le Bihan &amp; fils');
    const [home, careers] = await pages(app.url, shown);
    const [examples, none] = ['Témoignages d’exemple', 'Aucun poste ouvert en ce moment'];
    expect([home?.includes(examples), careers?.includes(none)]).toEqual([true, false]);
    expect([finished[0]?.includes(examples), finished[1]?.includes(none)]).toEqual([false, true]);
  });

  it('has no pages of the developer', async () => {
    for (const path of ['/dev-login', '/dev-mailbox', '/dev-ui']) {
      expect((await fetch(`${production.url}${path}`)).status, path).toBe(404);
    }
  });
});

describe('the application', () => {
  it('changes language and theme at once and remembers both', async () => {
    const { admin } = await createTestOrganization(app.services);
    const visitor = await visit(browser, app.url);
    const { page } = visitor;
    await enterAs(visitor, app, admin.token);
    await page.goto('/dashboard');
    await page.getByText('Bonjour Alix').waitFor();
    await page.getByRole('button', { name: 'Compte d’Alix Admin' }).first().click();
    await page.getByRole('radio', { name: 'English' }).first().click({ force: true });
    await page.getByText('Hello Alix').waitFor();
    await page.getByRole('radio', { name: 'Dark' }).first().click({ force: true });
    await page.reload();
    await page.getByText('Hello Alix').waitFor();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toBe('dark');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await eventually(async () => {
      const { json } = await app.call('GET', '/auth/me', { token: admin.token });
      return json.user.language === 'en';
    }, 'the choice to reach the server');
    await visitor.checkPage();
    await visitor.leave();
  });

  it('comes in few files, each of which a line far away has to ask for', async () => {
    const { admin } = await createTestOrganization(app.services, { trialEnds: true });
    const visitor = await visit(browser, app.url, { ownProfile: true });
    await enterAs(visitor, app, admin.token);
    const scripts = new Set<string>();
    visitor.page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await visitor.page.goto('/dashboard');
    await visitor.page.getByText('Bonjour').waitFor();
    await visitor.page.getByText('Tout est prêt pour commencer').waitFor();
    expect(scripts.size).toBeGreaterThan(0);
    expect(scripts.size).toBeLessThanOrEqual(30);
    await visitor.leave();
  });

  it('shows privileged people their badge, and nobody a door without a room', async () => {
    const organization = await createTestOrganization(app.services);
    const employee = await organization.add('employee');
    for (const [person, badges] of [
      [organization.admin, 1],
      [employee, 0],
    ] as const) {
      const visitor = await visit(browser, app.url);
      await enterAs(visitor, app, person.token);
      await visitor.page.goto('/dashboard');
      await visitor.page.getByText('Bonjour').waitFor();
      await expect.poll(() => visitor.page.getByText('Manager', { exact: true }).count()).toBe(badges);
      const links = await visitor.page
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      for (const href of links) {
        if (href?.startsWith('/')) expect((await get(href)).status, href).toBe(200);
      }
      await visitor.leave();
    }
  });

  it('opens its palette and its help from the keyboard, on a desk', async () => {
    const { admin } = await createTestOrganization(app.services);
    const visitor = await visit(browser, app.url);
    const { page } = visitor;
    await enterAs(visitor, app, admin.token);
    await page.goto('/dashboard');
    await page.getByText('Bonjour').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await visitor.checkPage();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await visitor.checkPage();
    await visitor.leave();
  });

  it('survives the loss of the network with a sentence', async () => {
    const { admin } = await createTestOrganization(app.services);
    const visitor = await visit(browser, app.url);
    const { page } = visitor;
    await enterAs(visitor, app, admin.token);
    await page.goto('/dashboard');
    await page.getByText('Bonjour').waitFor();
    await page.route('**/api/auth/sessions', (route) => route.abort());
    await page.goto('/sessions');
    await page.getByText('Erreur de connexion au serveur').first().waitFor();
    await visitor.leave();
  });
});
