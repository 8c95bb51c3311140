import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { absencesByDay, partOf, partsShown, typesShown } from './day-absences.ts';
import type { CalendarAbsence } from './leave-request.ts';

const absence = (part: Partial<CalendarAbsence>): CalendarAbsence => ({
  id: 'a',
  employeeId: 'emma',
  employeeName: 'Emma',
  type: 'vacation',
  status: 'approved',
  startDate: '2026-05-04',
  startHalf: 'am',
  endDate: '2026-05-06',
  endHalf: 'pm',
  atWork: false,
  ...part,
});

const told = (absences: readonly CalendarAbsence[], from = '2026-05-01', to = '2026-05-31') =>
  [...absencesByDay(absences, d(from), d(to))].map(([day, met]) => [
    day,
    ...met.map((one) => `${one.absence.employeeId} ${one.absence.type} ${one.part}`),
  ]);

describe('the part of a day that an absence takes', () => {
  const fromNoonToNoon = absence({ startHalf: 'pm', endHalf: 'am' });
  it.each([
    ['2026-05-03', null],
    ['2026-05-04', 'pm'],
    ['2026-05-05', 'day'],
    ['2026-05-06', 'am'],
    ['2026-05-07', null],
  ])('is, on %s, %s', (day, part) => {
    expect(partOf(fromNoonToNoon, day)).toBe(part);
  });
});

describe('absences by day', () => {
  it('are on every day that they touch, within the days on show', () => {
    expect(told([absence({ endHalf: 'am' })], '2026-05-05', '2026-05-31')).toEqual([
      ['2026-05-05', 'emma vacation day'],
      ['2026-05-06', 'emma vacation am'],
    ]);
  });

  it('name a person once for a half-day, sickness before the leave it lies over', () => {
    const leave = absence({ id: 'leave' });
    const sick = absence({ id: 'sick', type: 'sick', startDate: '2026-05-05', endDate: '2026-05-05' });
    expect(told([leave, sick])).toEqual([
      ['2026-05-04', 'emma vacation day'],
      ['2026-05-05', 'emma sick day'],
      ['2026-05-06', 'emma vacation day'],
    ]);
  });

  it('keep two absences that share a day, and what is decided before what is not', () => {
    const one = { startDate: '2026-05-04', endDate: '2026-05-04' };
    const morning = absence({ id: 'am', ...one, endHalf: 'am' });
    const afternoon = absence({ id: 'pm', ...one, startHalf: 'pm', type: 'other' });
    const waiting = absence({ id: 'wait', ...one, endHalf: 'am', type: 'personal', status: 'pending' });
    expect(told([waiting, morning, afternoon])).toEqual([
      ['2026-05-04', 'emma vacation am', 'emma other pm'],
    ]);
  });
});

describe('a legend', () => {
  it('speaks of halves only where there are some', () => {
    const parts = (one: CalendarAbsence) =>
      partsShown(absencesByDay([one], d('2026-05-01'), d('2026-05-31')));
    expect(parts(absence({}))).toEqual(['day']);
    expect(parts(absence({ startHalf: 'pm' }))).toEqual(['day', 'pm']);
  });

  it('names each type once, the usual ones first', () => {
    expect(typesShown([absence({ type: 'other' }), absence({}), absence({})])).toEqual(['vacation', 'other']);
  });
});
