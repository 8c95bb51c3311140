import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { setClock } from '#tests/support/leave-company.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { setScreenStage } from '#tests/support/screen-stage.tsx';
import { formatTypedDay } from '#ui/typed-date.ts';
import { hearServerTime } from '#web/clock/clock.ts';

const stage = setScreenStage();

/** Someone of an organisation in a time zone, who leaves twelve days after `today`. */
async function leavingFrom(timeZone: string, today: string) {
  const { app } = stage;
  const organization = await createTestOrganization(app.services);
  const { admin, name } = organization;
  const settings = { name, timeZone, holidayZone: 'metropole' };
  const moved = await app.call('PUT', '/organization', { token: admin.token, body: settings });
  expect(moved.status).toBe(200);
  const emma = await organization.add('employee');
  // Five days, so that it is never all weekend.
  const [startDate, endDate] = [addDays(plainDate(today), 12), addDays(plainDate(today), 16)];
  const leave = leaveOf(app);
  const booked = await leave.file(emma, { type: 'personal', startDate, endDate });
  await leave.approve(admin, booked.id);
  return emma;
}

const dayWith = (mark: string) => document.querySelector(`[role="grid"] [${mark}]`)?.getAttribute('data-day');

describe('today is the organisation’s, whatever the reader’s', () => {
  it.each([
    // An hour before midnight, UTC: in France it is tomorrow.
    ['2026-11-17T23:30:00Z', 'Europe/Paris', 'America/Guadeloupe', '2026-11-18'],
    ['2026-12-31T23:30:00Z', 'Europe/Paris', 'America/Guadeloupe', '2027-01-01'],
    ['2026-12-31T12:00:00Z', 'America/Guadeloupe', 'Pacific/Auckland', '2026-12-31'],
    ['2028-02-28T23:30:00Z', 'Europe/Paris', 'America/Guadeloupe', '2028-02-29'],
    ['2028-02-29T20:30:00Z', 'Indian/Reunion', 'Europe/Paris', '2028-03-01'],
    // Clocks go forward in the night to 28 March 2027, and back in that to 31 October.
    ['2027-03-28T00:59:30Z', 'Europe/Paris', 'America/Guadeloupe', '2027-03-28'],
    ['2027-03-28T22:30:00Z', 'Europe/Paris', 'America/Guadeloupe', '2027-03-29'],
    ['2027-10-30T22:30:00Z', 'Europe/Paris', 'America/Guadeloupe', '2027-10-31'],
    ['2027-10-31T22:30:00Z', 'Europe/Paris', 'Asia/Tokyo', '2027-10-31'],
  ])('at %s in %s, read in %s, it is %s', async (instant, zone, readersZone, today) => {
    setClock(stage.app, instant);
    const emma = await leavingFrom(zone, today);
    // The reader's own clock goes as that of the tests does: months from the server's, which is the one that counts.
    const reader = { timeZone: readersZone };
    await stage.openAs(emma, '/dashboard', reader);
    await screen.findByText('Dans 12 jours : Personnel');
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(readersZone);
    await stage.openAs(emma, '/requests/new', reader);
    const first = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Du' });
    await waitFor(() => expect(first.value).toBe(formatTypedDay(today)));
    await waitFor(() => expect(dayWith('data-today="true"')).toBe(today));
    await stage.openAs(emma, '/calendar', reader);
    await screen.findByRole('grid');
    await waitFor(() => expect(dayWith('aria-current="date"')).toBe(today));
  });
});

describe('at every hour of a day', () => {
  // How many hours of a day of UTC belong to the day before there, and from which hour on it is the day after.
  it.each([
    ['Europe/Paris', 0, 23],
    ['America/Guadeloupe', 4, 24],
    ['Indian/Reunion', 0, 20],
  ])('in %s, the dashboard and the form know which day it is', async (zone, daysBefore, dayAfter) => {
    const todayAt = (hour: number) =>
      addDays(plainDate('2026-11-17'), hour < daysBefore ? -1 : hour >= dayAfter ? 1 : 0);
    const turnTo = (hour: number) => {
      const instant = `2026-11-17T${String(hour).padStart(2, '0')}:30:00Z`;
      setClock(stage.app, instant);
      hearServerTime(new Date(instant).toUTCString());
      return todayAt(hour);
    };
    turnTo(0);
    // Twelve days after the day itself, thirteen after the one before.
    const emma = await leavingFrom(zone, '2026-11-17');
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    await stage.openAs(emma, '/dashboard');
    const daysLeft = new Map<string, number>([
      ['2026-11-16', 13],
      ['2026-11-17', 12],
      ['2026-11-18', 11],
    ]);
    for (const hour of hours) await screen.findByText(`Dans ${daysLeft.get(turnTo(hour))} jours : Personnel`);
    turnTo(0);
    await stage.openAs(emma, '/requests/new');
    const first = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Du' });
    for (const hour of hours) {
      const today = turnTo(hour);
      await waitFor(() => expect(first.value).toBe(formatTypedDay(today)));
      await waitFor(() => expect(dayWith('data-today="true"')).toBe(today));
    }
  });
});
