import { describe, expect, it } from 'vitest';
import {
  holidayExceptions,
  holidaysToAdd,
  solidarityDayChoices,
  worksOnFirstOfMay,
} from './holiday-exceptions.ts';

const allOff: Parameters<typeof holidayExceptions>[0] = {
  holidayZone: 'metropole',
  solidarityDay: null,
  goodFridayOff: true,
  workedHolidays: [],
  yearlyWorkedHolidays: [],
};

const keysToAdd = (observed: typeof allOff) => holidaysToAdd(observed, 2026).map(({ key }) => key);

describe('holidays that are worked', () => {
  it('are none as long as all are off', () => {
    expect(holidayExceptions(allOff, 2026)).toEqual([]);
    expect(keysToAdd(allOff)).toHaveLength(11);
  });

  it('are told from the solidarity day to single days, each in the order of the calendar', () => {
    const observed: typeof allOff = {
      ...allOff,
      solidarityDay: 'whit-monday',
      yearlyWorkedHolidays: ['armistice-1918', 'victory-1945'],
      workedHolidays: ['2027-07-14', '2026-08-15', '2025-08-15'],
    };
    expect(holidayExceptions(observed, 2026)).toEqual([
      { kind: 'solidarity', keys: ['whit-monday'] },
      { kind: 'yearly', keys: ['victory-1945'] },
      { kind: 'yearly', keys: ['armistice-1918'] },
      { kind: 'once', keys: ['assumption'], date: '2026-08-15' },
      { kind: 'once', keys: ['bastille-day'], date: '2027-07-14' },
    ]);
  });

  it('are told once where one day is worked for two reasons', () => {
    const observed: typeof allOff = {
      ...allOff,
      solidarityDay: 'whit-monday',
      yearlyWorkedHolidays: ['victory-1945', 'whit-monday'],
      workedHolidays: ['2026-05-08', '2026-05-25'],
    };
    expect(holidayExceptions(observed, 2026)).toEqual([
      { kind: 'solidarity', keys: ['whit-monday'] },
      { kind: 'yearly', keys: ['victory-1945'] },
    ]);
  });

  it('name both where two share a day', () => {
    expect(holidayExceptions({ ...allOff, workedHolidays: ['2008-05-01'] }, 2008)).toEqual([
      { kind: 'once', keys: ['labour-day', 'ascension'], date: '2008-05-01' },
    ]);
  });

  it('are not those of another zone', () => {
    const observed: typeof allOff = { ...allOff, yearlyWorkedHolidays: ['saint-stephen'] };
    expect(holidayExceptions(observed, 2026)).toEqual([]);
    expect(holidayExceptions({ ...observed, holidayZone: 'alsace-moselle' }, 2026)).toHaveLength(1);
  });

  it('leave Good Friday out where it is an ordinary day', () => {
    const alsace: typeof allOff = {
      ...allOff,
      holidayZone: 'alsace-moselle',
      yearlyWorkedHolidays: ['good-friday'],
    };
    expect(holidayExceptions(alsace, 2026)).toHaveLength(1);
    expect(holidayExceptions({ ...alsace, goodFridayOff: false }, 2026)).toEqual([]);
    const off: typeof allOff = { ...alsace, yearlyWorkedHolidays: [] };
    expect(keysToAdd(off)).toContain('good-friday');
    expect(keysToAdd({ ...off, goodFridayOff: false })).not.toContain('good-friday');
  });

  it('can be added until they are worked every year', () => {
    const observed: typeof allOff = {
      ...allOff,
      solidarityDay: 'whit-monday',
      yearlyWorkedHolidays: ['victory-1945'],
      workedHolidays: ['2026-07-14'],
    };
    const choices = holidaysToAdd(observed, 2026);
    expect(choices).toHaveLength(9);
    expect(choices.find(({ key }) => key === 'bastille-day')?.days).toEqual(['2027-07-14']);
    expect(choices.find(({ key }) => key === 'ascension')?.days).toEqual(['2026-05-14', '2027-05-06']);
  });

  it('know 1 May, which the law takes off', () => {
    expect(worksOnFirstOfMay(allOff)).toBe(false);
    expect(worksOnFirstOfMay({ ...allOff, workedHolidays: ['2027-05-01'] })).toBe(true);
    expect(worksOnFirstOfMay({ ...allOff, yearlyWorkedHolidays: ['labour-day'] })).toBe(true);
  });

  it('offer as solidarity day only what the law allows', () => {
    const keys = solidarityDayChoices('alsace-moselle', 2026).map(({ key }) => key);
    expect(keys).toContain('whit-monday');
    expect(keys).not.toContain('labour-day');
    expect(keys).not.toContain('good-friday');
    expect(keys).not.toContain('saint-stephen');
  });
});
