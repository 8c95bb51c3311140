import { describe, expect, it } from 'vitest';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import { FULL_TIME } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { adjoining } from './adjoining.ts';

const read = dayReader(
  { patterns: always(FULL_TIME), employedFrom: null, employedTo: null },
  always(DEFAULT_POLICY),
);
const week = (start: string, end: string) => leaveRange(plainDate(start), plainDate(end));
const starts = (asked: ReturnType<typeof week>, others: ReturnType<typeof week>[]) =>
  adjoining(asked, others, read).map(({ start }) => start);

describe('leave that goes on (G6)', () => {
  it('runs over weekends and holidays, forwards and back', () => {
    // Monday 6 April 2026 is Easter Monday.
    const others = [week('2026-04-13', '2026-04-17'), week('2026-03-30', '2026-04-03')];
    expect(starts(week('2026-04-07', '2026-04-10'), others)).toEqual(['2026-03-30', '2026-04-13']);
  });

  it('stops at half a day of work', () => {
    const other = week('2026-07-13', '2026-07-17');
    const untilNoon = leaveRange(plainDate('2026-07-06'), plainDate('2026-07-10'), 'am', 'am');
    expect(starts(untilNoon, [other])).toEqual([]);
  });

  it('goes on through leave that is itself adjoined, and not past a gap', () => {
    const others = [
      week('2026-07-13', '2026-07-17'),
      week('2026-07-20', '2026-07-24'),
      week('2026-08-03', '2026-08-07'),
    ];
    expect(starts(week('2026-07-06', '2026-07-10'), others)).toEqual(['2026-07-13', '2026-07-20']);
  });
});
