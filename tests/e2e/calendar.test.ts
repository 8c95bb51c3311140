import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { askOneByOne, drawnOn } from '#tests/support/browser.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });
/** Two cores may be shared with others. */
const patience = { timeout: 15_000 };
const secret = 'Opération du genou';

const people = new Map<string, TestPerson>();
const person = (name: string): TestPerson => {
  const found = people.get(name);
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
};

/** In the week of 3 September 2040 four are away, one of them sick; on Friday a fifth from noon; Emma waits. */
beforeAll(async () => {
  const { app, organization } = stage;
  const leave = leaveOf(app);
  for (const [role, name] of [
    ['manager', 'Maud Manager'],
    ['employee', 'Ana Alba'],
    ['employee', 'Bao Bernard'],
    ['employee', 'Cléo Caron'],
    ['employee', 'Dan Dupont'],
    ['employee', 'Emma Évrard'],
  ] as const)
    people.set(name.split(' ')[0] ?? '', await organization.add(role, name));
  const [maud, ana, bao, cleo, dan, emma] = ['Maud', 'Ana', 'Bao', 'Cléo', 'Dan', 'Emma'].map(person);
  if (!maud || !ana || !bao || !cleo || !dan || !emma) throw new Error('Six people are needed');
  await app.call('POST', '/teams', {
    token: organization.admin.token,
    body: { name: 'Atelier', managerId: maud.id, userIds: [ana.id, bao.id] },
  });
  const record = (userId: string, form: object) => leave.file(maud, { ...week(0), userId, ...form });
  await record(ana.id, { type: 'sick', note: secret });
  await record(bao.id, {});
  await record(cleo.id, { type: 'other' });
  await record(dan.id, {});
  await record(emma.id, { startDate: '2040-09-07', endDate: '2040-09-07', startHalf: 'pm' });
  await leave.file(emma, week(2));
});

const day = (page: Page, label: string | RegExp) =>
  page.getByRole('grid').getByRole('button', { name: label });
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
const shows = (page: Page, month: string) =>
  expect.poll(() => page.getByRole('heading', { level: 2, name: month }).count(), patience).toBe(1);
const barsOf = (page: Page, name: string) => page.getByRole('grid').getByText(name, { exact: true });

