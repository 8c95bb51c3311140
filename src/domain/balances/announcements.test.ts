import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/amounts/fraction.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { expiriesToAnnounce, noticesOwed } from './announcements.ts';
import { absence } from './leave-facts.fixture.ts';

describe('the notice after sickness (S2)', () => {
  it('is owed for a month from the return, once for notes that follow each other', () => {
    const notes = [
      absence('sickness', '2026-03-02', '2026-03-13'),
      absence('sickness', '2026-03-14', '2026-03-20'),
    ];
    expect(noticesOwed(notes, d('2026-03-20'))).toEqual([]);
    expect(noticesOwed(notes, d('2026-03-21'))).toEqual([
      { start: '2026-03-02', end: '2026-03-20', dueBy: '2026-04-21' },
    ]);
  });

  it('is no longer owed once given', () => {
    expect(
      noticesOwed([absence('sickness', '2026-03-02', '2026-03-13', '2026-03-16')], d('2026-05-01')),
    ).toEqual([]);
  });
});

describe('days about to lapse (B10)', () => {
  const lot = (remaining: number, expires: string | null) => ({
    period: d('2024-06-01'),
    expires: expires === null ? null : d(expires),
    remaining: fraction(remaining),
  });
  const monthsAhead = (today: string, remaining = 3) =>
    expiriesToAnnounce([lot(remaining, '2026-05-31')], d(today)).map((each) => each.monthsAhead);

  it('are announced two months and one month before', () => {
    expect(monthsAhead('2026-03-30')).toEqual([]);
    expect(monthsAhead('2026-03-31')).toEqual([2]);
    expect(monthsAhead('2026-04-29')).toEqual([2]);
    expect(monthsAhead('2026-04-30')).toEqual([1]);
    expect(monthsAhead('2026-05-31')).toEqual([1]);
    expect(monthsAhead('2026-06-01')).toEqual([]);
  });

  it('are not spoken of when there are none', () => {
    expect(monthsAhead('2026-04-30', 0)).toEqual([]);
    expect(expiriesToAnnounce([lot(3, null)], d('2026-04-30'))).toEqual([]);
  });
});
