import { describe, expect, it } from 'vitest';
import { plainDate as d, weekdayOf } from '#domain/calendar/plain-date.ts';
import { easterSunday } from './easter.ts';
import { holidayDay, refuseSolidarityDay } from './observance.ts';
import { holidaysBetween, holidaysOf, holidaysOn, nextHoliday } from './public-holidays.ts';
import { HOLIDAY_ZONES, isHolidayZone } from './zones.ts';

const OBSERVANCE = {
  zone: 'metropole',
  workedHolidays: [],
  workedDates: [],
  solidarityDay: null,
  goodFridayOff: true,
} as const;

describe('Easter (H1)', () => {
  it.each([
    [1970, '1970-03-29'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2100, '2100-03-28'],
  ])('%i falls on %s', (year, expected) => {
    expect(easterSunday(year)).toBe(expected);
  });

  it('is always a Sunday between 22 March and 25 April', () => {
    for (let year = 1970; year <= 2100; year += 1) {
      const easter = easterSunday(year);
      expect(weekdayOf(easter)).toBe(7);
      expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true);
    }
  });
});

describe('public holidays', () => {
  it('are eleven in mainland France since 1982, ten before (H2)', () => {
    for (let year = 1970; year <= 2100; year += 1) {
      expect(holidaysOf('metropole', year)).toHaveLength(year < 1982 ? 10 : 11);
    }
  });

  it('are listed both when two share a day (H3)', () => {
    expect(holidaysOn('metropole', d('2008-05-01')).map((holiday) => holiday.key)).toEqual([
      'labour-day',
      'ascension',
    ]);
    expect(holidaysOn('guyane', d('2030-06-10')).map((holiday) => holiday.key)).toEqual([
      'whit-monday',
      'abolition-of-slavery',
    ]);
  });

  it('belong to their zone (H4, H5)', () => {
    expect(holidaysOn('alsace-moselle', d('2026-04-03'))[0]?.name.fr).toBe('Vendredi saint');
    expect(holidaysOn('metropole', d('2026-04-03'))).toEqual([]);
    expect(holidaysOn('la-reunion', d('2026-12-20'))[0]?.name.en).toBe('Abolition of Slavery');
    expect(HOLIDAY_ZONES).toHaveLength(7);
    expect(isHolidayZone('corse')).toBe(false);
  });

  it('are found between dates and next to a date', () => {
    expect(holidaysBetween('metropole', d('2026-12-25'), d('2027-01-01'))).toHaveLength(2);
    expect(nextHoliday('metropole', d('2026-12-26'))?.date).toBe('2027-01-01');
  });

  it('are refused outside 1970–2100', () => {
    expect(() => holidaysOf('metropole', 1969)).toThrow(RangeError);
    expect(() => holidaysOf('metropole', 2101)).toThrow(RangeError);
  });

  it('are none beyond the last year that is known', () => {
    expect(nextHoliday('metropole', d('2100-12-26'))).toBeNull();
    expect(holidaysBetween('metropole', d('1969-12-01'), d('1970-01-01'))).toHaveLength(1);
  });

  it('can be worked every year, on one day, or as the solidarity day (H6, H7)', () => {
    const whitMonday = d('2026-05-25');
    expect(holidayDay(OBSERVANCE, whitMonday).kind).toBe('off');
    expect(holidayDay({ ...OBSERVANCE, workedHolidays: ['whit-monday'] }, whitMonday).kind).toBe('worked');
    expect(holidayDay({ ...OBSERVANCE, workedDates: [whitMonday] }, whitMonday).kind).toBe('worked');
    expect(holidayDay({ ...OBSERVANCE, solidarityDay: 'whit-monday' }, whitMonday).kind).toBe('worked');
    expect(holidayDay(OBSERVANCE, d('2026-05-26')).kind).toBe('none');
  });

  it('rest when one of two on a day is off (H3)', () => {
    expect(holidayDay({ ...OBSERVANCE, workedHolidays: ['ascension'] }, d('2008-05-01')).kind).toBe('off');
  });

  it('leave Good Friday worked in communes without a temple (H4)', () => {
    const goodFriday = d('2026-04-03');
    expect(holidayDay({ ...OBSERVANCE, zone: 'alsace-moselle' }, goodFriday).kind).toBe('off');
    expect(holidayDay({ ...OBSERVANCE, zone: 'alsace-moselle', goodFridayOff: false }, goodFriday).kind).toBe(
      'none',
    );
  });

  it('refuse a solidarity day that the law protects (H7)', () => {
    expect(refuseSolidarityDay('metropole', 'labour-day')).toBe('labour_day');
    expect(refuseSolidarityDay('alsace-moselle', 'saint-stephen')).toBe('alsace_moselle_holiday');
    expect(refuseSolidarityDay('metropole', 'christmas')).toBeNull();
    expect(refuseSolidarityDay('metropole', 'whit-monday')).toBeNull();
  });
});
