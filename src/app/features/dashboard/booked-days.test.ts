import { expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { bookedDays } from './booked-days.ts';

const line = (date: string, kind: string, amount: number) => ({
  date,
  kind,
  amount,
  balance: 0,
  sentence: '',
  rule: null,
  reference: null,
  requestId: null,
});

it('adds up approved leave of days to come, and nothing else', () => {
  const entries = [
    line('2026-10-01', 'accrued', 2.08),
    line('2026-11-02', 'taken', -5),
    line('2026-12-21', 'taken', -4.5),
    line('2027-02-08', 'taken', -1.1),
  ];
  expect(bookedDays({ entries }, plainDate('2026-11-16'))).toBe(5.6);
  expect(bookedDays({ entries: [] }, plainDate('2026-11-16'))).toBe(0);
});
