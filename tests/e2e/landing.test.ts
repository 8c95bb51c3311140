import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAs, hydrated, openHydrated, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true, env: { WORKER: 'off' } }), openBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

const kilobyte = 1000;

/** No page may be wider than its screen. */
async function fits({ page, checkPage }: Visitor): Promise<void> {
  await checkPage();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Nothing where no part of the page has the focus: the page itself holds every word. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body ? '' : activeElement?.textContent?.trim();
  });

describe('the landing page', () => {
  it('shows its sample, its anchors and its price, and changes nothing but itself', {
    tags: 'daily',
  }, async () => {
    const visitor = await visit(browser, app.url);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, '/');
    await fits(visitor);
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('link', { name: /14 jours/ })
          .count(),
      )
      .toBe(2);

    const calendar = page.getByRole('table', { name: 'Calendrier d’équipe, juin 2026' });
    const days = calendar.getByRole('cell').filter({ hasText: /\d/ });
    await expect.poll(() => days.count()).toBe(30);
    await page.getByText('Exemple', { exact: true }).waitFor();
    await expect.poll(() => days.filter({ hasText: 'en attente' }).count()).toBe(6);
    const approve = page.getByRole('button', { name: 'Approuver la demande d’Inès M.' });
    // The product itself, in the first look at the page.
    await expect.poll(async () => (await approve.boundingBox())?.y ?? Infinity).toBeLessThan(800);
    await approve.click();
    await expect.poll(() => focused(page)).toBe('Demande d’Inès M. approuvée dans l’exemple.');
    await expect.poll(() => days.filter({ hasText: 'en attente' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Refuser la demande de Hugo M.' }).click();
    await expect.poll(() => days.filter({ hasText: 'Hugo' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Remettre l’exemple' }).click();
    await expect.poll(() => days.filter({ hasText: 'en attente' }).count()).toBe(6);

    const price = page.getByRole('region', { name: 'Un tarif, tout compris' });
    await price.getByText('20 €/mois').waitFor();
    const slider = price.getByRole('slider', { name: 'Combien de personnes' });
    await expect
      .poll(async () => [await slider.inputValue(), await slider.getAttribute('max')])
      .toEqual(['10', '200']);
    await slider.focus();
    await page.keyboard.press('End');
    await price.getByText('400 €/mois').waitFor();
    await price.getByLabel('Nombre exact').fill('1000');
    await price.getByText(/2\s000\s€\/mois/).waitFor();

    await page.getByText('Témoignages d’exemple').waitFor();
    for (const anchor of ['features', 'pricing']) {
      await page.goto(`/#${anchor}`);
      await page.waitForFunction((id) => document.activeElement?.id === id, anchor);
    }
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await visitor.leave();
  });

  it('offers its languages at its foot, and in its header to whoever set the flag of developers', async () => {
    const visitor = await visit(browser, app.url);
    const { page } = visitor;
    const english = page.getByRole('banner').getByRole('radio', { name: 'English' });
    await openHydrated(page, '/');
    await expect.poll(() => english.count()).toBe(0);
    const atTheFoot = page.getByRole('contentinfo').getByRole('radio', { name: 'English' });
    await expect.poll(() => atTheFoot.count()).toBe(1);
    await openHydrated(page, '/demo');
    await expect.poll(() => atTheFoot.count()).toBe(0);
    await expect.poll(() => english.count()).toBeGreaterThan(0);
    await page.evaluate(() => localStorage.setItem('developer', '1'));
    await openHydrated(page, '/');
    await english.first().click({ force: true });
    await page.getByRole('heading', { level: 1, name: 'Your team’s time off, off your mind.' }).waitFor();
    await visitor.checkPage();
    await visitor.leave();
  });

  it('leads whoever has a session into the product', { tags: 'daily' }, async () => {
    const { admin } = await createTestOrganization(app.services);
    const visitor = await visit(browser, app.url);
    const { page } = visitor;
    const header = page.getByRole('banner');
    const open = header.getByRole('link', { name: 'Ouvrir Relâche' });
    const tryIt = header.getByRole('link', { name: 'Essai gratuit' });
    await page.goto('/');
    await tryIt.waitFor();
    await expect.poll(() => open.count()).toBe(0);
    await enterAs(visitor, app, admin.token);
    await page.goto('/pricing');
    await open.waitFor();
    await expect.poll(() => tryIt.count()).toBe(0);
    await page.goto('/');
    await open.click();
    await page.getByText('Bonjour Alix').waitFor();
    await visitor.leave();
  });

  it.each(['fr-FR', 'en-GB'] as const)(
    'weighs at most 10 kB of scripts and 20 kB of styles in %s, and at most 140 kB once touched',
    async (language) => {
      const visitor = await visit(browser, app.url, { language, width: 360, ownProfile: true });
      const weights = { js: 0, css: 0 };
      visitor.page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const kind = /\.(js|css)$/.exec(pathname)?.[1];
        if (kind === 'js' || kind === 'css')
          weights[kind] += gzipSync(readFileSync(`build/web/client${pathname}`), { level: 9 }).length;
      });
      await visitor.page.goto('/');
      await visitor.page.waitForLoadState('networkidle');
      expect(weights.js).toBeGreaterThan(0);
      expect(weights.js).toBeLessThanOrEqual(10 * kilobyte);
      expect(weights.css).toBeLessThanOrEqual(20 * kilobyte);
      await hydrated(visitor.page);
      await visitor.page.waitForLoadState('networkidle');
      expect(weights.js).toBeGreaterThan(10 * kilobyte);
      expect(weights.js).toBeLessThanOrEqual(140 * kilobyte);
      await visitor.leave();
    },
  );
});

describe('the demonstration', () => {
  it.each([
    [360, 'dark'],
    [1280, 'light'],
  ] as const)('leads through a request at %i pixels, %s', async (width, theme) => {
    const visitor = await visit(browser, app.url, { width, theme });
    const { page } = visitor;
    await openHydrated(page, '/demo');
    const stage = page.getByRole('region', { name: /tableau de bord|Poser|approbation|calendrier/ });
    const previous = page.getByRole('button', { name: 'Précédent' });
    const next = page.getByRole('button', { name: 'Suivant' });
    await expect
      .poll(async () => [await previous.isDisabled(), await next.isDisabled()])
      .toEqual([true, false]);
    await stage.getByText('18 jours').waitFor();
    await expect
      .poll(async () => (await stage.getByText(/jours ouvrables/).allTextContents()).map(plain))
      .toEqual(['15 – 21 mars 2025 · 6 jours ouvrables', '3 – 5 févr. 2025 · 3 jours ouvrables']);
    await fits(visitor);

    await stage.getByRole('button', { name: 'Nouvelle demande' }).click();
    await expect.poll(() => focused(page)).toBe('Poser une demande');
    const [start, end] = [
      stage.getByLabel('Date de début', { exact: true }),
      stage.getByLabel('Date de fin', { exact: true }),
    ];
    await expect
      .poll(async () => [await start.inputValue(), await end.inputValue()])
      .toEqual(['01/03/2025', '05/03/2025']);
    const summary = stage.getByRole('region', { name: 'Récapitulatif' });
    await summary.getByText('5 jours ouvrables').waitFor();
    await summary.getByText('13 jours').waitFor();
    await expect
      .poll(() =>
        stage
          .getByLabel('Type de congé')
          .locator('option')
          .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
      )
      .toEqual(['paid_leave', 'sick_leave', 'personal_leave', 'other']);
    const send = stage.getByRole('button', { name: 'Envoyer la demande' });
    for (const [typed, sentence] of [
      ['01/02/2025', 'La date de fin doit être après la date de début'],
      ['', 'Choisissez une date de fin.'],
      ['16/03/2025', 'Manon a déjà une demande à ces dates'],
      ['31/02/2025', 'Cette date n’existe pas.'],
    ] as const) {
      await end.fill(typed);
      await end.blur();
      await stage.getByText(sentence).waitFor();
      await send.click();
      await expect
        .poll(() => end.evaluate((field) => field === document.activeElement), { message: sentence })
        .toBe(true);
    }
    await fits(visitor);
    await end.fill('05/03/2025');
    await stage.getByLabel('Note').fill('Mariage de ma sœur');
    await summary.getByText('Pourquoi ce total').click();
    await summary.getByText('Compté : dimanche, jour ouvrable.').waitFor();
    await send.click();

    await stage.getByText('Demande envoyée.').waitFor();
    const cards = stage.getByRole('list', { name: 'Demandes en attente' }).locator(':scope > li');
    await expect.poll(() => cards.count()).toBe(2);
    await cards.filter({ hasText: '15 – 21 mars' }).getByText('12 jours', { exact: true }).waitFor();
    const filed = cards.filter({ hasText: 'Mariage de ma sœur' });
    await filed.getByText('13 jours', { exact: true }).waitFor();
    await filed.getByRole('button', { name: /^Commenter/ }).click();
    await filed.getByRole('button', { name: 'Ajouter le commentaire' }).click();
    await filed.getByText('Écrivez d’abord un commentaire.').waitFor();
    await page.keyboard.type('Avec plaisir');
    await filed.getByRole('button', { name: 'Ajouter le commentaire' }).click();
    await filed.getByText('Karim Benali : Avec plaisir').waitFor();
    await fits(visitor);
    await filed.getByRole('button', { name: /^Approuver/ }).click();
    await expect.poll(() => focused(page)).toContain('Demande de Manon Roy approuvée');
    await stage.getByRole('button', { name: /^Refuser/ }).click();
    await stage.getByRole('heading', { name: 'Aucune demande en attente' }).waitFor();
    await fits(visitor);

    await next.click();
    await expect.poll(() => next.isDisabled()).toBe(true);
    const cells = stage.getByRole('table').getByRole('cell').filter({ hasText: /\d/ });
    await expect.poll(() => cells.count()).toBe(28);
    await expect.poll(() => cells.filter({ hasText: 'Manon Roy, absence approuvée' }).count()).toBe(5);
    await expect
      .poll(() => stage.getByRole('list', { name: 'Légende' }).getByRole('listitem').allTextContents())
      .toEqual(['Approuvé', 'En attente', 'Week-end']);
    const arriving = page.waitForEvent('download');
    await stage.getByRole('button', { name: 'Exporter' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('relache-demo-2025-03.csv');
    const written = readFileSync(await file.path(), 'utf8');
    expect(written.split('\r\n')).toEqual([
      '\u{FEFF}Personne;Type;Début;Fin;Jours ouvrables;Statut',
      'Manon Roy;Congés payés;2025-03-01;2025-03-05;5;Approuvé',
      'Hugo Martin;Congés payés;2025-03-03;2025-03-05;3;Approuvé',
      '',
    ]);
    await fits(visitor);
    await stage.getByLabel('Mois').selectOption({ label: 'février 2025' });
    await expect.poll(() => cells.filter({ hasText: 'absence' }).count()).toBe(10);

    await page
      .getByRole('navigation', { name: 'Étapes de la démonstration' })
      .getByRole('button', { name: 'Tableau de bord' })
      .click();
    await stage.getByText('Karim Benali : Avec plaisir').waitFor();
    await expect
      .poll(() => stage.getByText(/^(Approuvé|Refusé|En attente)$/).allTextContents())
      .toEqual(['Approuvé', 'Refusé', 'Approuvé']);
    await expect
      .poll(() => page.getByRole('complementary').getByRole('link').getAttribute('href'))
      .toBe('/free-trial');
    await visitor.leave();
  });
});
