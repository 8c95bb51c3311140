import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;
let leave: ReturnType<typeof leaveOf>;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
  leave = leaveOf(app);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

/** A manager, and the two employees of her team. */
async function workshop() {
  const { admin, add } = await createTestOrganization(app.services);
  const maud = await add('manager', 'Maud Manager');
  const emma = await add('employee', 'Emma Martin');
  const paul = await add('employee', 'Paul Petit');
  const body = { name: 'Atelier', managerId: maud.id, userIds: [emma.id, paul.id] };
  await app.call('POST', '/teams', { token: admin.token, body });
  return { maud, emma, paul };
}

async function visitAs(person: TestPerson, options?: Parameters<typeof visit>[2]): Promise<Visitor> {
  const visitor = await visit(browser, app.url, options);
  await enterAs(visitor, app, person.token);
  return visitor;
}

const row = (page: Page, name: string) => page.getByRole('article', { name });
const queue = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').allTextContents();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('h3 a')?.textContent ?? null);

describe('the queue', () => {
  it('is worked through from the keyboard', { tags: 'daily' }, async () => {
    const { maud, emma, paul } = await workshop();
    await leave.file(emma, week(2));
    await leave.file(paul, week(3));
    const opened = await leave.file(emma, week(4));
    const { page, checkPage, leave: goodbye } = await visitAs(maud);
    await page.goto('/approvals');
    await row(page, 'Paul Petit')
      .getByText(/Reste .* j/)
      .waitFor();
    await expect
      .poll(async () => (await row(page, 'Paul Petit').boundingBox())?.height ?? 0)
      .toBeLessThanOrEqual(80);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
    for (const does of ['Demande suivante, précédente', 'Approuver la demande', 'Sélectionner la demande'])
      await help.getByText(does).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => help.count()).toBe(0);

    // Nothing has the focus: the key decides nothing.
    await page.keyboard.press('a');
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe('Emma Martin');
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe('Paul Petit');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('a');
    await page.getByText('Demande d’Emma Martin approuvée').first().waitFor();
    await expect.poll(() => queue(page)).toEqual(['Paul Petit', 'Emma Martin']);
    await expect.poll(() => focused(page)).toBe('Paul Petit');

    await page.keyboard.press('x');
    await page.getByText('1 demande sélectionnée').waitFor();
    await checkPage();
    await page.keyboard.press('x');
    await page.keyboard.press('r');
    await page.getByLabel('Motif du refus').waitFor();
    await page.keyboard.type('Inventaire.');
    await page.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click();
    await page.getByText('Demande de Paul Petit refusée').first().waitFor();
    await expect.poll(() => focused(page)).toBe('Emma Martin');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/requests/${opened.id}`);
    await goodbye();
  });
});

describe('the history', () => {
  it.each(['light', 'dark'] as const)('and the queue fit a phone, %s', async (theme) => {
    const { maud, emma } = await workshop();
    await leave.file(emma, week(20));
    const { page, checkPage, leave: goodbye } = await visitAs(maud, { width: 360, height: 740, theme });
    for (const path of ['/approvals', '/approvals/history']) {
      await page.goto(path);
      await page.getByText('Emma Martin').first().waitFor();
      // Loaded, not idle: an open page keeps listening.
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      await checkPage();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
          message: path,
        })
        .toBeLessThanOrEqual(0);
    }
    await goodbye();
  });
});
