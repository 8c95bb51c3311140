import { describe, expect, it } from 'vitest';
import { settingsDraftSchema } from '#contract/settings.ts';
import { changedSettings, draftOf, refusedSettings, SETTING_NAMES } from './leave-settings.ts';

const draft = settingsDraftSchema.parse({
  timeZone: 'Europe/Paris',
  holidayZone: 'metropole',
  countingMode: 'ouvres',
  referencePeriodStart: '06-01',
  openDays: [1, 2, 3, 4, 5],
  workedHolidays: [],
  yearlyWorkedHolidays: [],
  solidarityDay: null,
  goodFridayOff: true,
  daysPerYear: null,
  refuseBeyondBalance: false,
  carryOver: { kind: 'none', days: 0, months: 12 },
  fractionnement: true,
  rtt: null,
  forfaitJours: null,
  seniority: [],
  youngParentDays: true,
  loneHalfDay: 'costs-half',
  halfWorkedDay: 'whole',
  creditHolidayOnClosedDay: true,
  supplementaryBirthLeaveAccrues: true,
  effectiveFrom: '2026-06-01',
});

describe('a draft of settings', () => {
  it('names every setting of the contract', () => {
    const names = Object.keys(settingsDraftSchema.shape).filter((name) => name !== 'effectiveFrom');
    expect([...SETTING_NAMES].sort()).toEqual(names.sort());
  });

  it('starts from what stands, and changes nothing by itself', () => {
    const started = draftOf({ ...draft, changes: [] }, '2026-11-15');
    expect(started.effectiveFrom).toBe('2026-11-15');
    expect(changedSettings(draft, started)).toEqual([]);
  });

  it('says what differs, in the order of the page', () => {
    const after = { ...draft, openDays: [1, 2, 3, 4], countingMode: 'ouvrables' as const };
    expect(changedSettings(draft, after)).toEqual(['countingMode', 'openDays']);
  });

  it('does not mind the order of holidays, nor figures that hold for nothing', () => {
    const before = { ...draft, workedHolidays: ['2026-05-25', '2027-05-17'] };
    const after = {
      ...draft,
      workedHolidays: ['2027-05-17', '2026-05-25'],
      carryOver: { kind: 'none' as const, days: 4, months: 3 },
    };
    expect(changedSettings(before, after)).toEqual([]);
  });
});

describe('what the law refuses', () => {
  it('is nothing for the settings everyone starts with', () => {
    expect(refusedSettings(draft)).toEqual([]);
  });

  it.each([
    [{ daysPerYear: 20 }, 'daysPerYear', 'less_than_five_weeks'],
    [{ solidarityDay: 'labour-day' as const }, 'solidarityDay', 'solidarity_day_protected'],
  ])('is told at its field: %j', (part, name, refusal) => {
    expect(refusedSettings({ ...draft, ...part })).toEqual([{ name, refusal }]);
  });
});
