import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import type { TestPerson } from '#tests/support/organizations.ts';

const stage = setBrowserStage({ seats: 400 });
const people = new Map<string, TestPerson>();
const week = '/calendar?view=timeline&scale=week&from=2040-07-02';

const personOf = (name: string): TestPerson => {
  const person = people.get(name);
  if (!person) throw new Error(`Nobody is called ${name}.`);
  return person;
};
const send = <const M extends Method, const P extends string>(
  method: M,
  path: KnownPath<M, P>,
  who: string,
  body: object,
) => stage.app.call(method, path, { token: personOf(who).token, body });

/** A workshop of three with a minimum of two, an office of one, and a week of July in which Ana is ill. */
beforeAll(async () => {
  const { organization } = stage;
  people.set('Alix', organization.admin);
  for (const [name, role] of [
    ['Maud', 'manager'],
    ['Ana', 'employee'],
    ['Bao', 'employee'],
    ['Cléo', 'employee'],
  ] as const) {
    people.set(name, await organization.add(role, name));
  }
  const team = (name: string, ...members: string[]) =>
    send('POST', '/teams', 'Alix', { name, userIds: members.map((member) => personOf(member).id) });
  const workshop = await team('Atelier', 'Ana', 'Bao', 'Cléo');
  await team('Bureau', 'Maud', 'Bao');
  await send('PUT', `/coverage/teams/${workshop.json.id}/minimum`, 'Alix', { minimum: 2 });
  await send('POST', '/leave-requests', 'Maud', {
    type: 'sick',
    startDate: '2040-07-02',
    startHalf: 'pm',
    endDate: '2040-07-04',
    userId: personOf('Ana').id,
  });
  await send('POST', '/leave-requests', 'Maud', {
    type: 'vacation',
    startDate: '2040-07-04',
    endDate: '2040-07-04',
    userId: personOf('Cléo').id,
  });
  await send('POST', '/leave-requests', 'Bao', {
    type: 'personal',
    startDate: '2040-07-06',
    endDate: '2040-07-06',
  });
});

const grid = (page: Page) => page.getByRole('grid');
const rowOf = (page: Page, name: string) => grid(page).getByRole('row', { name: new RegExp(`^${name}`) });
const names = (page: Page) =>
  grid(page)
    .getByRole('rowheader')
    .evaluateAll((headers) => headers.map((header) => header.querySelector('.truncate')?.textContent ?? ''));
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return name.replaceAll('\u00a0', ' ');
  });

