import { expect, it } from 'vitest';
import { type Blackout, inTime } from './coverage.ts';

const period = (from: string, to: string): Blackout => ({
  id: from,
  name: from,
  from,
  to,
  team: null,
  reason: '',
});

it('keeps a period until its last day is over, and the past from the latest on', () => {
  const list = [
    period('2025-01-06', '2025-01-08'),
    period('2026-01-05', '2026-01-07'),
    period('2026-06-01', '2026-06-15'),
    period('2027-01-04', '2027-01-06'),
  ];
  const { coming, past } = inTime(list, '2026-06-15');
  expect(coming.map(({ from }) => from)).toEqual(['2026-06-01', '2027-01-04']);
  expect(past.map(({ from }) => from)).toEqual(['2026-01-05', '2025-01-06']);
});
