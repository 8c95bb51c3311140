import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_RULES, RULE_CHAPTERS } from '#domain/rules/all-rules.ts';
import { hydrated, launchBrowser, openHydrated, visit } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

/** Waits for the live region, which is also what a screen reader hears. */
async function hears(page: Page, sentence: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: sentence }).waitFor({ state: 'attached' });
}

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name }).check();

async function open(options: Parameters<typeof visit>[2] = {}, path = '/documentation') {
  const visitor = await visit(browser, app.url, options);
  await openHydrated(visitor.page, path);
  return visitor;
}

describe('the calculator', () => {
  it('counts the week of 14 July in both units, worked or not (C3, C8, C10)', async () => {
    const visitor = await open();
    const { page } = visitor;
    await hears(page, '4 jours ouvrés. Reprise le lundi 20 juillet 2026 au matin.');
    await choose(page, 'Décompte', 'Jours ouvrables');
    await hears(page, '5 jours ouvrables.');
    await page.getByText('Compté : samedi, jour ouvrable.').waitFor();
    await page.getByRole('checkbox', { name: /14 juillet/ }).check();
    await hears(page, '6 jours ouvrables.');
    await page
      .getByText('Compté : ce jour férié (14 juillet) est travaillé dans votre entreprise.')
      .waitFor();
    await choose(page, 'Décompte', 'Jours ouvrés');
    await hears(page, '5 jours ouvrés.');
    await visitor.checkPage();
    await visitor.leave();
  });

  it('proves each day with a word, a sentence and its rule, and marks the days it adds (C7, C9)', async () => {
    const visitor = await open();
    const lines = visitor.page
      .getByRole('region', { name: 'La preuve, jour par jour' })
      .getByRole('listitem');
    expect(await lines.count()).toBe(7);
    const tuesday = (await lines.nth(1).textContent()) ?? '';
    for (const part of [
      'Mardi 14 juillet 2026',
      'Non compté',
      'jour férié chômé (14 juillet)',
      'Règle C10',
    ]) {
      expect(tuesday.replace(/\u00a0/g, ' ').toLowerCase()).toContain(part.toLowerCase());
    }
    expect(await lines.nth(5).textContent()).not.toContain('Ajouté');
    expect(await lines.nth(6).textContent()).toMatch(
      /repos hebdomadaire[\s\S]*Ajouté après vos dates[\s\S]*Règle C7/,
    );
    await visitor.leave();
  });

  it('takes half-days at either end (C6)', async () => {
    const visitor = await open();
    const { page } = visitor;
    await choose(page, 'Premier jour', 'L’après-midi');
    await hears(page, '3,5 jours ouvrés.');
    await page.getByText('Compté pour une demi-journée : l’après-midi seulement.').waitFor();
    await page.getByLabel('Au', { exact: true }).fill('16/07/2026');
    await choose(page, 'Dernier jour', 'Le matin');
    await hears(page, '2 jours ouvrés. Reprise le jeudi 16 juillet 2026 après-midi.');
    await visitor.leave();
  });

  it('counts part-time weeks: Wednesday off before the return (C12)', async () => {
    const visitor = await open();
    const { page } = visitor;
    await page.getByLabel('Du', { exact: true }).fill('08/06/2026');
    await page.getByLabel('Au', { exact: true }).fill('09/06/2026');
    await hears(page, '2 jours ouvrés.');
    const week = page.getByRole('group', { name: 'Quand vous travaillez' });
    await week.getByRole('checkbox', { name: 'mercredi matin' }).uncheck();
    await week.getByRole('checkbox', { name: 'mercredi après-midi' }).uncheck();
    await hears(page, '3 jours ouvrés. Reprise le jeudi 11 juin 2026 au matin.');
    await visitor.leave();
  });

  it('takes the holidays of the zone, the days of opening and a range drawn in the calendar', async () => {
    const visitor = await open({}, '/documentation?from=2026-06-08&to=2026-06-12');
    const { page } = visitor;
    await hears(page, '5 jours ouvrés.');
    await page.getByLabel('Jours fériés de').selectOption({ label: 'Guyane' });
    await hears(page, '4 jours ouvrés.');
    const opening = page.getByRole('group', { name: 'Quand l’entreprise est ouverte' });
    await opening.getByRole('checkbox', { name: 'samedi matin' }).check();
    await hears(page, '4,5 jours ouvrés.');
    await page.getByRole('button', { name: /Ouvrir le calendrier/ }).click();
    await page.getByRole('button', { name: /15 juin 2026/ }).click();
    await page.getByRole('button', { name: /16 juin 2026/ }).click();
    await page.keyboard.press('Escape');
    await hears(page, '2 jours ouvrés.');
    await visitor.checkPage();
    await visitor.leave();
  });

  it('is used with the keyboard alone, up to the rule and back', async () => {
    const visitor = await open();
    const { page } = visitor;
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
    const rule = page.getByRole('link', { name: 'Règle C1', exact: true }).first();
    await rule.focus();
    await page.keyboard.press('Enter');
    await eventually(
      () => page.evaluate(() => document.activeElement?.id === 'C1'),
      'the focus to reach the rule',
    );
    expect(await page.locator('#C1').evaluate((article) => article.getBoundingClientRect().top)).toBeLessThan(
      300,
    );
    await page.goBack();
    await hears(page, '6 jours ouvrables.');
    expect(await page.getByLabel('Du', { exact: true }).inputValue()).toBe('06/06/2026');
    await visitor.leave();
  });

  it('says what is wrong and loses nothing', async () => {
    const visitor = await open();
    const { page } = visitor;
    await page.getByLabel('Au', { exact: true }).fill('10/07/2026');
    await page.getByText('La fin précède le début.').first().waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByText('La fin précède le début.').first().waitFor();
    expect(await page.getByLabel('Au', { exact: true }).inputValue()).toBe('10/07/2026');
    await visitor.checkPage();
    await page.getByLabel('Au', { exact: true }).fill('31/09/2026');
    await page.getByLabel('Du', { exact: true }).focus();
    await page.getByText('Cette date n’existe pas.').waitFor();
    expect(await page.getByLabel('Au', { exact: true }).inputValue()).toBe('31/09/2026');
    await page.getByLabel('Au', { exact: true }).fill('30/09/2026');
    await hears(page, 'jours ouvrés.');
    const week = page.getByRole('group', { name: 'Quand vous travaillez' });
    for (const name of ['samedi matin', 'dimanche matin']) await week.getByRole('checkbox', { name }).check();
    await page.getByText('Laissez un jour de repos dans la semaine').first().waitFor();
    await week.getByRole('checkbox', { name: 'dimanche matin' }).uncheck();
    await hears(page, 'jours ouvrés.');
    await visitor.leave();
  });

  it('gives a link that restores everything elsewhere, in the other language', async () => {
    const visitor = await open();
    const { page } = visitor;
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
    await choose(page, 'Décompte', 'Jours ouvrables');
    await choose(page, 'Dernier jour', 'Le matin');
    await page.getByLabel('Jours fériés de').selectOption({ label: 'La Réunion' });
    await page.getByRole('checkbox', { name: /14 juillet/ }).check();
    await page
      .getByRole('group', { name: 'Quand vous travaillez' })
      .getByRole('checkbox', { name: 'lundi matin' })
      .uncheck();
    await hears(page, '6 jours ouvrables. Reprise le lundi 20 juillet 2026 après-midi.');
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await page.getByText('Lien copié.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('#calcul');
    await visitor.leave();

    const friend = await open({ language: 'en-GB' }, link.slice(app.url.length));
    await friend.page.getByRole('button', { name: 'Back to the example' }).waitFor();
    await hears(friend.page, '6 jours ouvrables. Back on the afternoon of Monday 20 July 2026.');
    expect(await friend.page.getByLabel('Public holidays of').inputValue()).toBe('la-reunion');
    expect(await friend.page.getByRole('checkbox', { name: /Bastille Day/ }).isChecked()).toBe(true);
    expect(await friend.page.getByRole('radio', { name: 'Morning only' }).isChecked()).toBe(true);
    const week = friend.page.getByRole('group', { name: 'When you work' });
    expect(await week.getByRole('checkbox', { name: 'Monday morning' }).isChecked()).toBe(false);
    await friend.page.getByRole('button', { name: 'Back to the example' }).click();
    await friend.page.getByText('4 jours ouvrés', { exact: true }).waitFor();
    await friend.leave();
  });

  it('says when part of a link means nothing', async () => {
    const visitor = await open({}, '/documentation?from=2026-13-45&unit=ouvrables');
    await visitor.page.getByText('Une partie de ce lien n’a pas pu être lue.').waitFor();
    await hears(visitor.page, '5 jours ouvrables.');
    await visitor.leave();
  });
});

describe('the page', () => {
  it.each([
    ['fr-FR', 'Comment vos jours sont comptés', 'La veille de la reprise', [360, 1280]],
    ['en-GB', 'How your days are counted', 'The eve of return', [360, 768]],
  ] as const)('speaks %s, narrow and wide, light and dark', async (language, heading, rule, widths) => {
    for (const [index, theme] of (['light', 'dark'] as const).entries()) {
      const width = widths[index];
      const visitor = await open({ width, language, theme });
      await visitor.page.getByRole('heading', { level: 2, name: heading }).waitFor();
      await visitor.page.locator('#C7').getByRole('heading', { name: rule }).waitFor();
      await visitor.checkPage();
      const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
      await visitor.leave();
    }
  });

  it('holds every rule and chapter, and no link to an anchor that is missing', async () => {
    for (const language of ['fr', 'en']) {
      const html = await (
        await fetch(`${app.url}/documentation`, { headers: { 'accept-language': language } })
      ).text();
      const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
      expect(ALL_RULES.filter((rule) => !ids.has(rule.number))).toEqual([]);
      const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
      expect(anchors.length).toBeGreaterThan(ALL_RULES.length + RULE_CHAPTERS.length);
      expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
      expect(ids.has('calcul')).toBe(true);
      expect(html).not.toContain('style="');
    }
  });

  it('opens at the rule that a link names', async () => {
    const visitor = await open({}, '/documentation#C13');
    await eventually(
      () => visitor.page.evaluate(() => document.activeElement?.id === 'C13' && scrollY > 1000),
      'the rule to be shown',
    );
    await visitor.leave();
  });

  it('is reached from the home page, its footer and the page that took leave', async () => {
    for (const path of ['/', '/nowhere']) {
      const visitor = await open({}, path);
      const link = visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' });
      expect(await link.getAttribute('href')).toBe('/documentation');
      await visitor.leave();
    }
    const visitor = await open({}, '/');
    await visitor.page.getByRole('link', { name: 'Essayer avec vos dates' }).click();
    await visitor.page.getByRole('heading', { name: 'Comment vos jours sont comptés' }).waitFor();
    await hears(visitor.page, '4 jours ouvrés.');
    await visitor.checkPage();
    await visitor.leave();
  });
});
