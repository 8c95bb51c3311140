import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { amountKept, announcedUntil, chosenKinds, chosenRetention, retainedSince } from './retention.ts';

describe('durations (V22)', () => {
  it('lie within their own bounds', () => {
    for (const kind of chosenKinds) {
      const { least, standard, most } = chosenRetention[kind];
      expect(least <= standard && standard <= most, kind).toBe(true);
    }
  });

  it('hold as chosen, and within the bounds of today whatever was chosen once', () => {
    expect(amountKept('journal', {})).toBe(12);
    expect(amountKept('journal', { journal: 6 })).toBe(6);
    expect(amountKept('journal', { journal: 1 })).toBe(6);
    expect(amountKept('journal', { journal: 99 })).toBe(24);
  });

  it('are counted back from today, in months of the calendar or in days', () => {
    const today = plainDate('2026-05-31');
    expect(retainedSince('medical', {}, today)).toBe('2026-02-28');
    expect(retainedSince('mails', {}, today)).toBe('2026-03-02');
    expect(retainedSince('words', {}, today)).toBe('2021-05-31');
  });

  it('are announced until the end of next month (V24)', () => {
    expect(announcedUntil(plainDate('2026-12-20'))).toBe('2027-01-31');
    expect(announcedUntil(plainDate('2027-01-31'))).toBe('2027-02-28');
  });
});
