import { expect, it } from 'vitest';
import { monthBeside, monthToBegin, type PayMonthState } from './pay-month.ts';

const months = (...closed: string[]): PayMonthState[] =>
  ['2026-11', '2026-10', '2026-09', '2026-08'].map((month) => ({
    month,
    paidIn: month,
    state: closed.includes(month) ? 'closed' : 'open',
    closedAt: null,
    closedBy: null,
  }));

it.each([
  ['the month that is over', months(), '2026-10'],
  ['the one after the closed ones', months('2026-08', '2026-09'), '2026-10'],
  ['this one', months('2026-09', '2026-10'), '2026-11'],
  ['this one, closed as it is', months('2026-10', '2026-11'), '2026-11'],
])('begins with %s', (_, listed, expected) => {
  expect(monthToBegin(listed)).toBe(expected);
});

it('goes from month to month over the end of a year', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});
