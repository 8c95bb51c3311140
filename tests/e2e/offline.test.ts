import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { keptAddresses } from '#tests/support/kept-addresses.ts';
import { leaveOf } from '#tests/support/leave.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage();
let employee: TestPerson;

beforeAll(async () => {
  const { app, organization } = stage;
  employee = await organization.add('employee', 'Bruno Cerisier');
  const today = todayInParis(app.services.now());
  const leave = leaveOf(app);
  const { id } = await leave.file(employee, { type: 'sick', startDate: today, endDate: addDays(today, 1) });
  await leave.approve(organization.admin, id);
});

/** What the device holds for people, word for word. */
const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const places = (await caches.keys()).filter((name) => name.startsWith('answers '));
    const texts = places.map(async (name) => {
      const cache = await caches.open(name);
      const answers = await cache.matchAll();
      return Promise.all(answers.map((answer) => answer.text()));
    });
    return (await Promise.all(texts)).flat();
  });

const isReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 });

const patience = { timeout: 30_000 };

describe('the application without a connection', () => {
  it('opens after one visit, shows calendar and balances with their date, and answers every entry of the menu', async () => {
    const visitor = await stage.visitAs(stage.organization.admin, { installs: true });
    const { page, context } = visitor;
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor();
    await isReady(page).toBe(true);
    const wanted = [
      /\/balances\/me$/,
      /\/balances\/me\?at=/,
      /\/team-calendar\?.*atWork/,
      /\/calendar\/holidays/,
    ];
    await expect
      .poll(() => keptAddresses(page), patience)
      .toEqual(expect.arrayContaining(wanted.map((address) => expect.stringMatching(address))));
    // An administrator reads why somebody is away; the device they carry about does not know.
    const kept = (await keptOn(page)).join('\n');
    expect(kept).toContain('Bruno Cerisier');
    expect(kept).not.toMatch(/"type":"sick"/);

    await context.setOffline(true);
    await page.getByText('Hors connexion\u00a0: l’affichage peut dater.').waitFor();
    const opened = await context.newPage();
    await opened.goto('/calendar');
    // A browser that plays offline forgets to say so once another document is open: then it is the server that is away.
    const notice = opened.getByText(/(Hors connexion|Le serveur ne répond pas)\u00a0: état du \d/);
    await notice.waitFor(patience);
    await opened.getByText('Bruno Cerisier').first().waitFor({ state: 'attached' });
    for (const [name, path] of [
      ['Utilisateurs', '/users'],
      ['Réglages des congés', '/settings'],
      ['Paie', '/payroll'],
      ['Nouvelle demande', '/requests/new'],
      ['Mes soldes', '/balances'],
    ] as const) {
      await opened.getByRole('link', { name, exact: true }).first().click();
      await expect.poll(() => new URL(opened.url()).pathname, patience).toBe(path);
      await expect.poll(() => opened.locator('main h1').count(), patience).toBe(1);
    }
    await opened.goto('/balances');
    await notice.waitFor(patience);
    await opened
      .getByText(/Congés payés/)
      .first()
      .waitFor();

    await context.setOffline(false);
    await opened.reload();
    await opened.getByRole('heading', { level: 1, name: 'Mes soldes' }).waitFor();
    await expect.poll(() => notice.count(), patience).toBe(0);
  });

  it('keeps nothing of who logged out, nor of who was there before', async () => {
    const { page, context } = await stage.visitAs(employee, { installs: true });
    await page.goto('/balances');
    await page
      .getByText(/Congés payés/)
      .first()
      .waitFor();
    await expect.poll(async () => (await keptOn(page)).length, patience).toBeGreaterThan(0);
    await page
      .getByRole('button', { name: /Compte/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => keptOn(page)).toEqual([]);

    const { json } = await stage.app.call('GET', '/auth/me', { token: stage.organization.admin.token });
    await page.evaluate(async () => {
      const cache = await caches.open('answers somebody else');
      await cache.put('/api/balances/me', new Response('[]'));
    });
    await page.goto('/favicon.svg');
    await page.evaluate(
      ([token, user, organization]) => {
        localStorage.setItem('auth_token', token ?? '');
        localStorage.setItem('user', user ?? '');
        localStorage.setItem('organization', organization ?? '');
      },
      [stage.organization.admin.token, JSON.stringify(json.user), JSON.stringify(json.organization)],
    );
    await page.goto('/sessions');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const places = () => page.evaluate(() => caches.keys());
    await expect.poll(places).not.toContain('answers somebody else');
    await context.close();
  });

  it('ends with a session that the server ended', async () => {
    const guest = await stage.organization.add('employee', 'Chloé Danton');
    const { page } = await stage.visitAs(guest, { installs: true });
    await page.goto('/balances');
    await page
      .getByText(/Congés payés/)
      .first()
      .waitFor();
    await expect.poll(async () => (await keptOn(page)).length, patience).toBeGreaterThan(0);
    await stage.app.call('POST', '/auth/logout', { token: guest.token });
    await page.reload();
    await page.waitForURL('**/login**');
    await expect.poll(() => keptOn(page)).toEqual([]);
  });

  it('is taken back from browsers by one switch', async () => {
    const get = (url: string) => fetch(`${url}/service-worker.js`);
    const worker = await get(stage.app.url);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    const off = await startTestApp({ site: true, env: { SERVICE_WORKER: 'off' } });
    const ending = await get(off.url);
    const script = await ending.text();
    expect(script).toMatch(/caches\.delete[\s\S]*unregister/);
    expect(script).not.toContain('respondWith');
    await off.close();
  });

  it('is installed by a manifest in the language of its reader, in its own documents alone', async () => {
    const get = (path: string, language: string) =>
      fetch(`${stage.app.url}${path}`, { headers: { 'accept-language': language } });
    for (const [language, name] of [
      ['fr', 'Poser un congé'],
      ['en', 'Ask for leave'],
    ] as const) {
      const document = await (await get('/dashboard', language)).text();
      const [, path = ''] = /<link rel="manifest" href="([^"]+)">/.exec(document) ?? [];
      const manifest = await get(path, language);
      expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
      const { icons, shortcuts, lang } = await manifest.json();
      expect(lang).toBe(language);
      expect(shortcuts[0].name).toBe(name);
      for (const { src, sizes } of icons) {
        const picture = Buffer.from(await (await get(src, language)).arrayBuffer());
        expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
      }
      const home = await (await get('/', language)).text();
      expect(home).not.toContain('rel="manifest"');
    }
  });
});
