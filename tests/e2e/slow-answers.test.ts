import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';

const stage = setBrowserStage();

/** Answers to these addresses wait until they are let go: the moment between two answers lasts as long as it is looked at. */
async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

it('the former count can still be read while the next is on its way', async () => {
  const { page, checkPage } = await stage.visitAs(stage.organization.admin);
  await page.goto('/requests/new');
  await page.getByLabel('Du', { exact: true }).fill('13/07/2043');
  await page.getByLabel('Au', { exact: true }).fill('16/07/2043');
  await page.getByText('3 jours comptés').waitFor();
  const letGo = await holdBack(page, '**/api/leave-requests/preview');
  await page.getByLabel('Au', { exact: true }).fill('17/07/2043');
  await page.locator('dl[aria-busy=true]').getByText('3 jours comptés').waitFor();
  await checkPage();
  letGo();
  await page.getByText('4 jours comptés').waitFor();
});

it('the month before can still be read while the next is on its way', async () => {
  const { page, checkPage } = await stage.visitAs(stage.organization.admin);
  await page.goto('/calendar?month=2043-07');
  await page.getByRole('grid').getByText('14', { exact: true }).first().waitFor();
  const letGo = await holdBack(page, '**/api/leave-requests/team-calendar?*');
  await page
    .getByRole('link', { name: 'Mois suivant' })
    .or(page.getByRole('button', { name: 'Mois suivant' }))
    .click();
  const stale = page.locator('[role=grid][aria-busy=true]');
  await stale.waitFor();
  await checkPage();
  letGo();
  await expect.poll(() => stale.count()).toBe(0);
});
