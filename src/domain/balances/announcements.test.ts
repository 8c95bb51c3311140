import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/amounts/fraction.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { expiriesToAnnounce, noticesOwed } from './announcements.ts';
import { absence } from './leave-facts.fixture.ts';
import { informedAbsences } from './sickness.ts';

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

describe('a stop of several notes (S2)', () => {
  const notes = [
    absence('sickness', '2026-03-02', '2026-03-13'),
    absence('sickness', '2026-03-14', '2026-03-20'),
  ];
  const told = (stopEnd: string, informedOn: string) =>
    informedAbsences(notes, [{ stopEnd: d(stopEnd), informedOn: d(informedOn) }]);

  it('is told of by one notice after its end, which holds for each of its notes', () => {
    const informed = told('2026-03-20', '2026-03-25');
    expect(informed.map(({ informedOn }) => informedOn)).toEqual(['2026-03-25', '2026-03-25']);
    expect(noticesOwed(informed, d('2026-05-01'))).toEqual([]);
  });

  it('is not told of by a notice that came before it was prolonged', () => {
    expect(noticesOwed(told('2026-03-13', '2026-03-14'), d('2026-05-01'))).toHaveLength(1);
    const early = absence('sickness', '2026-03-02', '2026-03-13', '2026-03-14');
    const prolonged = [early, absence('sickness', '2026-03-14', '2026-03-20')];
    expect(noticesOwed(prolonged, d('2026-05-01'))).toHaveLength(1);
  });

  it('is owed nothing from before the law', () => {
    expect(noticesOwed([absence('sickness', '2024-04-01', '2024-04-23')], d('2026-05-01'))).toEqual([]);
    expect(noticesOwed([absence('sickness', '2024-04-01', '2024-04-24')], d('2026-05-01'))).toHaveLength(1);
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