describe('the month', () => {
  it('is walked through by mouse and keys, filtered in the address, and hatched for what waits', async () => {
    const { page, checkPage } = await stage.visitAs(person('Maud'));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Calendrier d’équipe' }).click();
    await page.getByRole('grid').waitFor();
    await expect.poll(() => page.getByRole('grid').getByRole('button').count()).toBe(42);
    await expect.poll(() => page.locator('[aria-current=date]').count()).toBe(1);
    await expect.poll(() => page.getByRole('columnheader').first().textContent()).toContain('lundi');

    await page.goto('/calendar?month=2041-03');
    await page.getByRole('button', { name: /^mars 2041/ }).click();
    await page.getByRole('combobox', { name: 'Choisir l’année' }).selectOption('2040');
    await page.getByLabel('Choisir le mois').selectOption('11');
    await page.keyboard.press('Escape');
    await day(page, /^jeudi 1er novembre 2040, Toussaint, férié/).waitFor();
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Mois précédent' }).click();
    await shows(page, 'septembre 2040');
    await page.waitForURL(({ searchParams }) => searchParams.get('month') === '2040-09');

    // The longest name of a month, and all that one may change beside it: no wider than the calendar below.
    const [views, month] = [
      present(await page.getByRole('group', { name: 'Affichage' }).boundingBox()),
      present(await page.getByRole('grid').boundingBox()),
    ];
    const border = 1;
    expect(views.x + views.width).toBeLessThanOrEqual(month.x + month.width + border);

    // One bar for the whole week, as wide as its days; three names and one more, which opens the day.
    await expect.poll(() => barsOf(page, 'Bao Bernard').count()).toBe(1);
    const [bar, cell] = [
      await page.locator('[data-bar]').first().boundingBox(),
      await day(page, /^mardi 4 septembre/).boundingBox(),
    ];
    expect(Math.round((bar?.width ?? 0) / (cell?.width ?? 1))).toBe(5);
    const third = day(page, /^lundi 3 septembre 2040, 4 absents/);
    await third.waitFor();
    await expect.poll(() => third.getByText('+1', { exact: true }).isVisible()).toBe(true);
    await third.click();
    const dialog = page.getByRole('dialog', { name: 'lundi 3 septembre 2040' });
    await dialog.getByText('4 personnes absentes').waitFor();
    await dialog.getByText('Maladie').waitFor();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(4);
    await checkPage();
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedDay(page)).toBe('2040-09-03');

    // The half-day is told in words; Enter opens, keys lead on into the month after.
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedDay(page)).toBe('2040-09-07');
    await expect.poll(() => day(page, /Emma Évrard \(après-midi\)/).count()).toBe(1);
    await page.keyboard.press('Enter');
    const friday = page.getByRole('dialog', { name: 'vendredi 7 septembre 2040' });
    await friday.getByText('7 sept. 2040 (après-midi)').waitFor();
    await page.keyboard.press('Escape');
    // A key that is pressed before the focus is back goes nowhere.
    await expect.poll(() => focusedDay(page), patience).toBe('2040-09-07');
    await page.keyboard.press('PageDown');
    await expect.poll(() => focusedDay(page), patience).toBe('2040-10-07');
    await shows(page, 'octobre 2040');
    await page.keyboard.press('PageUp');
    await expect.poll(() => focusedDay(page), patience).toBe('2040-09-07');

    // What waits is asked for, drawn hatched and told in words.
    await expect.poll(() => day(page, /^lundi 17 septembre 2040$/).count()).toBe(1);
    const toggle = page.getByRole('button', { name: 'Montrer les demandes en attente' });
    await toggle.click();
    await day(page, /^lundi 17 septembre 2040, 1 absent : Emma Évrard \(en attente\)/).waitFor();
    await expect.poll(() => page.locator('[data-bar=pending]').count()).toBe(1);
    // The choice is kept for the next visit.
    await page.goto('/calendar');
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
    await page.goto('/calendar?month=2040-09');
    await expect.poll(() => page.locator('[data-bar=pending]').count()).toBe(1);

    // Filters stay in the address, together, and survive a reload.
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.getByLabel('Équipe', { exact: true }).selectOption('Atelier');
    await page.getByLabel('Type d’absence').selectOption('sick');
    await day(page, /^lundi 3 septembre 2040, 1 absent : Ana Alba$/).waitFor();
    const address = page.url();
    const search = new URL(address).searchParams;
    expect([...search.keys()].sort()).toEqual(['month', 'team', 'type']);
    await page.reload();
    await day(page, /^lundi 3 septembre 2040, 1 absent : Ana Alba$/).waitFor();
    await page.getByRole('button', { name: 'Filtrer (actif)' }).click();
    await page.getByRole('button', { name: 'Tout afficher' }).click();
    await page.keyboard.press('Escape');
    await day(page, /^lundi 3 septembre 2040, 4 absents/).waitFor();

    // Around it: what waits with its days, the next to leave, and the ways on.
    const pending = page.getByRole('list', { name: 'Demandes en attente' });
    await pending.getByText(/Attend depuis 1\sjour/).waitFor();
    await expect
      .poll(() => page.getByRole('list', { name: 'Prochaines absences' }).getByRole('listitem').count())
      .toBe(5);
    for (const name of ['Traiter les demandes', 'Poser une absence', 'Tableau de bord'])
      await expect.poll(() => page.getByRole('complementary').getByRole('link', { name }).count()).toBe(1);
    await checkPage();

    // Somebody else decides: the month follows by itself.
    const { app } = stage;
    const { json } = await app.call('GET', '/leave-requests?status=pending', { token: person('Maud').token });
    await leaveOf(app).approve(person('Maud'), present(json[0]?.id));
    await day(page, /^lundi 17 septembre 2040, 1 absent : Emma Évrard$/).waitFor();

    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('navigation').first().isVisible()).toBe(false);
    await expect
      .poll(() => page.getByRole('heading', { level: 2, name: /septembre 2040/i }).isVisible())
      .toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Exporter' }).isVisible()).toBe(false);
  });

  it('tells an employee on a phone who is away and never why it must stay secret', {
    tags: 'daily',
  }, async () => {
    const { page, checkPage, expectComplaint } = await stage.visitAs(person('Bao'), {
      width: 360,
      height: 740,
    });
    // A phone opens on the days, one below the other; the month is one press away, and stays.
    await page.goto('/calendar?month=2040-09&pending=1');
    await page.getByText('Connecté en tant que Bao Bernard').waitFor();
    await page.getByRole('heading', { level: 3, name: 'Semaine du 3 septembre' }).waitFor();
    const monday = page.getByRole('button', { name: /^lundi 3 septembre 2040, 4 absents/ });
    await expect.poll(() => monday.getByText('Ana Alba', { exact: true }).isVisible()).toBe(true);
    await checkPage();
    await page.getByRole('button', { name: 'Mois', exact: true }).click();
    await page.getByRole('grid').waitFor();
    await page.goto('/calendar?month=2040-09&pending=1');
    await day(page, /^mardi 4 septembre 2040, 4 absents/).click();
    const list = page.getByRole('list', { name: 'Absents, mardi 4 septembre 2040' });
    await list.getByText('Ana Alba').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => list.getByText('Absent', { exact: true }).count()).toBe(1);
    await expect.poll(() => list.getByRole('link').count()).toBe(1);
    await expect
      .poll(() => page.getByRole('list', { name: 'Prochaines absences' }).getByRole('listitem').count())
      .toBe(3);
    await expect
      .poll(() => page.getByRole('button', { name: 'Montrer les demandes en attente' }).count())
      .toBe(0);
    // Controls on one line: the month starts below them, near the top.
    const grid = await page.getByRole('grid').boundingBox();
    expect(grid?.y).toBeLessThanOrEqual(180);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await checkPage();
    const html = await drawnOn(page);
    for (const trace of ['sick', 'maladie', 'malade', secret, 'genou'])
      expect(html.toLowerCase(), trace).not.toContain(trace.toLowerCase());

    // What cannot be fetched is said, and asked for again.
    await askOneByOne(page);
    await page.route('**/api/leave-requests/team-calendar**', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }),
    );
    await page.goto('/calendar?month=2041-02');
    await page.getByText('Erreur lors du chargement du calendrier').first().waitFor();
    for (const _ of [1, 2]) expectComplaint(/500/);
    await page.unroute('**/api/leave-requests/team-calendar**');
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
    await page.getByText('Personne n’est absent ce mois-ci.').waitFor();
  });
});

