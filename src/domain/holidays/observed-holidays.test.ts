import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always, timeline } from '#domain/calendar/timeline.ts';
import type { HolidayObservance } from './observance.ts';
import { observedHolidays } from './observed-holidays.ts';

const METROPOLE: HolidayObservance = {
  zone: 'metropole',
  workedHolidays: [],
  workedDates: [],
  solidarityDay: null,
  goodFridayOff: true,
};

const told = (policies: Parameters<typeof observedHolidays>[0], from: string, to: string) =>
  observedHolidays(policies, d(from), d(to)).map(({ holiday, worked }) => [holiday.date, worked]);

describe('holidays as an organisation lives them', () => {
  it('are those of its zone, in order, each with whether it is worked (H4, H6, H7)', () => {
    const holidays = {
      ...METROPOLE,
      workedDates: [d('2026-05-08')],
      solidarityDay: 'whit-monday',
    } as const;
    expect(told(always({ holidays }), '2026-05-01', '2026-05-31')).toEqual([
      ['2026-05-01', false],
      ['2026-05-08', true],
      ['2026-05-14', false],
      ['2026-05-25', true],
    ]);
  });

  it('follow the settings in force on each day (C15)', () => {
    const policies = timeline([
      { from: d('2020-01-01'), value: { holidays: METROPOLE } },
      { from: d('2026-12-01'), value: { holidays: { ...METROPOLE, zone: 'alsace-moselle' } as const } },
    ]);
    expect(told(policies, '2025-12-20', '2025-12-31')).toEqual([['2025-12-25', false]]);
    expect(told(policies, '2026-12-20', '2026-12-31')).toEqual([
      ['2026-12-25', false],
      ['2026-12-26', false],
    ]);
  });

  it('leave out Good Friday where it is an ordinary day, and name a shared day once (H3, H4)', () => {
    const holidays = { ...METROPOLE, zone: 'alsace-moselle', goodFridayOff: false } as const;
    expect(told(always({ holidays }), '2026-04-01', '2026-04-30')).toEqual([['2026-04-06', false]]);
    expect(told(always({ holidays: METROPOLE }), '2008-05-01', '2008-05-01')).toEqual([
      ['2008-05-01', false],
    ]);
  });
});
