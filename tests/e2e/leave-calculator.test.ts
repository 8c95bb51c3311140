import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true, env: { WORKER: 'off' } }), openBrowser()]);
  visitor = await visit(browser, app.url);
  page = visitor.page;
  await open(page, '/documentation#calcul');
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

async function open(shown: Page, path: string): Promise<void> {
  await shown.goto(path);
  await ready(shown);
}

/** The calculator comes alive after the page, when it is touched. */
async function ready(shown: Page): Promise<void> {
  await shown.locator('[data-sections="tabs"]').waitFor();
  await shown.locator('[data-island="leave-calculator"]').dispatchEvent('pointerdown');
  await shown.locator('[data-island="leave-calculator"][data-alive]').waitFor();
  // The other sections are thousands of hidden elements that every look at the page would go through.
  await shown.evaluate(() => {
    for (const words of document.querySelectorAll('[data-section][hidden] > :not(header)'))
      words.innerHTML = '';
  });
}

/** Waits for the live region, which is also what a screen reader hears. */
async function hears(shown: Page, sentence: string): Promise<void> {
  await shown.getByRole('status').filter({ hasText: sentence }).waitFor({ state: 'attached' });
}

const choose = (group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name }).check();

const day = (label: 'Du' | 'Au') => page.getByLabel(label, { exact: true });

/** Each test begins where a visitor does, without paying for another page. */
async function backToTheExample(): Promise<void> {
  await page.getByRole('button', { name: 'Revenir à l’exemple' }).click();
  await hears(page, '4 jours ouvrés. Reprise le lundi 20 juillet 2026 (matin).');
}

