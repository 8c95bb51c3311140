import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  dateOf,
  firstOfMonth,
  monthOf,
  type PlainDate,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { askOneByOne, enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import {
  createTestOrganization,
  type TestOrganization,
  type TestPerson,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { todayInParis } from '#tests/support/today.ts';

/** Two cores may be shared with others. */
const patience = { timeout: 15_000 };

let app: TestApp;
let browser: Browser;
let organization: TestOrganization;
let leave: ReturnType<typeof leaveOf>;
let today: PlainDate;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
  leave = leaveOf(app);
  organization = await createTestOrganization(app.services);
  today = todayInParis(app.services.now());
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

async function visitAs(person: TestPerson, options?: Parameters<typeof visit>[2]): Promise<Visitor> {
  const visitor = await visit(browser, app.url, options);
  await enterAs(visitor, app, person.token);
  return visitor;
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The last two cells of each row, as numbers; runs in the page. */
const figuresOfRows = (rows: (SVGElement | HTMLElement)[]): number[][] =>
  rows.map((line) =>
    [...line.querySelectorAll('td')].slice(-2).map((cell) =>
      Number(
        (cell.textContent ?? '')
          .replace(',', '.')
          .replace('−', '-')
          .replace(/[^\d.-]/g, ''),
      ),
    ),
  );

describe('the dashboard of someone who takes leave', () => {
  let emma: TestPerson;

  beforeAll(async () => {
    emma = await organization.add('employee', 'Emma Martin');
  });

  it('is empty at first and says where to begin', async () => {
    const { page, checkPage, leave: goodbye } = await visitAs(emma);
    await page.goto('/dashboard');
    await page.getByText('Aucune demande pour le moment').waitFor();
    await page.getByText('Aucun départ prévu.').waitFor();
    await expect.poll(() => page.getByText('Vue de l’équipe').count()).toBe(0);
    await checkPage();
    await page.getByRole('link', { name: 'Poser un congé' }).first().click();
    await page.waitForURL('**/requests/new');
    await goodbye();
  });

  it('counts, names the next departure, and sorts and pages through all requests', async () => {
    const soon = { type: 'personal', startDate: addDays(today, 12), endDate: addDays(today, 16) };
    await leave.approve(organization.admin, (await leave.file(emma, soon)).id);
    for (let number = 0; number < 23; number += 1) await leave.file(emma, week(number));
    const sick = { ...week(23), type: 'sick', endDate: week(23).startDate, endHalf: 'am' };
    await leave.reject(organization.admin, (await leave.file(emma, sick)).id, 'Un justificatif manque.');

    const { page, checkPage, leave: goodbye } = await visitAs(emma);
    await page.goto('/dashboard');
    await page.getByText('Dans 12 jours : Personnel').waitFor();
    await page.getByText('Dernière mise à jour').waitFor();
    const counter = (label: string) => page.locator(`xpath=//dt[normalize-space()="${label}"]/../dd`);
    await expect.poll(() => counter('Total').textContent()).toBe('25');
    await expect.poll(() => counter('En attente').textContent()).toBe('23');
    await expect.poll(() => counter('Approuvées').textContent()).toBe('1');
    await expect.poll(() => counter('Refusées').textContent()).toBe('1');

    const table = page.getByRole('table', { name: 'Mes demandes de congé' });
    const names = () => table.getByRole('rowheader').allTextContents();
    // The latest three, then all of them.
    await expect.poll(() => names()).toHaveLength(3);
    await expect.poll(async () => (await names())[0]).toBe('Congé maladie');
    await checkPage();
    await page.getByRole('button', { name: 'Voir mes 25 demandes' }).click();
    await expect.poll(() => names()).toHaveLength(20);
    await expect.poll(async () => (await names())[0]).toBe('Congé maladie');
    await page.getByText('Page 1 sur 2').waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect.poll(names, patience).toHaveLength(5);

    // Sorting goes through all of them and back to the first page.
    await table.getByRole('button', { name: 'Durée' }).click();
    await page.getByText('Page 1 sur 2').waitFor();
    await expect.poll(() => table.getByRole('row').nth(1).textContent(), patience).toContain('0,5');
    await table.getByRole('button', { name: 'Type' }).click();
    await expect
      .poll(async () => (await names()).slice(0, 3), patience)
      .toEqual(['Congé maladie', 'Congé personnel', 'Vacances / Congés payés']);
    await table.getByRole('button', { name: 'Période' }).click();
    await expect.poll(async () => (await names())[0], patience).toBe('Congé personnel');
    await table.getByRole('button', { name: 'Statut' }).click();
    await expect.poll(() => table.getByRole('row').nth(1).textContent(), patience).toContain('Approuvé');
    await table.getByRole('button', { name: 'Statut' }).click();
    await expect.poll(() => table.getByRole('row').nth(1).textContent(), patience).toContain('Refusé');
    await table.getByRole('row').nth(1).click();
    await page.waitForURL(/\/requests\/[0-9a-f-]{36}$/);
    await goodbye();
  });

  it('explains the balance with lines that add up', async () => {
    const paul = await organization.add('employee', 'Paul Petit');
    const hired = firstOfMonth(addYears(today, -2));
    await setEmployment(app.services, organization.acting, paul.id, { from: hired, to: null });
    // February has no holiday, and the next one can be paid with the days of today; those of 2040 cannot (B12).
    const february = dateOf(yearOf(today) + (monthOf(today) === 1 ? 0 : 1), 2, 1);
    const weekFrom = (monday: PlainDate) => ({
      type: 'vacation',
      startDate: monday,
      endDate: addDays(monday, 4),
    });
    const monday = addDays(mondayOf(february), 7);
    await leave.approve(organization.admin, (await leave.file(paul, weekFrom(monday))).id);
    await leave.file(paul, { ...weekFrom(addDays(monday, 7)), endHalf: 'am' });
    const { page, checkPage, leave: goodbye } = await visitAs(paul);
    await page.goto('/dashboard');
    await page.getByText('4,5 jours réservés par vos demandes en attente').waitFor();
    await page.getByText('5 jours déjà posés en sont déduits').waitFor();
    await page.getByRole('link', { name: 'Pourquoi ce solde' }).click();
    await page.waitForURL('**/balances#counter-paid-leave');
    const statement = page.getByRole('table', { name: 'Relevé du compteur Congés payés' });
    await statement.waitFor();
    await checkPage();
    const folded = statement.getByRole('button', { expanded: false });
    while ((await folded.count()) > 0) await folded.first().click();
    const figures = (await statement.locator('tbody[data-lines] tr').evaluateAll(figuresOfRows)).reverse();
    expect(figures.length).toBeGreaterThan(10);
    // Each line is rounded to hundredths by itself, so each step may be off by one of them.
    let before = 0;
    for (const [amount = Number.NaN, balance = Number.NaN] of figures) {
      expect(Math.abs(before + amount - balance)).toBeLessThan(0.0101);
      before = balance;
    }
    const totals = await statement.locator('tbody[data-totals] tr').evaluateAll(figuresOfRows);
    const [left = Number.NaN, reserved = Number.NaN, total = Number.NaN] = totals.map((row) => row.at(-1));
    expect(total).toBe(before);
    expect(reserved).toBe(-4.5);
    expect(left).toBeCloseTo(total + reserved, 2);

    // The day is in the address.
    const later = addMonths(today, 2);
    const { json } = await app.call('GET', `/balances/me?at=${later}`, { token: paul.token });
    await page.goto(`/balances?at=${later}`);
    await page.getByText('Une date à venir ajoute ce qui sera acquis d’ici là.').waitFor();
    const last = statement.locator('tbody[data-totals] tr:first-child td:last-child');
    await expect
      .poll(async () => Number((await last.textContent())?.replace(',', '.')), patience)
      .toBe(json[0].available);
    await checkPage();
    await goodbye();
  });

  it('says what went wrong, in error and offline, and recovers', async () => {
    const visitor = await visitAs(emma);
    const { page, checkPage } = visitor;
    await askOneByOne(page);
    await page.route('**/api/leave-requests/my-requests', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.goto('/dashboard');
    await page.getByText('Erreur lors du chargement des demandes').waitFor();
    visitor.expectComplaint(/500/);
    await checkPage();
    await page.unroute('**/api/leave-requests/my-requests');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('button', { name: 'Voir mes 25 demandes' }).click();
    await page.getByText('Page 1 sur 2').waitFor();

    await page.route('**/api/leave-requests/**', (route) => route.abort());
    await page.reload();
    // What the device kept is shown, with the day that it is from.
    await page.getByText(/Le serveur ne répond pas.*état du/).waitFor(patience);
    await page.getByRole('button', { name: 'Voir mes 25 demandes' }).waitFor();
    await visitor.leave();
  });

  it.each(['light', 'dark'] as const)('fits a phone, %s', async (theme) => {
    const { page, checkPage, leave: goodbye } = await visitAs(emma, { width: 360, height: 740, theme });
    for (const path of ['/dashboard', '/balances']) {
      await page.goto(path);
      await page.getByText('Congés payés').first().waitFor();
      // Loaded, not idle: an open page keeps listening.
      await expect.poll(() => page.locator('[aria-busy="true"]').count(), patience).toBe(0);
      await checkPage();
      await expect.poll(() => overflowOf(page), { message: path }).toBeLessThanOrEqual(0);
    }
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Voir mes 25 demandes' }).click();
    await page.getByLabel('Trier par').selectOption({ label: 'Durée, croissant' });
    const first = page.getByRole('table', { name: 'Mes demandes de congé' }).getByRole('row').nth(1);
    await expect.poll(() => first.textContent(), patience).toContain('0,5');
    await goodbye();
  });
});

describe('the dashboard of someone who decides', () => {
  it('shows the team, approves and refuses in place', async () => {
    const other = await createTestOrganization(app.services, { name: 'Les Vergers' });
    const maud = await other.add('manager', 'Maud Manager');
    const people = await Promise.all(
      ['Ana Blanc', 'Bruno Noir', 'Chloé Vert', 'Denis Roux'].map((name) => other.add('employee', name)),
    );
    for (const person of people) await leave.file(person, week(0));
    const [ana] = people;
    if (!ana) throw new Error('Nobody was added.');
    await leave.approve(maud, (await leave.file(ana, week(5))).id);
    const sick = { type: 'sick', startDate: addDays(today, -1), endDate: addDays(today, 5) };
    await leave.approve(maud, (await leave.file(ana, sick)).id);

    const { page, checkPage, leave: goodbye } = await visitAs(maud);
    await page.goto('/dashboard');
    const team = page.getByRole('region', { name: 'Vue de l’équipe' });
    await team.getByText('et 1 autre dans la file').waitFor();
    await expect.poll(() => team.getByRole('button', { name: 'Approuver' }).count(), patience).toBe(3);
    await team.getByRole('list', { name: 'Prochaines absences' }).getByText('Ana Blanc').waitFor();
    await team.getByRole('list', { name: 'Absents aujourd’hui' }).getByText('Ana Blanc').waitFor();
    // What waits for this person stands in the navigation and in the tab, and follows what happens.
    const approvals = page
      .getByRole('navigation')
      .getByRole('link', { name: /^Approbations/ })
      .first();
    await expect.poll(() => approvals.textContent()).toContain('4 demandes attendent votre décision');
    await expect.poll(() => page.title()).toBe('(4) Tableau de bord · Relâche');
    await checkPage();
    await team.getByRole('button', { name: 'Approuver la demande d’Ana Blanc' }).click();
    await page.getByText('Demande d’Ana Blanc approuvée').first().waitFor();
    await team.getByRole('button', { name: 'Approuver la demande de Denis Roux' }).waitFor();

    await team.getByRole('button', { name: 'Refuser la demande de Bruno Noir' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refuser la demande de Bruno Noir' });
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await dialog.getByText('À remplir').waitFor();
    await dialog.getByRole('button', { name: 'Le délai est trop court' }).click();
    await checkPage();
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await page.getByText('Demande de Bruno Noir refusée').first().waitFor();
    await expect.poll(() => team.getByRole('button', { name: 'Approuver' }).count(), patience).toBe(2);
    await expect.poll(() => page.title(), patience).toBe('(2) Tableau de bord · Relâche');
    await checkPage();
    await goodbye();
  });

  it('finds who of a team is away on the page of the team', async () => {
    const other = await createTestOrganization(app.services, { name: 'La Voilerie' });
    const ines = await other.add('employee', 'Inès Rousseau');
    const { json: team } = await app.call('POST', '/teams', {
      token: other.admin.token,
      body: { name: 'Voilerie', userIds: [ines.id] },
    });
    const { page, checkPage, leave: goodbye } = await visitAs(ines);
    await page.goto(`/teams/${team.id}`);
    await page.getByText('Personne n’est absent aujourd’hui.').waitFor();
    const now = { type: 'personal', startDate: addDays(today, -1), endDate: addDays(today, 5) };
    await leave.approve(other.admin, (await leave.file(ines, now)).id);
    await leave.approve(other.admin, (await leave.file(ines, week(0))).id);
    await page.reload();
    await page.getByRole('list', { name: 'Absents aujourd’hui' }).getByText('Jusqu’au').waitFor();
    await page.getByRole('list', { name: 'Prochaines absences' }).getByText('3 – 7 sept. 2040').waitFor();
    await checkPage();
    await goodbye();
  });
});
