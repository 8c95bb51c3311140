import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { calendarDays, firstSlot, lastSlot, leaveRange, parseLeaveRange } from './leave-range.ts';
import {
  addDays,
  addMonths,
  completedYears,
  plainDate as d,
  dateOf,
  fromDayNumber,
  parsePlainDate,
  toDayNumber,
  weekdayOf,
} from './plain-date.ts';
import { readLeaveDate } from './read-sent-days.ts';
import { changedFrom, timeline, valueAt } from './timeline.ts';
import { isoWeek, mondayOf, monthGrid, weekOf } from './week.ts';

describe('plain dates', () => {
  it('agree with Temporal on every day from 1969 to 2101', () => {
    let expected = Temporal.PlainDate.from('1969-01-01');
    for (let day = toDayNumber(d('1969-01-01')); day <= toDayNumber(d('2101-12-31')); day += 1) {
      const date = fromDayNumber(day);
      if (
        date !== expected.toString() ||
        weekdayOf(date) !== expected.dayOfWeek ||
        toDayNumber(date) !== day
      ) {
        throw new Error(`${date} is not ${expected.toString()}`);
      }
      expected = expected.add({ days: 1 });
    }
    expect(expected.toString()).toBe('2102-01-01');
  });

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-1',
    '26-04-01',
    '',
    '2026-04-01 ',
    '0000-01-01',
  ])('refuse %j', (text) => {
    expect(parsePlainDate(text)).toBeNull();
  });

  it('keep 29 February of leap years, 2000 included', () => {
    expect(parsePlainDate('2024-02-29')).toBe('2024-02-29');
    expect(parsePlainDate('2000-02-29')).toBe('2000-02-29');
    expect(addDays(d('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(d('2026-02-28'), 1)).toBe('2026-03-01');
  });

  it('add months from date to date and stop at the end of a short month', () => {
    expect(addMonths(d('2026-05-13'), 15)).toBe('2027-08-13');
    expect(addMonths(d('2025-11-30'), 15)).toBe('2027-02-28');
    expect(addMonths(d('2024-01-31'), 1)).toBe('2024-02-29');
    expect(addMonths(d('2026-01-15'), -13)).toBe('2024-12-15');
  });

  it('count completed years, a 29 February birthday falling on 1 March', () => {
    expect(completedYears(d('2004-02-29'), d('2025-02-28'))).toBe(20);
    expect(completedYears(d('2004-02-29'), d('2025-03-01'))).toBe(21);
    expect(completedYears(d('2005-04-30'), d('2026-04-30'))).toBe(21);
  });

  it('refuse to be made from a day that does not exist', () => {
    expect(() => dateOf(2026, 2, 29)).toThrow(RangeError);
    expect(() => d('tomorrow')).toThrow(RangeError);
  });
});

describe('dates from the wire', () => {
  it.each([
    ['2026-07-06', '2026-07-06'],
    ['2026-07-06T00:00:00.000Z', '2026-07-06'],
    ['2026-07-06T00:00Z', '2026-07-06'],
    ['2026-07-06T00:00:00+00:00', '2026-07-06'],
    ['2026-07-05T22:00:00.000Z', '2026-07-06'],
    ['2026-01-05T23:00:00Z', '2026-01-06'],
    ['2026-01-05T22:59:59Z', '2026-01-05'],
    ['2026-07-06T10:00:00+02:00', '2026-07-06'],
    ['2026-07-06T00:00:00+02:00', '2026-07-06'],
  ])('%s is read as %s in Paris', (text, expected) => {
    expect(readLeaveDate(text, 'Europe/Paris')).toBe(expected);
  });

  it('an instant is read in the zone of the organisation', () => {
    expect(readLeaveDate('2026-07-05T21:00:00Z', 'Indian/Reunion')).toBe('2026-07-06');
    expect(readLeaveDate('2026-07-06T03:00:00Z', 'America/Martinique')).toBe('2026-07-05');
    expect(readLeaveDate('2026-07-06T00:00:00Z', 'America/Martinique')).toBe('2026-07-06');
  });

  it.each([
    '2026-07-06T10:00:00',
    'tomorrow',
    '2026-02-30T00:00:00Z',
    '2026-07-06T25:00:00Z',
    '1783296000000',
  ])('%s is refused', (text) => {
    expect(readLeaveDate(text, 'Europe/Paris')).toBeNull();
  });
});

describe('ranges', () => {
  it('refuse an end before the start, and an afternoon that ends the same morning', () => {
    expect(parseLeaveRange(d('2026-07-07'), d('2026-07-06'))).toEqual({
      ok: false,
      reason: 'end_before_start',
      at: 'end',
    });
    expect(parseLeaveRange(d('2026-07-06'), d('2026-07-06'), 'pm', 'am')).toEqual({
      ok: false,
      reason: 'empty_half_days',
      at: 'end',
    });
    expect(() => leaveRange(d('2026-07-07'), d('2026-07-06'))).toThrow(RangeError);
  });

  it('count calendar days with both ends, and half-days as neighbours', () => {
    expect(calendarDays(leaveRange(d('2026-07-06'), d('2026-07-10')))).toBe(5);
    expect(calendarDays(leaveRange(d('2024-02-28'), d('2024-03-01')))).toBe(3);
    const morning = leaveRange(d('2026-07-06'), d('2026-07-06'), 'am', 'am');
    const afternoon = leaveRange(d('2026-07-06'), d('2026-07-06'), 'pm', 'pm');
    expect(firstSlot(afternoon) - lastSlot(morning)).toBe(1);
  });
});

describe('weeks', () => {
  it('start on Monday', () => {
    expect(mondayOf(d('2026-11-15'))).toBe('2026-11-09');
    expect(mondayOf(d('2026-11-09'))).toBe('2026-11-09');
    expect(weekOf(d('2026-11-11')).at(-1)).toBe('2026-11-15');
  });

  it('fill a grid of 42 days from a Monday', () => {
    const grid = monthGrid(2026, 2);
    expect(grid).toHaveLength(42);
    expect(grid[0]).toBe('2026-01-26');
  });

  it('are numbered as in ISO 8601', () => {
    expect(isoWeek(d('2027-01-01'))).toEqual({ year: 2026, week: 53 });
    expect(isoWeek(d('2026-01-01'))).toEqual({ year: 2026, week: 1 });
  });
});

describe('timelines', () => {
  const values = timeline([
    { from: d('2026-03-01'), value: 'four' },
    { from: d('2025-01-01'), value: 'five' },
  ]);

  it('hold each value from its day, the earliest one before it too', () => {
    expect(valueAt(values, d('2024-06-01'))).toBe('five');
    expect(valueAt(values, d('2026-02-28'))).toBe('five');
    expect(valueAt(values, d('2026-03-01'))).toBe('four');
  });

  it('refuse two values for one day and no value at all', () => {
    expect(() => timeline([])).toThrow(RangeError);
    expect(() => timeline([...values, { from: d('2026-03-01'), value: 'three' }])).toThrow(RangeError);
  });

  it('change from a day without touching what was planned later', () => {
    const changed = changedFrom(values, d('2025-06-01'), 'six');
    expect(valueAt(changed, d('2025-12-01'))).toBe('six');
    expect(valueAt(changed, d('2026-04-01'))).toBe('four');
  });
});
