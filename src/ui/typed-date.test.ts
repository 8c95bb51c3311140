import { describe, expect, it } from 'vitest';
import { formatTypedDay, fromLocalDate, parseTypedDay, toLocalDate } from './typed-date.ts';

describe('parseTypedDay', () => {
  it.each([
    ['04/05/2026', '2026-05-04'],
    ['4/5/26', '2026-05-04'],
    ['4.5.2026', '2026-05-04'],
    ['04-05-2026', '2026-05-04'],
    ['04052026', '2026-05-04'],
    [' 2026-05-04 ', '2026-05-04'],
    ['29/02/2028', '2028-02-29'],
  ])('reads %j as %s', (typed, day) => {
    expect(parseTypedDay(typed)).toBe(day);
  });

  it.each(['', '31/04/2026', '29/02/2026', '13/13/2026', '2026-02-30', 'demain', '04/05', '1/1/0001'])(
    'refuses %j',
    (typed) => {
      expect(parseTypedDay(typed)).toBeNull();
    },
  );
});

describe('days and local dates', () => {
  it.each(['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29'])('%s goes there and back', (day) => {
    expect(fromLocalDate(toLocalDate(day))).toBe(day);
    expect(parseTypedDay(formatTypedDay(day))).toBe(day);
  });
});
