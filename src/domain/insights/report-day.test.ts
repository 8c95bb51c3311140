import { describe, expect, it } from 'vitest';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { isReportDay } from './report-day.ts';

const policies = always(DEFAULT_POLICY);

describe('U12: figures of the month leave on its first working day', () => {
  it.each([
    ['2026-06-01', '2026-06-01'],
    ['2026-08-01', '2026-08-03'],
    // 1 January is a holiday and a Friday.
    ['2027-01-01', '2027-01-04'],
    ['2026-11-01', '2026-11-02'],
  ])('in the month of %s: %s', (first, due) => {
    const days = Array.from({ length: 28 }, (_, place) => addDays(plainDate(first), place));
    const sent = days.filter((day) => isReportDay(policies, day));
    expect(sent[0]).toBe(due);
    expect(sent).toHaveLength(7);
    // Where the database still looks for those who wait.
    expect(Number(sent.at(-1)?.slice(8))).toBeLessThanOrEqual(10);
  });
});
