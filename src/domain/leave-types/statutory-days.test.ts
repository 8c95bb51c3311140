import { describe, expect, it } from 'vitest';
import { type LeaveRange, leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { FULL_TIME } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { LEAVE_TYPE_CATALOGUE } from './catalogue.ts';
import { beyondStatutory, statutoryDays } from './statutory-days.ts';

const person = { patterns: always(FULL_TIME), employedFrom: null, employedTo: null };
const range = (start: string, end: string) => leaveRange(plainDate(start), plainDate(end));
const beyond = (
  catalogueKey: string | null,
  asked: LeaveRange,
  others: LeaveRange[] = [],
  grantedDays: number | null = null,
) => {
  const found = beyondStatutory({ catalogueKey, grantedDays }, asked, others, person, always(DEFAULT_POLICY));
  return found && found.asked.n / found.asked.d;
};

describe('what is asked beyond the law (G4)', () => {
  it('is told of family events in jours ouvrables, without the eve of return (D1)', () => {
    // Tuesday to Friday is four; the Saturday after it was not asked for.
    expect(beyond('marriage', range('2026-07-07', '2026-07-10'))).toBeNull();
    expect(beyond('marriage', range('2026-07-06', '2026-07-10'))).toBe(5);
    // The Saturday inside is a jour ouvrable, the Sunday is not.
    expect(beyond('marriage', range('2026-07-09', '2026-07-14'))).toBeNull();
    expect(beyond('marriage', range('2026-07-09', '2026-07-15'))).toBe(5);
    expect(beyond('child-marriage', range('2026-07-06', '2026-07-07'))).toBe(2);
  });

  it('is told of paternity in calendar days, of a sick child over the year (D2)', () => {
    expect(beyond('paternity', range('2026-07-01', '2026-07-25'))).toBeNull();
    expect(beyond('paternity', range('2026-07-01', '2026-07-26'))).toBe(26);
    const earlier = [range('2026-01-12', '2026-01-13'), range('2025-12-01', '2025-12-05')];
    expect(beyond('sick-child', range('2026-07-06', '2026-07-06'), earlier)).toBeNull();
    expect(beyond('sick-child', range('2026-07-06', '2026-07-07'), earlier)).toBe(4);
  });

  it('is told of paternity over the whole birth, in however many parts (G6)', () => {
    const parts = [range('2026-07-06', '2026-07-17'), range('2026-09-07', '2026-09-18')];
    expect(beyond('paternity', range('2026-11-02', '2026-11-02'), parts)).toBeNull();
    expect(beyond('paternity', range('2026-11-02', '2026-11-13'), parts)).toBe(36);
    // Another child, another leave.
    expect(beyond('paternity', range('2027-05-03', '2027-05-27'), parts)).toBeNull();
  });

  it('is told of an event over requests that adjoin, and of those alone (G6)', () => {
    const friday = range('2026-07-09', '2026-07-10');
    // Monday goes on where Friday stopped; nobody worked on the weekend between them.
    expect(beyond('marriage', range('2026-07-13', '2026-07-16'), [friday])).toBe(5);
    expect(beyond('marriage', range('2026-07-15', '2026-07-18'), [friday])).toBeNull();
  });

  it('is held against what an agreement grants (D4)', () => {
    expect(beyond('marriage', range('2026-07-06', '2026-07-11'), [], 6)).toBeNull();
    expect(beyond('marriage', range('2026-07-06', '2026-07-13'), [], 6)).toBe(7);
  });

  it('is told of nothing where no text says how long', () => {
    for (const key of ['rtt', 'unpaid', 'maternity', null])
      expect(beyond(key, range('2026-07-06', '2026-12-31'))).toBeNull();
  });

  it('is known for every entry of the catalogue that shows a duration in days', () => {
    for (const { key, duration } of LEAVE_TYPE_CATALOGUE)
      expect(statutoryDays(key, plainDate('2026-08-01')) === null, key).toBe(!duration?.fr.includes('jour'));
  });
});
