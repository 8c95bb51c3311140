import { describe, expect, it } from 'vitest';
import { holidayChoices, solidarityDayChoices } from './holiday-choices.ts';

const settings = {
  holidayZone: 'metropole',
  solidarityDay: null,
  goodFridayOff: true,
  workedHolidays: ['2026-05-08'],
} as const;

describe('holidays to choose from', () => {
  it('are those of the zone, in order, with what is worked', () => {
    const choices = holidayChoices({ ...settings, workedHolidays: ['2026-05-08'] }, 2026);
    expect(choices).toHaveLength(11);
    expect(choices.filter(({ worked }) => worked).map(({ date }) => date)).toEqual(['2026-05-08']);
  });

  it('hold the solidarity day as worked, every year', () => {
    const choices = holidayChoices({ ...settings, workedHolidays: [], solidarityDay: 'whit-monday' }, 2027);
    expect(choices.filter(({ solidarity }) => solidarity)).toMatchObject([
      { date: '2027-05-17', worked: true },
    ]);
  });

  it('are one choice where two share a day', () => {
    const shared = holidayChoices({ ...settings, workedHolidays: [] }, 2008);
    expect(shared.filter(({ date }) => date === '2008-05-01').map(({ names }) => names.length)).toEqual([2]);
  });

  it('leave Good Friday out where it is an ordinary day', () => {
    const alsace = { ...settings, holidayZone: 'alsace-moselle', workedHolidays: [] } as const;
    const dates = (goodFridayOff: boolean) =>
      holidayChoices({ ...alsace, workedHolidays: [], goodFridayOff }, 2026).map(({ date }) => date);
    expect(dates(true)).toContain('2026-04-03');
    expect(dates(false)).not.toContain('2026-04-03');
  });

  it('offer as solidarity day only what the law allows', () => {
    const keys = solidarityDayChoices('alsace-moselle', 2026).map(({ key }) => key);
    expect(keys).toContain('whit-monday');
    expect(keys).not.toEqual(expect.arrayContaining(['labour-day']));
    expect(keys).not.toContain('good-friday');
    expect(keys).not.toContain('saint-stephen');
  });
});
