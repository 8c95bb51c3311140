import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/amounts/fraction.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import type { Absence } from './absence.ts';
import { expiriesToAnnounce, noticesOwed } from './announcements.ts';
import { dueEntries } from './due-entries.ts';
import { absence, factsOf, leave } from './leave-facts.fixture.ts';
import type { BookedLeave } from './leave-facts.ts';
import { informedAbsences } from './sickness.ts';

const POLICIES = always(DEFAULT_POLICY);

/** Of someone with a year's days to take by 31 May 2026, on leave through March unless said otherwise. */
function owed(
  absences: readonly Absence[],
  today: string,
  leaves: readonly BookedLeave[] = [leave('march', '2026-03-02', '2026-03-27')],
) {
  const facts = factsOf({ from: '2024-06-01', absences, leaves });
  return noticesOwed(facts, POLICIES, dueEntries(facts, POLICIES, d(today)), d(today));
}

describe('the notice after sickness (S2)', () => {
  it('is owed for a month from the return, once for notes that follow each other', () => {
    const notes = [
      absence('sickness', '2026-03-02', '2026-03-13'),
      absence('sickness', '2026-03-14', '2026-03-20'),
    ];
    expect(owed(notes, '2026-03-20')).toEqual([]);
    expect(owed(notes, '2026-03-21')).toEqual([
      { start: '2026-03-02', end: '2026-03-20', dueBy: '2026-04-21' },
    ]);
  });

  it('is no longer owed once given', () => {
    expect(owed([absence('sickness', '2026-03-02', '2026-03-13', '2026-03-16')], '2026-05-01')).toEqual([]);
  });

  it('is not owed where nothing was kept from being taken (S7)', () => {
    expect(owed([absence('sickness', '2025-11-12', '2025-11-12')], '2026-02-01', [])).toEqual([]);
    // Over booked leave, the same day is given back.
    const november = leave('november', '2025-11-10', '2025-11-14');
    expect(owed([absence('sickness', '2025-11-12', '2025-11-12')], '2026-02-01', [november])).toHaveLength(1);
    // From 11 May on, 25 days no longer fit before the 31st; from 2 February on they do.
    expect(owed([absence('sickness', '2026-05-08', '2026-05-10')], '2026-05-20', [])).toHaveLength(1);
    expect(owed([absence('sickness', '2026-01-26', '2026-02-01')], '2026-05-20', [])).toEqual([]);
    // Once they were taken, nothing is at risk.
    const taken = [leave('summer', '2025-07-07', '2025-08-10')];
    expect(owed([absence('sickness', '2026-05-08', '2026-05-10')], '2026-05-20', taken)).toEqual([]);
  });
});

describe('a stop of several notes (S2)', () => {
  const notes = [
    absence('sickness', '2026-03-02', '2026-03-13'),
    absence('sickness', '2026-03-14', '2026-03-20'),
  ];
  const told = (stopEnd: string, informedOn: string) =>
    informedAbsences(factsOf({ absences: notes }), POLICIES, [
      { stopEnd: d(stopEnd), informedOn: d(informedOn) },
    ]);

  it('is told of by one notice after its end, which holds for each of its notes', () => {
    const informed = told('2026-03-20', '2026-03-25');
    expect(informed.map(({ informedOn }) => informedOn)).toEqual(['2026-03-25', '2026-03-25']);
    expect(owed(informed, '2026-05-01')).toEqual([]);
  });

  it('is not told of by a notice that came before it was prolonged', () => {
    expect(owed(told('2026-03-13', '2026-03-14'), '2026-05-01')).toHaveLength(1);
    const early = absence('sickness', '2026-03-02', '2026-03-13', '2026-03-14');
    const prolonged = [early, absence('sickness', '2026-03-14', '2026-03-20')];
    expect(owed(prolonged, '2026-05-01')).toHaveLength(1);
  });

  it('goes on over days on which nobody works, and ends with a day of work', () => {
    const fromFriday = (next: string) =>
      owed(
        [absence('sickness', '2026-03-02', '2026-03-13'), absence('sickness', next, '2026-03-20')],
        '2026-05-01',
      ).map(({ start, end }) => `${start} ${end}`);
    expect(fromFriday('2026-03-16')).toEqual(['2026-03-02 2026-03-20']);
    expect(fromFriday('2026-03-17')).toEqual(['2026-03-02 2026-03-13', '2026-03-17 2026-03-20']);
  });

  it('goes on over Easter', () => {
    const easter = [
      absence('sickness', '2026-03-30', '2026-04-03'),
      absence('sickness', '2026-04-07', '2026-04-10'),
    ];
    expect(owed(easter, '2026-05-01', [leave('april', '2026-03-30', '2026-04-10')])).toMatchObject([
      { start: '2026-03-30', end: '2026-04-10' },
    ]);
  });

  it('is owed nothing from before the law', () => {
    const april = [leave('april', '2024-04-22', '2024-04-26')];
    const until = (end: string) => {
      const facts = factsOf({
        from: '2022-06-01',
        absences: [absence('sickness', '2024-04-01', end)],
        leaves: april,
      });
      return noticesOwed(facts, POLICIES, dueEntries(facts, POLICIES, d('2024-05-01')), d('2024-05-01'));
    };
    expect(until('2024-04-23')).toEqual([]);
    expect(until('2024-04-24')).toHaveLength(1);
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
