import { plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { workingPattern } from '#domain/counting/working-pattern.ts';
import { HOLIDAY_ZONES, type HolidayZone, isHolidayZone } from '#domain/holidays/zones.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import { ask } from './asked.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { countConformance } from './count-case.ts';
import vectors from './data/count-vectors.json' with { type: 'json' };
import official from './data/holidays-fr.json' with { type: 'json' };
import { readWeek } from './own-count-cases.ts';

const ZONE_RULE: Partial<Record<HolidayZone, RuleNumber>> = { metropole: 'H2', 'alsace-moselle': 'H4' };

function officialYears(zone: HolidayZone): [year: string, days: Record<string, string>][] {
  return Object.entries(official.zones[zone]);
}

const holidayCases: ConformanceCase[] = HOLIDAY_ZONES.flatMap((zone) =>
  officialYears(zone).map(([year, days]) => ({
    id: `${zone} ${year}`,
    rule: ZONE_RULE[zone] ?? 'H5',
    source: 'etalab/jours-feries-france-data',
    expected: Object.entries(days)
      .map(([date, name]) => `${date} ${name}`)
      .join('; '),
    actual: () => ask({ kind: 'holidays', zone, year: Number(year) }),
  })),
);

/** What each shared vector is about; the others are about holidays off (C10). */
const VECTOR_RULE: Record<string, RuleNumber> = {
  C1w: 'C3',
  C2w: 'C3',
  C3w: 'C3',
  C4: 'C7',
  C10: 'C1',
  C12: 'C5',
  C16: 'C7',
  C18: 'C7',
  C20: 'C1',
  C21: 'C5',
  C23: 'C2',
  C26: 'C5',
  C32: 'H4',
  C33: 'H5',
  C35: 'H5',
  C37: 'H5',
  C39: 'C8',
  P1: 'C12',
  P3: 'C12',
  P5: 'C7',
  P7: 'C9',
  P9: 'C1',
};

const vectorCases: ConformanceCase[] = vectors.map((vector) => {
  if (!isHolidayZone(vector.zone)) throw new Error(`No zone ${vector.zone}`);
  return countConformance({
    id: `vector ${vector.id}`,
    rule: VECTOR_RULE[vector.id] ?? 'C10',
    source: `shared vector ${vector.id}${vector.note === '' ? '' : ` (${vector.note})`}`,
    from: vector.start,
    to: vector.end,
    patterns: always(workingPattern([readWeek(vector.employeeWorkdays.join(','))])),
    contractStarts: null,
    contractEnds: null,
    policy: {
      ...DEFAULT_POLICY,
      openDays: readWeek(vector.companyOpenDays.join(',')),
      holidays: {
        ...DEFAULT_POLICY.holidays,
        zone: vector.zone,
        workedDates: vector.holidaysWorked.map(plainDate),
      },
    },
    saturdaysAlreadyCounted: 0,
    givenBack: null,
    ouvrables: vector.ouvrables,
    ouvres: vector.ouvres,
  });
});

export const SHARED_CASES: readonly ConformanceCase[] = [...holidayCases, ...vectorCases];
