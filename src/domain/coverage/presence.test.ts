import { describe, expect, it } from 'vitest';
import { type LeaveRange, leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import {
  FULL_TIME,
  type WorkingPattern,
  weekOfHalfDays,
  workingPattern,
} from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { awayHalves, fewestPresent, type Presentee, presenceOn } from './presence.ts';

const day = (text: string): number => toDayNumber(plainDate(text));
const someone = (absences: LeaveRange[] = [], pattern: WorkingPattern = FULL_TIME): Presentee => ({
  read: dayReader(
    { patterns: always(pattern), employedFrom: plainDate('2026-01-05'), employedTo: null },
    always(DEFAULT_POLICY),
  ),
  absences,
});
const morningsOnly = workingPattern([weekOfHalfDays(['1am', '2am', '3am', '4am', '5am'])]);

describe('K1: who is in', () => {
  it('takes away whoever is on leave, half-day by half-day', () => {
    const away = leaveRange(plainDate('2026-06-15'), plainDate('2026-06-16'), 'pm', 'am');
    expect(awayHalves([away], day('2026-06-15'))).toBe(2);
    expect(awayHalves([away], day('2026-06-16'))).toBe(1);
    const team = [someone([away]), someone(), someone([], morningsOnly)];
    expect(presenceOn(team, day('2026-06-15'))).toEqual({
      expected: { am: 3, pm: 2 },
      present: { am: 3, pm: 1 },
    });
    expect(fewestPresent(presenceOn(team, day('2026-06-15')))).toBe(1);
  });

  it('counts nobody on a holiday off, at the weekend, or before the contract', () => {
    for (const date of ['2026-07-14', '2026-06-20', '2026-01-02']) {
      expect(fewestPresent(presenceOn([someone()], day(date)))).toBeNull();
    }
  });

  it('reads a day that is worked in the morning alone by its morning', () => {
    expect(fewestPresent(presenceOn([someone([], morningsOnly)], day('2026-06-15')))).toBe(1);
  });
});
