import { describe, expect, it } from 'vitest';
import { monthWeeks } from './month-weeks.ts';

describe('the weeks of a small month', () => {
  it('begin on Monday and hold the days of that month alone', () => {
    const weeks = monthWeeks(2026, 5);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([null, null, null, null, '2026-05-01', '2026-05-02', '2026-05-03']);
    expect(weeks[4]?.at(-1)).toBe('2026-05-31');
  });

  it('are four for a February that fits, six for a month that does not', () => {
    expect(monthWeeks(2027, 2)).toHaveLength(4);
    expect(monthWeeks(2026, 8)).toHaveLength(6);
    expect(monthWeeks(2026, 8)[5]).toEqual(['2026-08-31', null, null, null, null, null, null]);
  });
});
