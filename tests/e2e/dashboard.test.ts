import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { askOneByOne } from '#tests/support/browser.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { keptAddresses } from '#tests/support/kept-addresses.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import type { TestPerson } from '#tests/support/organizations.ts';

/** Two cores may be shared with others. */
const patience = { timeout: 15_000 };

const stage = setBrowserStage();

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('the dashboard of someone who takes leave', () => {
  let emma: TestPerson;

  beforeAll(async () => {
    emma = await stage.organization.add('employee', 'Emma Martin');
    const leave = leaveOf(stage.app);
    for (let number = 0; number < 4; number += 1) await leave.file(emma, week(number));
    await leave.file(emma, { ...week(4), endDate: week(4).startDate, endHalf: 'am' });
  });

  it('shows what the device kept, and from which day, where the server does not answer', async () => {
    const { page } = await stage.visitAs(emma);
    await askOneByOne(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Voir mes 5 demandes' }).waitFor();
    // The device keeps what was answered once it has nothing better to do.
    await expect
      .poll(() => keptAddresses(page), patience)
      .toContain(`${stage.app.url}/api/leave-requests/my-requests`);
    await page.route('**/api/leave-requests/**', (route) => route.abort());
    await page.reload();
    await page.getByText(/Le serveur ne répond pas.*état du/).waitFor(patience);
    await page.getByRole('button', { name: 'Voir mes 5 demandes' }).waitFor();
  });

  it.each(['light', 'dark'] as const)('fits a phone, %s', async (theme) => {
    const { page, checkPage } = await stage.visitAs(emma, { width: 360, height: 740, theme });
    for (const path of ['/dashboard', '/balances']) {
      await page.goto(path);
      await page.getByText('Congés payés').first().waitFor();
      // Loaded, not idle: an open page keeps listening.
      await expect.poll(() => page.locator('[aria-busy="true"]').count(), patience).toBe(0);
      await checkPage();
      await expect.poll(() => overflowOf(page), { message: path }).toBeLessThanOrEqual(0);
    }
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Voir mes 5 demandes' }).click();
    await page.getByLabel('Trier par').selectOption({ label: 'Durée, croissant' });
    const first = page.getByRole('table', { name: 'Mes demandes de congé' }).getByRole('row').nth(1);
    await expect.poll(() => first.textContent(), patience).toContain('0,5');
    // The whole row leads to what it names.
    await first.click();
    await page.waitForURL(/\/requests\/[0-9a-f-]{36}$/);
  });
});
