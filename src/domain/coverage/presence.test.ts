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
import { awayHalves, fewestPresent, type Presentee, presenceBetween, presenceOn } from './presence.ts';

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

  it('counts many days as it counts each of them, absences that reach beyond included', () => {
    const summer = leaveRange(plainDate('2026-06-29'), plainDate('2026-07-15'), 'pm', 'am');
    const spring = leaveRange(plainDate('2026-04-01'), plainDate('2026-07-01'), 'am', 'am');
    const before = leaveRange(plainDate('2026-02-02'), plainDate('2026-02-06'));
    const team = [someone([summer]), someone([before, spring], morningsOnly), someone()];
    const [first, last] = [day('2026-06-26'), day('2026-07-17')];
    const all = presenceBetween(team, first, last);
    expect(all).toEqual(Array.from({ length: 22 }, (_, index) => presenceOn(team, first + index)));
    expect(all.map(fewestPresent)).toEqual([
      ...[2, null, null, 1, 1, 1, 1, 1, null, null],
      ...[1, 1, 1, 1, 1, null, null, 1, null, 2, 2, 2],
    ]);
  });

  it('reads a day that is worked in the morning alone by its morning', () => {
    expect(fewestPresent(presenceOn([someone([], morningsOnly)], day('2026-06-15')))).toBe(1);
  });
});
