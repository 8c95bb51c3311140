import { describe, expect, it } from 'vitest';
import { addDays, plainDate as d, SATURDAY, weekdayOf } from '#domain/calendar/plain-date.ts';
import { SCHOOL_DAYS_KNOWN, SCHOOL_ZONES, schoolBreaksBetween } from './school-holidays.ts';

const all = schoolBreaksBetween(SCHOOL_DAYS_KNOWN.from, SCHOOL_DAYS_KNOWN.to);

describe('school holidays', () => {
  it('are five for every zone in each school year', () => {
    for (const zone of SCHOOL_ZONES) {
      const keys = all.filter(({ zones }) => zones.includes(zone)).map(({ key }) => key);
      const year = ['autumn', 'christmas', 'winter', 'spring', 'summer'];
      expect(keys, zone).toEqual([...year, ...year]);
    }
  });

  it('start on a Saturday, and last sixteen days but for the summer', () => {
    for (const { key, from, to } of all) {
      expect(weekdayOf(from), `${key} ${from}`).toBe(SATURDAY);
      if (key !== 'summer') expect(addDays(from, 15), key).toBe(to);
    }
  });

  it('never meet within a zone', () => {
    for (const zone of SCHOOL_ZONES) {
      const mine = all.filter(({ zones }) => zones.includes(zone));
      for (const [place, { from }] of mine.slice(1).entries())
        expect(from > (mine[place]?.to ?? ''), from).toBe(true);
    }
  });

  it('are those of the zones asked for, and none on days that are not known', () => {
    const february = [d('2027-02-01'), d('2027-02-12')] as const;
    expect(schoolBreaksBetween(...february).map(({ zones }) => zones.join())).toEqual(['C']);
    expect(schoolBreaksBetween(...february, ['A'])).toEqual([]);
    expect(schoolBreaksBetween(d('2027-09-01'), d('2040-12-31'))).toEqual([]);
  });
});
