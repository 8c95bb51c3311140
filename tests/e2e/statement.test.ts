import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMonths, firstOfMonth, lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { enterAs, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { setEmployment } from '#tests/support/employment.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

const patience = { timeout: 15_000 };

let app: TestApp;
let browser: Browser;
let organization: TestOrganization;
let alma: TestPerson;
let today: PlainDate;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
  today = todayInParis(app.services.now());
  organization = await createTestOrganization(app.services, { name: 'Atelier des Quais' });
  alma = await organization.add('employee', 'Alma Oriol');
  const from = firstOfMonth(addMonths(today, -26));
  await setEmployment(app.services, organization.acting, alma.id, { from, to: null });
  // A whole month of sickness, told after that month was credited.
  const month = firstOfMonth(addMonths(today, -2));
  const sick = { type: 'sick', startDate: month, endDate: lastOfMonth(month), userId: alma.id };
  const { status } = await app.call('POST', '/leave-requests', {
    token: organization.admin.token,
    body: sick,
  });
  expect(status).toBe(200);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

it('unfolds period by period from the latest line, and is printed whole with whose it is and of which day', async () => {
  const visitor = await visit(browser, app.url);
  await enterAs(visitor, app, alma.token);
  const { page, checkPage, leave } = visitor;
  await page.goto('/balances');
  const statement = page.getByRole('table', { name: 'Relevé du compteur Congés payés' });
  await statement
    .getByRole('link', { name: /règle S1, L3141-5-1/ })
    .first()
    .waitFor();
  const lines = statement.locator('tbody[data-lines] tr');
  await expect.poll(() => statement.getByRole('button', { expanded: true }).count(), patience).toBe(1);
  await checkPage();
  const dates = await lines.locator('td:first-child').allTextContents();
  const days = dates.map((text) => text.split('/').reverse().join('-'));
  expect(days).toEqual([...days].sort().reverse());
  const shown = dates.length;

  await statement.getByRole('button', { expanded: false }).first().click();
  await expect.poll(() => lines.count(), patience).toBeGreaterThan(shown);
  await statement.getByRole('button', { expanded: true }).first().click();
  await expect.poll(() => statement.getByRole('button', { expanded: true }).count(), patience).toBe(1);

  // On paper nothing is folded, and nothing of the screen is left.
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'Relevé des congés d’Alma Oriol' }).waitFor();
  const { json } = await app.call('GET', '/balances/me', { token: alma.token });
  const printed = page.locator('[data-printed] tbody[data-lines] tr');
  await expect.poll(() => printed.count(), patience).toBe(json[0]?.entries.length);
  await expect
    .poll(() => page.locator('[data-printed]').textContent(), patience)
    .toContain('Atelier des Quais');
  await expect.poll(() => page.getByRole('button').count(), patience).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Imprimer le relevé' }).waitFor();
  await expect.poll(() => page.locator('[data-printed]').count(), patience).toBe(0);
  await leave();
});

it('shows every case of the law on a public page that reads without a script', async () => {
  const { page, checkPage, leave } = await visit(browser, app.url);
  await page.goto('/conformity');
  await page.getByRole('heading', { name: 'La loi, cas par cas' }).waitFor();
  const rule = page.locator('details#S1');
  await rule.locator('summary').click();
  await rule
    .getByText(/arrêt maladie du 1er\u00a0octobre au 30\u00a0novembre 2025/)
    .first()
    .waitFor();
  await expect.poll(() => rule.getByText('29 / 25').count(), patience).toBeGreaterThan(0);
  await checkPage();
  await leave();
});
