import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { leaveOf } from '#tests/support/leave.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;
let organization: TestOrganization;
let manager: TestPerson;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
  organization = await createTestOrganization(app.services, { name: 'Les Vergers' });
  manager = await organization.add('manager', 'Maud Manager');
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

const phone = { width: 360, height: 740 } as const;

async function enter(person: TestPerson, options?: Parameters<typeof visit>[2]): Promise<Visitor> {
  const visitor = await visit(browser, app.url, options);
  await enterAs(visitor, app, person.token);
  return visitor;
}

async function fillDates(page: Page, start: string, end: string): Promise<void> {
  await page.getByLabel('Du', { exact: true }).fill(start);
  await page.getByLabel('Au', { exact: true }).fill(end);
}

describe('an employee on a phone', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await enter(await organization.add('employee', 'Ana Prunier'), phone);
  });
  afterAll(() => visitor.leave());

  it('asks for an afternoon and the three days after it, 14 July among them, and reads why that costs 2.5', async () => {
    const { page, checkPage } = visitor;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Demande', exact: true }).click();
    await page.getByRole('heading', { name: 'Nouvelle demande' }).waitFor();
    await fillDates(page, '13/07/2043', '16/07/2043');
    await page.getByRole('group', { name: 'Premier jour' }).getByLabel('L’après-midi').check();
    const proof = page.getByRole('list', { name: 'Le décompte, jour par jour' });
    await proof.getByText('jour férié chômé').waitFor();
    await page.getByText(/^2,5\sjours, il vous/).waitFor();
    const line = (day: string) => proof.getByRole('listitem').filter({ hasText: day });
    await expect.poll(() => line('Mardi 14 juillet').textContent()).toContain('Non compté');
    await expect.poll(() => line('Lundi 13 juillet').textContent()).toContain('l’après-midi seulement');
    await page.getByText('2,5 jours comptés').waitFor();
    await page.getByText('4 jours calendaires').waitFor();
    await checkPage();
  });

  it('sees result and button without scrolling, and nothing wider than the screen', async () => {
    const { page } = visitor;
    await page.evaluate(() => window.scrollTo(0, 0));
    const bottom = async () => {
      const button = await page.getByRole('button', { name: 'Envoyer la demande' }).boundingBox();
      return button && button.y + button.height;
    };
    await expect.poll(bottom).toBeLessThan(phone.height);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});

describe('a request between two people', () => {
  let bruno: TestPerson;
  let employee: Visitor;
  let decider: Visitor;

  beforeAll(async () => {
    bruno = await organization.add('employee', 'Bruno Cerisier');
    employee = await enter(bruno);
    decider = await enter(manager);
  });
  afterAll(async () => {
    await employee.leave();
    await decider.leave();
  });

  it('is rejected with a reason that its person reads', { tags: 'daily' }, async () => {
    const week = { type: 'vacation', startDate: '2040-04-09', endDate: '2040-04-13' };
    const { id } = await leaveOf(app).file(bruno, week);
    const { page, checkPage } = decider;
    await page.goto(`/requests/${id}`);
    await page.getByRole('button', { name: 'Refuser' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await dialog.getByText('À remplir').waitFor();
    await dialog.getByRole('button', { name: 'Cette période est chargée' }).click();
    await checkPage();
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await page.getByText('Refusée par Maud Manager').waitFor();
    await checkPage();
    await employee.page.goto(`/requests/${id}`);
    await employee.page.getByText('Refusé').first().waitFor();
    await employee.page.getByText('proposez d’autres dates').first().waitFor();
    await employee.checkPage();
  });
});

describe('the way in', () => {
  it('opens with N, from the palette and in English', async () => {
    const eve = await organization.add('employee', 'Eve Pommier');
    const { page, checkPage, leave } = await enter(eve, { language: 'en-GB', theme: 'dark' });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.keyboard.press('n');
    await page.waitForURL('**/requests/new');
    await page.getByRole('heading', { name: 'New request' }).waitFor();
    await page.getByText('Choose the dates').waitFor();
    await checkPage();
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'New request' }).click();
    await page.waitForURL('**/requests/new');
    await leave();
  });
});
