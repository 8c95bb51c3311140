import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import type { Bar } from './bars.ts';
import { minimumHeight, presenceDays, presenceOutline, presenteeOf, runsBelow } from './presence-line.ts';
import type { TimelinePerson } from './rows.ts';
import { spanOf } from './span.ts';
import { workReader } from './work.ts';

const span = spanOf('week', d('2026-05-13'));
const work = workReader(span, ['2026-05-14']);
const someone = (name: string): TimelinePerson => ({
  id: name,
  name,
  teams: [],
  weeks: [],
  employedFrom: null,
  employedTo: null,
});
const away = (start: number, end: number, pending = false, atWork = false): Bar => ({
  type: atWork ? 'telework' : 'vacation',
  pending,
  atWork,
  start,
  end,
});
const bars = new Map([
  ['ana', [away(-6, 3)]],
  ['bao', [away(2, 4), away(6, 8, false, true), away(8, 10, true)]],
]);
const line = (minimum: number | null) =>
  presenceDays(
    [someone('ana'), someone('bao'), someone('cléo')],
    (person) => presenteeOf(work(person), bars.get(person.id) ?? [], span),
    span,
    minimum,
  );

describe('the presence line (K1)', () => {
  it('counts who is in each day, a half day away being away, what waits not', () => {
    expect(line(null).map(({ present }) => present)).toEqual([2, 1, 3, null, 3, null, null]);
    expect(line(null).some(({ below }) => below)).toBe(false);
  });

  it('tells the days below the minimum, of which days off are none', () => {
    expect(runsBelow(line(3))).toEqual([{ first: 0, last: 1 }]);
    expect(runsBelow(line(4))).toEqual([
      { first: 0, last: 2 },
      { first: 4, last: 4 },
    ]);
    expect(runsBelow(line(1))).toEqual([]);
  });

  it('is drawn with a step a day and a gap where nobody works', () => {
    expect(presenceOutline(line(null))).toBe('M0 1V0.333H1V1ZM1 1V0.667H2V1ZM2 1V0H3V1ZM4 1V0H5V1Z');
    expect(minimumHeight(line(2), 3)).toBe(0);
    expect(minimumHeight(line(2), 6)).toBe(0);
  });
});
