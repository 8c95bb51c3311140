import { expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import {
  monthsToChoose,
  periodMonths,
  queryOf,
  readInsightsAddress,
  withEnd,
  writeInsightsAddress,
} from './insights-address.ts';

const today = plainDate('2026-11-16');
const team = '0190b3a0-0000-7000-8000-000000000001';
const category = '0190b3a0-0000-7000-8000-000000000002';

it('shows the twelve months that are over unless the address says otherwise', () => {
  const usual = { from: '2025-11', to: '2026-10', groups: {}, figure: null, cell: null };
  expect(readInsightsAddress(new URLSearchParams(), today)).toEqual(usual);
  expect(readInsightsAddress(new URLSearchParams('from=2026-13&to=x&team=1&figure=score'), today)).toEqual(
    usual,
  );
  expect(readInsightsAddress(new URLSearchParams('from=2026-05&to=2026-04'), today)).toEqual(usual);
});

it('reads back what it wrote, and keeps what is not its own', () => {
  const address = {
    from: '2026-01',
    to: '2026-06',
    groups: { team, category },
    figure: 'unplanned-days',
    cell: { month: '2026-03', weekday: 1 },
  } as const;
  const written = writeInsightsAddress(new URLSearchParams('lang=en&site=old'), address);
  expect(readInsightsAddress(written, today)).toEqual(address);
  expect([written.get('lang'), written.get('site')]).toEqual(['en', null]);
  expect(queryOf(address)).toEqual({ from: '2026-01', to: '2026-06', team, category });
  expect(writeInsightsAddress(written, { figure: null, cell: null, groups: {} }).toString()).toBe(
    'lang=en&from=2026-01&to=2026-06',
  );
});

it('offers periods by the day it is', () => {
  expect(periodMonths('this-year', today)).toEqual({ from: '2026-01', to: '2026-11' });
  expect(periodMonths('last-year', today)).toEqual({ from: '2025-01', to: '2025-12' });
  expect(periodMonths('last-36', today)).toEqual({ from: '2023-11', to: '2026-10' });
});

it('lets either end be chosen, of whole months and three years at most', () => {
  const months = monthsToChoose(today);
  expect([months.length, months[0], months.at(-1)]).toEqual([72, '2026-11', '2020-12']);
  const year = { from: '2025-11', to: '2026-10' };
  expect(withEnd(year, 'from', '2026-03')).toEqual({ from: '2026-03', to: '2026-10' });
  expect(withEnd(year, 'from', '2026-11')).toEqual({ from: '2026-11', to: '2026-11' });
  expect(withEnd(year, 'from', '2021-01')).toEqual({ from: '2021-01', to: '2023-12' });
  expect(withEnd(year, 'to', '2025-10')).toEqual({ from: '2025-10', to: '2025-10' });
  expect(withEnd({ from: '2021-01', to: '2021-06' }, 'to', '2026-10')).toEqual({
    from: '2023-11',
    to: '2026-10',
  });
});
