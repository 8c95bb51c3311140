import { describe, expect, it } from 'vitest';
import type { Half } from '#domain/calendar/half-day.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { awaySpans, currentSpan } from './away-span.ts';

const leave = (start: string, end: string, startHalf: Half = 'am', endHalf: Half = 'pm') => ({
  start: plainDate(start),
  startHalf,
  end: plainDate(end),
  endHalf,
});
const told = (ranges: ReturnType<typeof leave>[], zone = 'Europe/Paris') =>
  awaySpans(ranges, zone).map(({ from, until }) => [
    new Date(from).toISOString(),
    new Date(until).toISOString(),
  ]);

describe('when somebody is away (N36)', () => {
  it('is from midnight to midnight for whole days, also where clocks change', () => {
    expect(told([leave('2026-10-23', '2026-10-26')])).toEqual([
      ['2026-10-22T22:00:00.000Z', '2026-10-26T23:00:00.000Z'],
    ]);
    expect(told([leave('2026-10-23', '2026-10-23')], 'Indian/Reunion')).toEqual([
      ['2026-10-22T20:00:00.000Z', '2026-10-23T20:00:00.000Z'],
    ]);
  });

  it('is only the hours of a half-day', () => {
    expect(told([leave('2026-11-20', '2026-11-20', 'pm')])).toEqual([
      ['2026-11-20T13:00:00.000Z', '2026-11-20T17:00:00.000Z'],
    ]);
  });

  it('is one time for what touches or overlaps, and two for what does not', () => {
    const joined = told([
      leave('2026-11-20', '2026-11-20', 'pm'),
      leave('2026-11-16', '2026-11-20', 'am', 'am'),
      leave('2026-11-19', '2026-11-22'),
      leave('2026-11-24', '2026-11-24'),
    ]);
    expect(joined).toEqual([
      ['2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
      ['2026-11-23T23:00:00.000Z', '2026-11-24T23:00:00.000Z'],
    ]);
  });

  it('is what it is in, else the next one, else none', () => {
    const spans = awaySpans([leave('2026-11-16', '2026-11-17'), leave('2026-11-20', '2026-11-20')], 'UTC');
    const at = (instant: string) => currentSpan(spans, Date.parse(instant))?.range.start ?? null;
    expect([at('2026-11-17T12:00:00Z'), at('2026-11-18T00:00:00Z'), at('2026-11-21T00:00:00Z')]).toEqual([
      '2026-11-16',
      '2026-11-20',
      null,
    ]);
  });
});
