import { expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import type { CalendarAddress } from './address.ts';
import { shownRange } from './shown-range.ts';

type Asked = Partial<Pick<CalendarAddress, 'view' | 'month' | 'from' | 'scale'>>;

const today = d('2026-05-14');
const rangeOf = (asked: Asked): string => {
  const address = { view: 'timeline', month: d('2026-05-01'), from: null, scale: null, ...asked } as const;
  const { from, to } = shownRange(address, today);
  return `${from} ${to}`;
};

it.each<[string, Asked]>([
  ['2028-02-01 2028-02-29', { view: 'month', month: d('2028-02-01') }],
  ['2026-05-14 2026-06-07', { view: 'agenda' }],
  ['2028-02-01 2028-02-29', { view: 'agenda', month: d('2028-02-01') }],
  ['2028-01-01 2028-12-31', { view: 'year', month: d('2028-02-01') }],
  ['2026-05-01 2026-05-31', {}],
  ['2026-05-11 2026-05-17', { scale: 'week' }],
  ['2026-06-01 2026-06-07', { scale: 'week', month: d('2026-06-01') }],
  ['2026-10-01 2026-12-31', { scale: 'quarter', from: d('2026-12-31') }],
  ['2027-01-01 2027-12-31', { scale: 'year', from: d('2027-03-03') }],
])('%s is on show for %o', (range, asked) => {
  expect(rangeOf(asked)).toBe(range);
});