describe('the timeline', () => {
  it('shows a manager who is away, team by team, and where too few are left', async () => {
    const { page, checkPage } = await stage.visitAs(personOf('Maud'));
    await page.goto(`${week}&pending=1`);
    await rowOf(page, 'Cléo').first().waitFor();
    // Bao is in two teams, and stands in both.
    await expect
      .poll(() => names(page))
      .toEqual([
        'Tout le monde',
        ...['Atelier', 'Ana', 'Bao', 'Cléo'],
        ...['Bureau', 'Bao', 'Maud'],
        ...['Sans équipe', 'Alix Admin'],
      ]);
    await expect.poll(() => grid(page).getAttribute('aria-rowcount')).toBe('11');
    await expect.poll(() => rowOf(page, 'Ana').getByRole('rowheader').textContent()).toContain('Maladie');
    await rowOf(page, 'Atelier').getByText('1 jour sous le minimum').waitFor();
    await checkPage();

    // From noon on: the bar begins in the middle of its day.
    const bar = rowOf(page, 'Ana').locator('[data-bar]');
    const [cell, box] = [
      await rowOf(page, 'Ana').getByRole('gridcell').boundingBox(),
      await bar.boundingBox(),
    ];
    const day = (cell?.width ?? 0) / 7;
    expect(((box?.x ?? 0) - (cell?.x ?? 0)) / day).toBeCloseTo(0.5, 1);
    expect((box?.width ?? 0) / day).toBeCloseTo(2.5, 1);
    await expect.poll(() => rowOf(page, 'Bao').first().locator('[data-bar=pending]').count()).toBe(1);

    await bar.click();
    const details = page.getByRole('dialog', { name: 'Détails de l’absence d’Ana' });
    await details.getByText('Maladie').waitFor();
    await expect
      .poll(() => details.getByRole('link', { name: 'Ouvrir la demande' }).getAttribute('href'))
      .toMatch(/^\/requests\/[0-9a-f-]{36}$/);
    await page.keyboard.press('Escape');
    // Not the dialog on its way out, nor the page: both hold the word as well.
    await expect.poll(() => focused(page)).toMatch(/^\S+ \d juillet 2040 : Maladie/);

    // The keyboard: to the line of the workshop, to the day on which only Bao is left, and back to its name.
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => focused(page))
      .toBe('mercredi 4 juillet 2040 : 1 présent sur 3, sous le minimum de 2');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).not.toContain('Ana');
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).toContain('Ana');
    await page.getByRole('button', { name: 'Semaine suivante' }).click();
    await page.getByRole('heading', { name: '9 – 15 juil. 2040' }).waitFor();
  });

  it('tells an employee that a colleague is absent, and nothing of why', async () => {
    const { page, checkPage } = await stage.visitAs(personOf('Bao'), { theme: 'dark' });
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/calendar/')) answers.push(await response.text());
    });
    await page.goto(week);
    await expect.poll(() => rowOf(page, 'Ana').getByRole('rowheader').textContent()).toContain('Absent');
    await rowOf(page, 'Ana').locator('[data-bar]').click();
    const details = page.getByRole('dialog');
    await details.getByText('Absent').waitFor();
    await expect.poll(() => details.getByRole('link').count()).toBe(0);
    const shown = [await grid(page).innerHTML(), await details.innerHTML()];
    expect(shown.join()).not.toMatch(/sick|maladie/i);
    await expect.poll(() => answers.length).toBeGreaterThan(2);
    for (const answer of answers) expect(answer).not.toContain('sick');
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    await checkPage();
  });

  it('starts a request from one’s own row, with a mouse and with the keyboard', async () => {
    const { page } = await stage.visitAs(personOf('Bao'));
    const chosen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('main input')].map(({ value }) => value),
      );
    await page.goto(week);
    const cell = rowOf(page, 'Bao').first().getByRole('gridcell');
    const box = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const day = box.width / 7;
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + day * 0.75, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + day * 1.5, middle);
    await page.mouse.move(box.x + day * 2.25, middle);
    await page.mouse.up();
    await page.waitForURL('**/requests/new');
    await expect.poll(chosen).toEqual(expect.arrayContaining(['02/07/2040', '04/07/2040']));
    await expect.poll(() => page.getByRole('radio', { name: 'L’après-midi' }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('radio', { name: 'Le matin' }).isChecked()).toBe(true);

    await page.goto(week);
    await rowOf(page, 'Bao')
      .first()
      .getByRole('gridcell')
      .click({ position: { x: day * 3.5, y: 10 } });
    await page.getByRole('button', { name: 'Demander jeudi 5 juillet 2040' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page
      .getByRole('status')
      .filter({ hasText: 'du jeudi 5 juillet au vendredi 6 juillet 2040' })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/requests/new');
    await expect.poll(chosen).toEqual(expect.arrayContaining(['05/07/2040', '06/07/2040']));
  });

  it('draws the rows that are seen, on a phone and among many, and all of them on paper', async () => {
    const { page, checkPage } = await stage.visitAs(personOf('Bao'), { width: 360, language: 'en-GB' });
    await page.goto('/calendar?view=timeline&from=2040-07-02');
    await rowOf(page, 'Ana').waitFor();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /Jul 2040|July 2040/ })
      .click();
    await expect.poll(() => page.getByLabel('Scale').inputValue()).toBe('week');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await checkPage();

    await crowd(300);
    await page.goto('/calendar?view=timeline&from=2040-07-02&scale=year');
    await expect.poll(() => grid(page).getAttribute('aria-rowcount')).toBe('311');
    const drawn = () => grid(page).getByRole('row').count();
    await expect.poll(() => drawn()).toBeLessThan(60);
    await page.locator('[data-cursor], [role=rowheader][tabindex="0"]').first().focus();
    await page.keyboard.press('Control+End');
    await expect.poll(() => names(page)).toContain('Voisine 300');
    await expect.poll(() => drawn()).toBeLessThan(60);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('[data-printed] tbody tr').count()).toBe(310);
    await expect.poll(() => page.locator('main').isVisible()).toBe(false);
  });
});

/** People in no team, straight into the table: nobody has to invite them. */
async function crowd(count: number): Promise<void> {
  const owner = new Client(stage.app.connection);
  await owner.connect();
  await owner.query(
    `insert into users (organization_id, id, email, name, role, joined_at, confirmed_at)
       select $1, gen_random_uuid(), 'voisine' || n || '-' || $3 || '@exemple.fr', 'Voisine ' || n, 'employee', now(), now()
       from generate_series(1, $2::int) n`,
    [stage.organization.id, count, randomUUID()],
  );
  await owner.end();
}
