import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { requestLink } from '../../request-link.ts';
import { spanOf } from '../model/span.ts';
import { dragged, ends, extended, markedPeriod, wholeDay } from './selection.ts';

const week = spanOf('week', d('2026-05-13'));

describe('marking days of one’s own row', () => {
  it('goes by half-days, forwards and backwards', () => {
    expect(ends(dragged(4, 3, 8, true))).toEqual({ first: 3, last: 8 });
    expect(ends(dragged(4, 8, 3, true))).toEqual({ first: 3, last: 8 });
  });

  it('goes by whole days where a half cannot be hit', () => {
    expect(ends(dragged(4, 3, 8, false))).toEqual({ first: 2, last: 9 });
    expect(ends(dragged(4, 8, 3, false))).toEqual({ first: 2, last: 9 });
    expect(ends(dragged(4, 3, 2, false))).toEqual({ first: 2, last: 3 });
  });

  it('grows from a whole day with the keyboard, and ends where the days do', () => {
    const friday = wholeDay(4, 4);
    expect(ends(friday)).toEqual({ first: 8, last: 9 });
    expect(ends(extended(friday, 1, 7, true))).toEqual({ first: 8, last: 10 });
    expect(ends(extended(friday, -1, 7, true))).toEqual({ first: 8, last: 8 });
    expect(ends(extended(friday, 1, 7, false))).toEqual({ first: 8, last: 11 });
    expect(ends(extended(wholeDay(4, 6), 1, 7, true))).toEqual({ first: 12, last: 13 });
  });

  it('opens the form with those days, and halves only where there are some', () => {
    expect(requestLink(markedPeriod(wholeDay(4, 1), week))).toBe(
      '/requests/new?from=2026-05-12&to=2026-05-12',
    );
    expect(requestLink(markedPeriod(dragged(4, 3, 8, true), week))).toBe(
      '/requests/new?from=2026-05-12&to=2026-05-15&startHalf=pm&endHalf=am',
    );
  });
});