describe('the year of a person', () => {
  it('shows what is planned with balances, and a colleague’s without them', async () => {
    const { page, checkPage } = await stage.visitAs(person('Bao'), { theme: 'dark' });
    await page.goto('/balances');
    await page.getByRole('link', { name: 'Mon année' }).click();
    await page.getByRole('heading', { level: 2, name: /^\d{4}, Bao Bernard$/ }).waitFor();
    await page.getByRole('region', { name: 'Soldes' }).getByText('Congés payés').waitFor();
    await page.goto('/calendar?view=year&month=2041-03');
    await page.getByRole('button', { name: '2041, Bao Bernard' }).click();
    await page.getByRole('combobox', { name: 'Choisir l’année' }).selectOption('2040');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 2, name: '2040, Bao Bernard' }).waitFor();
    await expect.poll(() => page.getByRole('table').count()).toBe(12);
    const september = page.getByRole('table', { name: 'septembre' });
    await september.getByText('Vacances, prévu').first().waitFor();
    await expect.poll(() => september.getByText('Vacances, prévu').count()).toBe(5);
    await page.getByRole('table', { name: 'novembre' }).getByText('Toussaint, férié').waitFor();
    await checkPage();

    await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.getByLabel('Personne').selectOption('Ana Alba');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 2, name: '2040, Ana Alba' }).waitFor();
    await september.getByText('Absent, prévu').first().waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Soldes' }).count()).toBe(0);
    const shown = await drawnOn(page);
    expect(shown).not.toMatch(/sick|maladie/i);

    const manager = await stage.visitAs(person('Maud'), { language: 'en-GB' });
    await manager.page.goto(`/users/${person('Ana').id}`);
    await manager.page.getByRole('link', { name: 'See their year' }).click();
    await manager.page.getByRole('heading', { level: 2, name: /^\d{4}, Ana Alba$/ }).waitFor();
    await manager.page.getByRole('region', { name: 'Balances' }).waitFor();
    await manager.page.getByRole('button', { name: /^\d{4}, Ana Alba$/ }).click();
    await manager.page
      .getByRole('combobox', { name: 'Choose the year' })
      .selectOption(String(yearOf(todayInParis()) + 1));
    await manager.page.getByText('No absence that year.').waitFor();
  });
});
