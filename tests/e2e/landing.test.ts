import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHydrated, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('the landing page', () => {
  it('shows its sample, its anchors and its price, and changes nothing but itself', async () => {
    const visitor = await visit(browser, app.url);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, '/');
    await fits(visitor);
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /14 jours/ })
        .count(),
    ).toBe(2);

    const calendar = page.getByRole('table', { name: 'Calendrier d’équipe, juin 2026' });
    const days = calendar.getByRole('cell').filter({ hasText: /\d/ });
    expect(await days.count()).toBe(30);
    await page.getByText('Exemple', { exact: true }).waitFor();
    expect(await days.filter({ hasText: 'en attente' }).count()).toBe(6);
    await page.getByRole('button', { name: 'Approuver la demande de Inès M.' }).click();
    expect(await focused(page)).toBe('Demande de Inès M. approuvée dans l’exemple.');
    expect(await days.filter({ hasText: 'en attente' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Refuser la demande de Hugo M.' }).click();
    expect(await days.filter({ hasText: 'Hugo' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Remettre l’exemple' }).click();
    expect(await days.filter({ hasText: 'en attente' }).count()).toBe(6);

    const price = page.getByRole('region', { name: 'Un tarif, tout compris' });
    await price.getByText('20 €/mois').waitFor();
    const slider = price.getByRole('slider', { name: 'Combien de personnes' });
    expect([await slider.inputValue(), await slider.getAttribute('max')]).toEqual(['10', '200']);
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

  it('offers its languages only to whoever set the flag of developers', async () => {
    const visitor = await visit(browser, app.url);
    const { page } = visitor;
    const english = page.getByRole('banner').getByRole('radio', { name: 'English' });
    await openHydrated(page, '/');
    expect(await english.count()).toBe(0);
    await openHydrated(page, '/demo');
    expect(await english.count()).toBeGreaterThan(0);
    await page.evaluate(() => localStorage.setItem('developer', '1'));
    await openHydrated(page, '/');
    await english.first().click({ force: true });
    await page.getByRole('heading', { level: 1, name: 'Your team’s time off, off your mind.' }).waitFor();
    await visitor.checkPage();
    await visitor.leave();
  });

  it.each(['fr-FR', 'en-GB'] as const)(
    'weighs at most 130 kB of scripts and 20 kB of styles in %s',
    async (language) => {
      const visitor = await visit(browser, app.url, { language, width: 360, ownProfile: true });
      const weights = { js: 0, css: 0 };
      visitor.page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const kind = /\.(js|css)$/.exec(pathname)?.[1];
        if (kind === 'js' || kind === 'css')
          weights[kind] += gzipSync(readFileSync(`build/web/client${pathname}`), { level: 9 }).length;
      });
      await openHydrated(visitor.page, '/');
      await visitor.page.waitForLoadState('networkidle');
      expect(weights.js).toBeGreaterThan(0);
      expect(weights.js).toBeLessThanOrEqual(130 * kilobyte);
      expect(weights.css).toBeLessThanOrEqual(20 * kilobyte);
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
    expect([await previous.isDisabled(), await next.isDisabled()]).toEqual([true, false]);
    await stage.getByText('18 jours').waitFor();
    expect((await stage.getByText(/jours ouvrables/).allTextContents()).map(plain)).toEqual([
      '15 – 21 mars 2025 · 6 jours ouvrables',
      '3 – 5 févr. 2025 · 3 jours ouvrables',
    ]);
    await fits(visitor);

    await stage.getByRole('button', { name: 'Nouvelle demande' }).click();
    expect(await focused(page)).toBe('Poser une demande');
    const [start, end] = [
      stage.getByLabel('Date de début', { exact: true }),
      stage.getByLabel('Date de fin', { exact: true }),
    ];
    expect([await start.inputValue(), await end.inputValue()]).toEqual(['01/03/2025', '05/03/2025']);
    const summary = stage.getByRole('region', { name: 'Récapitulatif' });
    await summary.getByText('5 jours ouvrables').waitFor();
    await summary.getByText('13 jours').waitFor();
    expect(
      await stage
        .getByLabel('Type de congé')
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
    ).toEqual(['paid_leave', 'sick_leave', 'personal_leave', 'other']);
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
      expect(await end.evaluate((field) => field === document.activeElement), sentence).toBe(true);
    }
    await fits(visitor);
    await end.fill('05/03/2025');
    await stage.getByLabel('Note').fill('Mariage de ma sœur');
    await summary.getByText('Pourquoi ce total').click();
    await summary.getByText('Compté : dimanche, jour ouvrable.').waitFor();
    await send.click();

    await stage.getByText('Demande envoyée.').waitFor();
    const cards = stage.getByRole('list', { name: 'Demandes en attente' }).locator(':scope > li');
    expect(await cards.count()).toBe(2);
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
    expect(await focused(page)).toContain('Demande de Manon Roy approuvée');
    await stage.getByRole('button', { name: /^Rejeter/ }).click();
    await stage.getByRole('heading', { name: 'Aucune demande en attente' }).waitFor();
    await fits(visitor);

    await next.click();
    expect(await next.isDisabled()).toBe(true);
    const cells = stage.getByRole('table').getByRole('cell').filter({ hasText: /\d/ });
    expect(await cells.count()).toBe(28);
    expect(await cells.filter({ hasText: 'Manon Roy, absence approuvée' }).count()).toBe(5);
    expect(
      await stage.getByRole('list', { name: 'Légende' }).getByRole('listitem').allTextContents(),
    ).toEqual(['Approuvé', 'En attente', 'Week-end']);
    const arriving = page.waitForEvent('download');
    await stage.getByRole('button', { name: 'Exporter' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('relache-demo-2025-03.csv');
    expect(readFileSync(await file.path(), 'utf8').split('\r\n')).toEqual([
      '\u{FEFF}Personne;Type;Début;Fin;Jours ouvrables;Statut',
      'Manon Roy;Congés payés;2025-03-01;2025-03-05;5;Approuvé',
      'Hugo Martin;Congés payés;2025-03-03;2025-03-05;3;Approuvé',
      '',
    ]);
    await fits(visitor);
    await stage.getByLabel('Mois').selectOption({ label: 'février 2025' });
    expect(await cells.filter({ hasText: 'absence' }).count()).toBe(10);

    await page
      .getByRole('navigation', { name: 'Étapes de la démonstration' })
      .getByRole('button', { name: 'Tableau de bord' })
      .click();
    await stage.getByText('Karim Benali : Avec plaisir').waitFor();
    expect(await stage.getByText(/^(Approuvé|Rejeté|En attente)$/).allTextContents()).toEqual([
      'Approuvé',
      'Rejeté',
      'Approuvé',
    ]);
    expect(await page.getByRole('complementary').getByRole('link').getAttribute('href')).toBe('/free-trial');
    await visitor.leave();
  });
});
