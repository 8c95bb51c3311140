import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** What a finger hits without aiming, in CSS pixels. */
const FINGER = 44;

let app: TestApp;
let browser: Browser;
let company: LeaveCompany;
let visitor: Visitor;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
  company = await createLeaveCompany(app);
  await fileLeave(app, company.ines);
  visitor = await visit(browser, app.url, { width: 390, height: 844 });
  await enterAs(visitor, app, company.admin.token);
});
afterAll(async () => {
  await visitor.leave();
  await leaveBrowser(browser);
  await app.close();
});

/** Everything that can be pressed and is smaller than a finger. Links within a text are as tall as its lines. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const pressable =
      'a[href], button, select, input:not([type=hidden]), textarea, [role=button], [role=switch], [role=checkbox], [role=radio], [role=tab]';
    const seen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('[aria-hidden=true], [inert], .sr-only');
    const isWithinText = (element: Element): boolean =>
      element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    const reach = (element: Element): { width: number; height: number } => {
      const around = [element, ...((element as HTMLInputElement).labels ?? [])].map((each) =>
        each.getBoundingClientRect(),
      );
      const grown = getComputedStyle(element, '::after');
      // A link that lies over the whole of its row is as large as the row.
      const row = (element as HTMLElement).offsetParent;
      if (grown.position === 'absolute' && grown.top === '0px' && row)
        around.push(row.getBoundingClientRect());
      const inset = grown.position === 'absolute' ? -2 * Number.parseFloat(grown.top || '0') : 0;
      return {
        width: Math.max(...around.map(({ width }) => width)) + Math.max(0, inset),
        height: Math.max(...around.map(({ height }) => height)) + Math.max(0, inset),
      };
    };
    return [...document.querySelectorAll(pressable)]
      .filter((element) => seen(element) && !isWithinText(element))
      .flatMap((element) => {
        const { width, height } = reach(element);
        if (Math.round(width) >= finger && Math.round(height) >= finger) return [];
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
        return [`${element.tagName.toLowerCase()} « ${name} » ${Math.round(width)} × ${Math.round(height)}`];
      });
  }, FINGER);
}

describe('on a phone, everything that can be pressed is as large as a finger', () => {
  it.each([
    '/dashboard',
    '/requests/new',
    '/approvals',
    '/calendar',
    '/balances',
    '/teams',
    '/users',
    '/settings',
    '/audit-log',
    '/profile',
  ])('on %s', async (path) => {
    const { page } = visitor;
    await page.goto(path);
    await page.locator('main').getByRole('heading').first().waitFor();
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
    await expect.poll(() => tooSmall(page)).toEqual([]);
  });

  it('in a dialog', async () => {
    const { page } = visitor;
    await page.goto('/teams');
    await page.getByRole('button', { name: 'Créer une équipe' }).first().click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => tooSmall(page)).toEqual([]);
  });
});
