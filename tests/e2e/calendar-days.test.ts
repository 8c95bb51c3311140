import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import type { TestPerson } from '#tests/support/organizations.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });
/** Two cores may be shared with others. */
const patience = { timeout: 15_000 };

let dan: TestPerson;
beforeAll(async () => {
  dan = await stage.organization.add('employee', 'Dan Dupont');
});

const day = (page: Page, label: RegExp) => page.getByRole('grid').getByRole('button', { name: label });
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day'));

describe('days of the month', () => {
  it('are asked for by dragging over them, and by Shift with the arrows', async () => {
    const { page } = await stage.visitAs(dan);
    const chosen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('main input')].map(({ value }) => value),
      );
    await page.goto('/calendar?view=month&month=2040-10');
    await day(page, /^lundi 8 octobre 2040/).hover();
    await page.mouse.down();
    await day(page, /^mercredi 10 octobre 2040/).hover();
    await day(page, /^jeudi 11 octobre 2040/).hover();
    await page.mouse.up();
    await page.waitForURL('**/requests/new**');
    await expect.poll(chosen, patience).toEqual(expect.arrayContaining(['08/10/2040', '11/10/2040']));

    await page.goto('/calendar?view=month&month=2040-10');
    await day(page, /^lundi 1er octobre 2040/).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => focusedDay(page), patience).toBe('2040-10-02');
    await page.keyboard.press('Shift+ArrowRight');
    await page
      .getByRole('status')
      .filter({ hasText: 'du lundi 1er octobre au mercredi 3 octobre 2040' })
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: /^Demander/ }).count()).toBe(0);
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('button', { name: /^Demander du mercredi 3 octobre/ }).click();
    await page.waitForURL('**/requests/new**');
    await expect.poll(chosen, patience).toEqual(expect.arrayContaining(['03/10/2040', '10/10/2040']));
  });

  it('show the school holidays of a zone, and say nothing of years that are not known', async () => {
    const { page, checkPage } = await stage.visitAs(dan, { theme: 'dark' });
    await page.goto('/calendar?view=month&month=2027-02');
    await day(page, /^lundi 15 février 2027, Vacances d’hiver, zones A et C$/).waitFor();
    await page.getByRole('list', { name: 'Vacances scolaires' }).waitFor();
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.getByRole('combobox', { name: 'Vacances scolaires' }).selectOption('B');
    await page.keyboard.press('Escape');
    await day(page, /^lundi 15 février 2027$/).waitFor();
    await day(page, /^lundi 22 février 2027, Vacances d’hiver, zone B$/).waitFor();
    await checkPage();
    await page.goto('/calendar?view=month&month=2039-07');
    await day(page, /^lundi 18 juillet 2039$/).waitFor();
    await expect.poll(() => page.locator('[data-school]').count()).toBe(0);
  });
});
