import { describe, expect, it } from 'vitest';
import { awayToday, isAwayOn } from './presence.ts';

const today = '2026-07-08';

function absence(
  startDate: string,
  endDate: string,
  startHalf: 'am' | 'pm' = 'am',
  endHalf: 'am' | 'pm' = 'pm',
) {
  return { startDate, startHalf, endDate, endHalf };
}

describe('presence', () => {
  it('counts both ends of an absence', () => {
    expect(isAwayOn(today, absence(today, '2026-07-10'))).toBe(true);
    expect(isAwayOn(today, absence('2026-07-06', today))).toBe(true);
    expect(isAwayOn(today, absence('2026-07-09', '2026-07-10'))).toBe(false);
    expect(isAwayOn(today, absence('2026-07-06', '2026-07-07'))).toBe(false);
  });

  it.each([
    ['morning', absence('2026-07-06', today, 'am', 'am')],
    ['afternoon', absence(today, today, 'pm')],
    ['day', absence('2026-07-06', today, 'pm')],
    ['until', absence('2026-07-06', '2026-07-10', 'pm')],
    ['fromNoonUntil', absence(today, '2026-07-10', 'pm')],
  ] as const)('says %s', (words, period) => {
    expect(awayToday(today, period)).toBe(words);
  });
});
