import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';

const stage = setBrowserStage();

const files = '**/assets/panels-*.js';

async function openCalendar(prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const { page } = await stage.visitAs(stage.organization.admin, { ownProfile: true });
  await prepare(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/calendar');
  await page.getByRole('main').getByText('Demandes en attente').first().waitFor({ state: 'attached' });
  return {
    page,
    askedForPanels: () => asked.filter((path) => path.includes('/panels-')).length,
    account: page.getByRole('button', { name: 'Compte d’Alix Admin' }).first(),
    accountPanel: page.getByRole('dialog', { name: 'Votre compte' }),
    exporting: page.getByRole('button', { name: 'Exporter' }),
    menu: page.getByRole('menu'),
  };
}

const isFocused = (one: ReturnType<Page['getByRole']>) =>
  one.evaluate((element) => element === document.activeElement);

it('what opens over a page comes when a hand does, once, and gives the focus back', async () => {
  const { page, askedForPanels, account, accountPanel, exporting, menu } = await openCalendar();
  expect(askedForPanels()).toBe(0);
  await account.focus();
  await page.keyboard.press('Enter');
  await accountPanel.waitFor();
  await expect
    .poll(() => accountPanel.evaluate((panel) => panel.contains(document.activeElement)))
    .toBe(true);
  await expect.poll(() => accountPanel.count()).toBe(1);
  await expect.poll(() => account.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await accountPanel.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(account)).toBe(true);
  expect(askedForPanels()).toBe(1);

  await exporting.focus();
  await page.keyboard.press('ArrowDown');
  await menu.waitFor();
  await expect.poll(() => isFocused(menu.getByRole('menuitem').first())).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(exporting)).toBe(true);
});

it('a name shows for whoever comes by keyboard or by hand', async () => {
  const { page } = await openCalendar();
  const next = page.getByRole('button', { name: 'Mois suivant' });
  const said = page.getByRole('tooltip', { name: 'Mois suivant' });
  await page.getByRole('button', { name: 'Mois précédent' }).focus();
  await page.getByRole('tooltip', { name: 'Mois précédent' }).waitFor({ state: 'attached' });
  await next.focus();
  await said.waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await said.waitFor({ state: 'detached' });
  await next.hover();
  await said.waitFor({ state: 'attached' });
});

it('a press that came first opens what comes after it', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { exporting, menu, account, accountPanel } = await openCalendar(async (page) => {
    await page.route(files, async (route) => {
      await held;
      await route.continue();
    });
  });
  await exporting.click();
  await expect.poll(() => exporting.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => menu.count()).toBe(0);
  letGo();
  await menu.getByRole('menuitem', { name: 'Imprimer' }).waitFor();
  await account.click();
  await accountPanel.waitFor();
  await expect.poll(() => menu.count()).toBe(0);
});

it('a page stands while what opens over it cannot be had, and is whole again with a fresh document', async () => {
  const { page, account, accountPanel } = await openCalendar(async (it) => {
    await it.route(files, (route) => route.abort());
  });
  // A file that is gone may have been replaced: the page takes a fresh document once.
  const fresh = page.waitForEvent('load');
  await account.click();
  await fresh;
  await account.click();
  await page.getByRole('heading', { level: 1, name: 'Calendrier d’équipe' }).waitFor();
  await expect.poll(() => accountPanel.count()).toBe(0);
  await page.unroute(files);
  // Later, as if its patience was over: a press takes a fresh document again, which fits.
  await page.evaluate(() => sessionStorage.removeItem('reloaded_at'));
  const fitting = page.waitForEvent('load');
  await account.click();
  await fitting;
  await account.click();
  await accountPanel.waitFor();
});
