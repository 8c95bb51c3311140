import { describe, expect, it } from 'vitest';
import { readPrefill } from './prefill.ts';

const read = (query: string) => readPrefill(new URLSearchParams(query));

describe('a link that fills in the form', () => {
  it('reads dates, type and person', () => {
    expect(read('from=2026-07-06&to=2026-07-10&type=sick&for=abc')).toEqual({
      start: '2026-07-06',
      end: '2026-07-10',
      type: 'sick',
      forId: 'abc',
    });
  });

  it('takes one date for both ends', () => {
    expect(read('from=2026-07-06')).toEqual({ start: '2026-07-06', end: '2026-07-06' });
    expect(read('to=2026-07-06')).toEqual({ start: '2026-07-06', end: '2026-07-06' });
  });

  it('reads the half-days at both ends, where dates come with them', () => {
    expect(read('from=2026-07-06&to=2026-07-10&startHalf=pm&endHalf=am')).toEqual({
      start: '2026-07-06',
      end: '2026-07-10',
      startHalf: 'pm',
      endHalf: 'am',
    });
    expect(read('from=2026-07-06&startHalf=am&endHalf=noon')).toEqual({
      start: '2026-07-06',
      end: '2026-07-06',
    });
    expect(read('startHalf=pm')).toBeNull();
  });

  it('keeps dates in the wrong order for the form to point out', () => {
    expect(read('from=2026-07-10&to=2026-07-06')).toEqual({ start: '2026-07-10', end: '2026-07-06' });
  });

  it.each([
    '',
    'from=2026-02-30',
    'from=0001-01-01&to=9999-12-31',
    'type=holiday',
    'from=&to=&type=&for=',
    'lang=en',
  ])('has nothing to say about %j', (query) => {
    expect(read(query)).toBeNull();
  });
});
