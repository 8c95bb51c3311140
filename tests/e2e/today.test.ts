import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import type { VisitOptions } from '#tests/support/browser.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { setClock } from '#tests/support/leave-company.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { formatTypedDay } from '#ui/typed-date.ts';

const stage = setBrowserStage();
const DAY_MS = 86_400_000;

/** An organisation in a time zone; Emma leaves twelve days after `today`, and Paul's request waits. */
async function companyIn(timeZone: string, today: string) {
  const { app } = stage;
  const organization = await createTestOrganization(app.services);
  const { admin, name } = organization;
  const settings = { name, timeZone, holidayZone: 'metropole' };
  const moved = await app.call('PUT', '/organization', { token: admin.token, body: settings });
  expect(moved.status).toBe(200);
  const [emma, paul] = [await organization.add('employee'), await organization.add('employee')];
  // Five days, so that it is never all weekend.
  const [startDate, endDate] = [addDays(plainDate(today), 12), addDays(plainDate(today), 16)];
  const leave = leaveOf(app);
  const [booked] = await Promise.all(
    [emma, paul].map((person) => leave.file(person, { type: 'personal', startDate, endDate })),
  );
  if (!booked) throw new Error('Nothing was filed.');
  await leave.approve(admin, booked.id);
  return { admin, emma, booked, settings };
}

/** A reader whose clock goes like the server's, wherever they are. */
function readerIn(timeZone: string): VisitOptions {
  return { timeZone, clockAheadMs: stage.app.services.now().getTime() - Date.now() };
}

const markedDay = (page: Page) => page.getByRole('grid').locator('[aria-current="date"]');

// Once in a browser, whose clock and zone are its own; other nights and zones are in `tests/component/today.test.tsx`.
it('today is the organisation’s, whatever the reader’s', async () => {
  // An hour before midnight, UTC: in France it is tomorrow.
  setClock(stage.app, '2026-12-31T23:30:00Z');
  const today = '2027-01-01';
  const { emma } = await companyIn('Europe/Paris', today);
  const { page } = await stage.visitAs(emma, readerIn('America/Guadeloupe'));
  await page.goto('/dashboard');
  await page.getByText('Dans 12 jours : Personnel').waitFor();
  await page.goto('/requests/new');
  const first = page.getByRole('textbox', { name: 'Du', exact: true });
  await expect.poll(() => first.inputValue()).toBe(formatTypedDay(today));
  const marked = page.getByRole('grid').locator('[data-today="true"]');
  await expect.poll(() => marked.getAttribute('data-day')).toBe(today);
  await page.goto('/calendar');
  await expect.poll(() => markedDay(page).getAttribute('data-day')).toBe(today);
});

it('things happened on the organisation’s day and at its hour', async () => {
  setClock(stage.app, '2027-06-29T22:30:00Z');
  const { admin, booked } = await companyIn('Europe/Paris', '2027-06-30');
  stage.app.advance(DAY_MS);
  const { page } = await stage.visitAs(admin, readerIn('America/Guadeloupe'));
  await page.goto('/approvals');
  // Filed at half past midnight on 30 June; on 1 July it has waited for a day.
  await page.getByText('Attend depuis 1 jour · déposée le 30/06/2027').waitFor();
  await page.goto('/audit-log');
  await page.getByText('30/06/2027 00:30').first().waitFor();
  await page.goto(`/requests/${booked.id}`);
  await page.getByText('Alix Admin, le 30 juin 2027 à 00:30').waitFor();
});

it('a page that stays open moves on at the organisation’s midnight', async () => {
  const { app } = stage;
  setClock(app, '2027-01-14T22:58:00Z');
  const { emma } = await companyIn('Europe/Paris', '2027-01-14');
  const { page } = await stage.visitAs(emma, { timeZone: 'Asia/Tokyo', ownProfile: true });
  await page.clock.install({ time: app.services.now() });
  await page.goto('/dashboard');
  await page.getByText('Dans 12 jours : Personnel').waitFor();
  app.advance(3 * 60_000);
  await page.clock.runFor(3 * 60_000);
  await page.getByText('Dans 11 jours : Personnel').waitFor();
});

it('a browser’s clock that is wrong by weeks decides nothing', async () => {
  setClock(stage.app, '2027-05-11T09:00:00Z');
  const { emma } = await companyIn('Europe/Paris', '2027-05-11');
  const right = readerIn('Europe/Paris');
  const { page } = await stage.visitAs(emma, {
    ...right,
    clockAheadMs: (right.clockAheadMs ?? 0) - 40 * DAY_MS,
  });
  await page.goto('/requests/new');
  const first = page.getByRole('textbox', { name: 'Du', exact: true });
  await expect.poll(() => first.inputValue()).toBe('11/05/2027');
  await page.goto('/dashboard');
  await page.getByText('Dans 12 jours : Personnel').waitFor();
});

it('an organisation that moves takes open pages along', async () => {
  const { app } = stage;
  setClock(app, '2027-05-12T20:30:00Z');
  const { emma, admin, settings } = await companyIn('Europe/Paris', '2027-05-12');
  const { page } = await stage.visitAs(emma, readerIn('Europe/Paris'));
  await page.goto('/dashboard');
  await page.getByText('Dans 12 jours : Personnel').waitFor();
  const body = { ...settings, timeZone: 'Indian/Reunion' };
  const changed = await app.call('PUT', '/organization', { token: admin.token, body });
  expect(changed.status).toBe(200);
  await page.getByText('Dans 11 jours : Personnel').waitFor();
});
