import { describe, expect, it } from 'vitest';
import { type LeaveRange, leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { workedDays } from './count-leave.ts';
import { countWorkedLeave } from './count-worked-leave.ts';
import { dayReader } from './day-reader.ts';
import { FULL_TIME, parseWeek, parseWorkingPattern, type WorkingPattern } from './working-pattern.ts';

const ouvrables = always({ ...DEFAULT_POLICY, unit: 'ouvrables' as const });
const personOf = (pattern: WorkingPattern) => ({
  patterns: always(pattern),
  employedFrom: null,
  employedTo: null,
});
const range = (start: string, end: string, ...halves: ('am' | 'pm')[]) =>
  leaveRange(plainDate(start), plainDate(end), ...halves);

function weekOf(text: string): WorkingPattern {
  const week = parseWeek(text);
  const read = week === null ? null : parseWorkingPattern([week], null);
  if (!read?.ok) throw new Error(`No week: ${text}`);
  return read.pattern;
}

describe('leave that is paid by days of work (R2)', () => {
  it('costs a Friday one day, whatever paid leave is counted in, and returns on Monday', () => {
    const count = countWorkedLeave(range('2026-07-03', '2026-07-03'), personOf(FULL_TIME), ouvrables);
    expect([count.days, count.returns?.date]).toEqual([1, '2026-07-06']);
    expect(count.proof).toHaveLength(1);
    expect(count.proof[0]).toMatchObject({ rule: 'R2', reason: 'would-have-worked' });
  });

  it('costs nothing on days that are not worked, and says why', () => {
    const week = weekOf('11110011111100');
    const whole = range('2026-07-13', '2026-07-19');
    const count = countWorkedLeave(whole, personOf(week), ouvrables);
    expect(count.proof.map(({ date, counted, rule }) => [date.slice(8), counted, rule])).toEqual([
      ['13', 1, 'R2'],
      ['14', 0, 'C10'],
      ['15', 0, 'R2'],
      ['16', 1, 'R2'],
      ['17', 1, 'R2'],
      ['18', 1, 'R2'],
      ['19', 0, 'C9'],
    ]);
  });

  it('writes what the ledger writes', () => {
    const asked: LeaveRange[] = [
      range('2026-07-03', '2026-07-03', 'pm'),
      range('2026-07-10', '2026-07-20', 'pm', 'am'),
    ];
    for (const one of asked) {
      const lines = workedDays(one, dayReader(personOf(FULL_TIME), ouvrables));
      const halves = lines.reduce((sum, line) => sum + line.halves, 0);
      expect(countWorkedLeave(one, personOf(FULL_TIME), ouvrables).halves).toBe(halves);
    }
  });
});
