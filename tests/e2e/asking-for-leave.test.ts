import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, firstOfMonth, type PlainDate, weekdayOf } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { setEmployment } from '#tests/support/employment.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import { todayInParis } from '#tests/support/today.ts';
import { measured } from '#web/measured.ts';
import { wordsIn } from '#words/spoken.ts';

const stage = setBrowserStage({ name: 'Les Vergers' });
const phone = { width: 360, height: 740 } as const;
const { days } = wordsIn('fr');

/** The first Monday of the month after next: two swipes away. */
const monday = mondayOf(addDays(addMonths(firstOfMonth(todayInParis()), 2), 6));
const friday = addDays(monday, 4);

let ana: TestPerson;

beforeAll(async () => {
  const { app, organization } = stage;
  ana = await organization.add('employee', 'Ana Prunier');
  const from = addDays(todayInParis(), -700);
  await setEmployment(app.services, organization.acting, ana.id, { from, to: null });
});

const dayButton = (page: Page, date: PlainDate) => page.locator(`[data-day="${date}"] button`).first();

/** Every press is counted: what a thumb has to do. */
function counting(page: Page) {
  let taps = 0;
  return {
    get taps() {
      return taps;
    },
    tap: async (target: ReturnType<Page['locator']>) => {
      await target.click();
      taps += 1;
    },
    swipe: async () => {
      const grid = await page.getByRole('grid').first().boundingBox();
      if (!grid) throw new Error('No calendar.');
      const [y, right, left] = [grid.y + 60, grid.x + grid.width - 30, grid.x + 30];
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      await touch('touchStart', right);
      await touch('touchMove', (right + left) / 2);
      await touch('touchMove', left);
      await touch('touchEnd');
      await client.detach();
    },
  };
}

const filedOf = async (person: TestPerson) =>
  (await stage.app.call('GET', '/leave-requests/my-requests', { token: person.token })).json.map(
    (request) => [request.startDate, request.startHalf, request.endDate, request.endHalf],
  );

describe('asking for leave on a phone', () => {
  it('takes four taps for a week two months ahead, and four for an afternoon', {
    tags: 'daily',
  }, async () => {
    const { page, checkPage } = await stage.visitAs(ana, phone);
    await page.goto('/dashboard');
    const week = counting(page);
    await week.tap(page.getByRole('link', { name: 'Demande', exact: true }));
    await page.getByText('Touchez un jour.').waitFor();
    await checkPage();
    await week.swipe();
    await page
      .getByRole('grid', {
        name: new RegExp(days.monthAndYear(addMonths(firstOfMonth(todayInParis()), 1)), 'i'),
      })
      .waitFor();
    await week.swipe();
    await week.tap(dayButton(page, monday));
    await page.getByText('Un jour choisi.').waitFor();
    await week.tap(dayButton(page, friday));
    await page.getByText(/jours?, il vous restera/).waitFor();
    await checkPage();
    await week.tap(page.getByRole('button', { name: 'Envoyer la demande' }));
    await page.waitForURL('**/dashboard');
    // What the public pages say.
    expect(week.taps).toBe(measured.pressesForAWeek);
    await expect.poll(() => filedOf(ana)).toEqual([[monday, 'am', friday, 'pm']]);

    const half = counting(page);
    const day = addDays(friday, 3);
    await half.tap(page.getByRole('link', { name: 'Demande', exact: true }));
    await page.getByText('Touchez un jour.').waitFor();
    await half.swipe();
    await page
      .getByRole('grid', {
        name: new RegExp(days.monthAndYear(addMonths(firstOfMonth(todayInParis()), 1)), 'i'),
      })
      .waitFor();
    await half.swipe();
    await half.tap(dayButton(page, day));
    await half.tap(page.getByText('Après-midi', { exact: true }));
    await page.getByText(/^0,5\sjour, il vous restera/).waitFor();
    await half.tap(page.getByRole('button', { name: 'Envoyer la demande' }));
    await page.waitForURL('**/dashboard');
    expect(half.taps).toBe(4);
    await expect.poll(() => filedOf(ana)).toContainEqual([day, 'pm', day, 'pm']);
  });

  it('has days that a thumb meets, and shows what they hold', async () => {
    const person = await stage.organization.add('employee', 'Noé Loisel');
    const body = { type: 'vacation', startDate: monday, endDate: friday };
    await stage.app.call('POST', '/leave-requests', { token: person.token, body });
    const { page } = await stage.visitAs(person, phone);
    await page.goto(`/requests/new?from=${addDays(friday, 4)}`);
    const booked = dayButton(page, monday);
    await expect.poll(() => booked.getAttribute('aria-label')).toContain('déjà posé\u00a0: Vacances');
    const box = await booked.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});

it('a leave that has begun opens the door to the illness that lay over it', { tags: 'daily' }, async () => {
  const { app, organization } = stage;
  const manager = await organization.add('manager', 'Maud Manager');
  const start = mondayOf(addDays(todayInParis(), -14));
  const body = { type: 'vacation', startDate: start, endDate: addDays(start, 4), userId: ana.id };
  const { json } = await app.call('POST', '/leave-requests', { token: manager.token, body });
  const { page, checkPage } = await stage.visitAs(ana, phone);
  await page.goto(`/requests/${json.id}`);
  await page.getByRole('link', { name: 'Je suis tombé malade pendant ce congé' }).click();
  await page.getByText(/^Cet arrêt recouvre un congé posé/).waitFor();
  await page.getByText('N’écrivez aucune information médicale').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Maladie' }).isChecked()).toBe(true);
  expect(weekdayOf(start)).toBe(1);
  await checkPage();
});
