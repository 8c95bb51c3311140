import { expect, it } from 'vitest';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate, type Weekday } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { countLeave } from '#domain/counting/count-leave.ts';
import { weekOfDays, workingPattern } from '#domain/counting/working-pattern.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import vectors from './data/count-vectors.json' with { type: 'json' };

it.each(vectors)('$id', (v) => {
  for (const unit of ['ouvres', 'ouvrables'] as const) {
    const r = countLeave(
      leaveRange(plainDate(v.start), plainDate(v.end)),
      {
        patterns: always(workingPattern([weekOfDays(v.employeeWorkdays as Weekday[])])),
        employedFrom: null,
        employedTo: null,
      },
      always({
        ...DEFAULT_POLICY,
        unit,
        openDays: weekOfDays(v.companyOpenDays as Weekday[]),
        holidays: {
          ...DEFAULT_POLICY.holidays,
          zone: v.zone as HolidayZone,
          workedDates: v.holidaysWorked.map(plainDate),
        },
      }),
    );
    expect([unit, r.days]).toEqual([unit, v[unit]]);
  }
});