describe('the calculator', () => {
  it('counts the week of 14 July in both units, worked or not (C3, C8, C10)', async () => {
    await hears(page, '4 jours ouvrés. Reprise le lundi 20 juillet 2026 (matin).');
    await choose('Décompte', 'Jours ouvrables');
    await hears(page, '5 jours ouvrables.');
    await page.getByText('Compté : samedi, jour ouvrable.').waitFor();
    await page.getByRole('checkbox', { name: /14 juillet/ }).check();
    await hears(page, '6 jours ouvrables.');
    await page
      .getByText('Compté : ce jour férié (14 juillet) est travaillé dans votre entreprise.')
      .waitFor();
    await choose('Décompte', 'Jours ouvrés');
    await hears(page, '5 jours ouvrés.');
    await visitor.checkPage();
    await backToTheExample();
  });

  it('proves each day with a word, a sentence and its rule, and marks the days it adds (C7, C9)', async () => {
    const lines = page.getByRole('region', { name: 'La preuve, jour par jour' }).getByRole('listitem');
    await expect.poll(() => lines.count()).toBe(7);
    const tuesday = (await lines.nth(1).textContent()) ?? '';
    for (const part of [
      'Mardi 14 juillet 2026',
      'Non compté',
      'jour férié chômé (14 juillet)',
      'Règle C10',
    ]) {
      expect(tuesday.replace(/\u00a0/g, ' ').toLowerCase()).toContain(part.toLowerCase());
    }
    await expect.poll(() => lines.nth(5).textContent()).not.toContain('Ajouté');
    await expect
      .poll(() => lines.nth(6).textContent())
      .toMatch(/repos hebdomadaire[\s\S]*Ajouté après vos dates[\s\S]*Règle C7/);
  });

  it('takes half-days at either end (C6)', async () => {
    await choose('Premier jour', 'L’après-midi');
    await hears(page, '3,5 jours ouvrés.');
    await page.getByText('Compté pour une demi-journée : l’après-midi seulement.').waitFor();
    await day('Au').fill('16/07/2026');
    await choose('Dernier jour', 'Le matin');
    await hears(page, '2 jours ouvrés. Reprise le jeudi 16 juillet 2026 (après-midi).');
    await backToTheExample();
  });

  it('counts part-time weeks: Wednesday off before the return (C12)', async () => {
    await day('Du').fill('08/06/2026');
    await day('Au').fill('09/06/2026');
    await hears(page, '2 jours ouvrés.');
    const week = page.getByRole('group', { name: 'Quand vous travaillez' });
    await week.getByRole('checkbox', { name: 'mercredi (matin)' }).uncheck();
    await week.getByRole('checkbox', { name: 'mercredi (après-midi)' }).uncheck();
    await hears(page, '3 jours ouvrés. Reprise le jeudi 11 juin 2026 (matin).');
    await backToTheExample();
  });

  it('takes the holidays of the zone, the days of opening and a range drawn in the calendar', async () => {
    await day('Du').fill('08/06/2026');
    await day('Au').fill('12/06/2026');
    await hears(page, '5 jours ouvrés.');
    await page.getByLabel('Jours fériés de').selectOption({ label: 'Guyane' });
    await hears(page, '4 jours ouvrés.');
    const opening = page.getByRole('group', { name: 'Quand l’entreprise est ouverte' });
    await opening.getByRole('checkbox', { name: 'samedi (matin)' }).check();
    await hears(page, '4,5 jours ouvrés.');
    await page.getByRole('button', { name: /Ouvrir le calendrier/ }).click();
    await page.getByRole('button', { name: /15 juin 2026/ }).click();
    await page.getByRole('button', { name: /16 juin 2026/ }).click();
    await page.keyboard.press('Escape');
    await hears(page, '2 jours ouvrés.');
    await backToTheExample();
  });

  it('is used with the keyboard alone, up to the rule and back', async () => {
    await page.getByRole('link', { name: 'Lire toutes les règles' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('06/06/2026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('12062026');
    await hears(page, '5 jours ouvrés.');
    // The calendar's button, then the halves of the first and last day, then the unit.
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await hears(page, '6 jours ouvrables.');
    await page.getByRole('link', { name: 'Règle C1', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await eventually(
      () => page.evaluate(() => document.activeElement?.id === 'C1'),
      'the focus to reach the rule',
    );
    await expect
      .poll(() => page.locator('#C1').evaluate((article) => article.getBoundingClientRect().top))
      .toBeLessThan(300);
    await page.goBack();
    await hears(page, '6 jours ouvrables.');
    await expect.poll(() => day('Du').inputValue()).toBe('06/06/2026');
    await backToTheExample();
  });

  it('says what is wrong and loses nothing, not even by a reload', async () => {
    await day('Au').fill('10/07/2026');
    await page.getByText('La fin précède le début.').first().waitFor();
    await page.reload();
    await ready(page);
    await page.getByText('La fin précède le début.').first().waitFor();
    await expect.poll(() => day('Au').inputValue()).toBe('10/07/2026');
    await visitor.checkPage();
    await day('Au').fill('31/09/2026');
    await day('Du').focus();
    await page.getByText('Cette date n’existe pas.').waitFor();
    await expect.poll(() => day('Au').inputValue()).toBe('31/09/2026');
    await day('Au').fill('30/09/2026');
    await hears(page, 'jours ouvrés.');
    const week = page.getByRole('group', { name: 'Quand vous travaillez' });
    for (const name of ['samedi (matin)', 'dimanche (matin)'])
      await week.getByRole('checkbox', { name }).check();
    await page.getByText('Laissez un jour de repos dans la semaine').first().waitFor();
    await week.getByRole('checkbox', { name: 'dimanche (matin)' }).uncheck();
    await hears(page, 'jours ouvrés.');
    await backToTheExample();
  });

  it('tells a situation by a link, which opens the same in another language and on a phone', async () => {
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
    await choose('Décompte', 'Jours ouvrables');
    await choose('Dernier jour', 'Le matin');
    await page.getByLabel('Jours fériés de').selectOption({ label: 'La Réunion' });
    await page.getByRole('checkbox', { name: /14 juillet/ }).check();
    await page
      .getByRole('group', { name: 'Quand vous travaillez' })
      .getByRole('checkbox', { name: 'lundi (matin)' })
      .uncheck();
    await hears(page, '6 jours ouvrables. Reprise le lundi 20 juillet 2026 (après-midi).');
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await page.getByText('Lien copié.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('#calcul');

    const friend = await visit(browser, app.url, { language: 'en-GB', width: 360, theme: 'dark' });
    await open(friend.page, link.slice(app.url.length));
    await friend.page.getByRole('button', { name: 'Back to the example' }).waitFor();
    await hears(friend.page, '6 jours ouvrables. Back on Monday 20 July 2026 (afternoon).');
    await expect.poll(() => friend.page.getByLabel('Public holidays of').inputValue()).toBe('la-reunion');
    await expect
      .poll(() => friend.page.getByRole('checkbox', { name: /Bastille Day/ }).isChecked())
      .toBe(true);
    await expect.poll(() => friend.page.getByRole('radio', { name: 'Morning only' }).isChecked()).toBe(true);
    const week = friend.page.getByRole('group', { name: 'When you work' });
    await expect.poll(() => week.getByRole('checkbox', { name: 'Monday (morning)' }).isChecked()).toBe(false);
    await friend.checkPage();
    await friend.page.getByRole('button', { name: 'Back to the example' }).click();
    await friend.page.getByText('4 jours ouvrés', { exact: true }).waitFor();
    await friend.leave();
  });

  it('opens for dates alone, and says when part of a link means nothing', async () => {
    await open(page, '/documentation?from=2026-13-45&unit=ouvrables');
    await page.getByText('Une partie de ce lien n’a pas pu être lue.').waitFor();
    await hears(page, '5 jours ouvrables.');
  });
});
