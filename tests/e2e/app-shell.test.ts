import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { leaveOf } from '#tests/support/leave.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { todayInParis } from '#tests/support/today.ts';

/** Two cores may be shared with others. */
const patience = { timeout: 15_000 };
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenx';

const stage = setBrowserStage();
let employee: TestPerson;

beforeAll(async () => {
  const { app, organization } = stage;
  employee = await organization.add('employee', `Inès ${longWord}`);
  const today = todayInParis(app.services.now());
  const leave = leaveOf(app);
  const away = { type: 'sick', startDate: addDays(today, -1), endDate: addDays(today, 9) };
  await leave.approve(organization.admin, (await leave.file(employee, away)).id);
  await leave.file(employee, { type: 'personal', startDate: '2043-07-06', endDate: '2043-07-10' });
  await app.call('POST', '/teams', {
    token: organization.admin.token,
    body: { name: longWord, userIds: [employee.id] },
  });
  const renamed = { name: longWord, timeZone: 'Europe/Paris', holidayZone: 'metropole' };
  await app.call('PUT', '/organization', { token: organization.admin.token, body: renamed });
});

const options = (page: Page) => page.getByRole('option');
const search = async (page: Page, text: string) => {
  await page.getByRole('combobox').fill(text);
  return options(page);
};

describe('the search', () => {
  it('is opened by its button and finds actions, people, requests, settings and rules by any of their names', async () => {
    const { page, checkPage } = await stage.visitAs(stage.organization.admin);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Rechercher' }).first().click();
    await page.getByRole('dialog').waitFor();
    await checkPage();
    for (const [typed, found] of [
      ['exporter', /^Exporter les absences de \d{4}$/],
      ['inviter', /^Ajouter une personne$/],
      ['valider', /^Approuver ou refuser une demande$/],
      ['add person', /^Ajouter une personne$/],
      ['teletravail', /^Types d’absence$/],
      ['c13', /^C13 ·/],
      ['personnel 2043', /Personnel.*2043/],
    ] as const) {
      await expect
        .poll(async () => (await search(page, typed)).filter({ hasText: found }).count(), patience)
        .toBeGreaterThan(0);
    }
    await (await search(page, 'personnel 2043')).first().click();
    await page.waitForURL(/\/requests\/[0-9a-f-]{36}$/);
  });

  it('offers an employee nothing that they cannot do', async () => {
    const { page } = await stage.visitAs(employee);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await (await search(page, 'alix')).filter({ hasText: 'Alix Admin' }).waitFor();
    for (const typed of ['inviter', 'valider', 'journal', 'abonnement']) {
      await search(page, typed);
      await expect
        .poll(() =>
          options(page)
            .filter({ hasText: /Ajouter une|Approuver|Journal|places/ })
            .count(),
        )
        .toBe(0);
    }
    await (await search(page, 'alix')).filter({ hasText: 'Alix Admin' }).click();
    await page.waitForURL(/\/calendar\?person=/);
  });
});

it('tells a colleague who is away today by name, and not why', { tags: 'daily' }, async () => {
  const colleague = await stage.organization.add('employee', 'Bao Nguyen');
  const { page, checkPage } = await stage.visitAs(colleague);
  await page.goto('/dashboard');
  const away = page.getByRole('list', { name: 'Absents aujourd’hui' });
  await away.getByText(/^Inès /).waitFor();
  await expect.poll(() => page.getByText(/maladie/i).count()).toBe(0);
  await page.getByRole('list', { name: 'Les jours qui viennent' }).getByText(/Inès /).first().waitFor();
  await checkPage();
});

it('leads to the login page when nobody is logged in', async () => {
  const { page } = await stage.visit();
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
});

it('names one’s exact role in the account menu', async () => {
  const { page, checkPage } = await stage.visitAs(stage.organization.admin);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Compte d’Alix Admin' }).first().click();
  const menu = page.getByRole('dialog', { name: 'Votre compte' });
  await menu.getByText('Administrateur').waitFor();
  await menu.getByRole('link', { name: 'Mon profil' }).waitFor();
  await checkPage();
});

it.each([900, 640])(
  'keeps the account and the current page in sight on a wide screen of %i pixels',
  async (height) => {
    const { page, checkPage } = await stage.visitAs(stage.organization.admin, { width: 1366, height });
    await page.goto('/audit-log');
    const current = page.getByRole('navigation').getByRole('link', { name: 'Journal d’activité' });
    for (const seen of [current, page.getByRole('button', { name: 'Compte d’Alix Admin' }).first()]) {
      const beyond = async () => {
        const box = await seen.boundingBox();
        return box ? Math.max(0, -box.y) + Math.max(0, box.y + box.height - height) : null;
      };
      await expect.poll(beyond, patience).toBe(0);
    }
    await checkPage();
  },
);

describe('words of sixty letters', () => {
  const screens = [
    '/dashboard',
    '/requests/new',
    '/calendar',
    '/balances',
    '/approvals',
    '/users',
    '/teams',
    '/settings',
    '/subscription',
    '/organization',
    '/profile',
  ];

  it.each([360, 820])('widen no screen of %i pixels', async (width) => {
    const { page } = await stage.visitAs(stage.organization.admin, { width, height: 780 });
    for (const path of screens) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.locator('[aria-busy="true"]').count(), patience).toBe(0);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, { ...patience, message: path }).toBeLessThanOrEqual(0);
    }
  });
});
