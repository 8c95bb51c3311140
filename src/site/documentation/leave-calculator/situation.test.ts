import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { weekOfDays, weekOfHalfDays } from '#domain/counting/working-pattern.ts';
import { countSituation } from './count-situation.ts';
import { EXAMPLE, readSituation, type Situation, writeSituation } from './situation.ts';

const UNUSUAL: Situation = {
  start: d('2026-05-04'),
  startHalf: 'pm',
  end: d('2026-05-07'),
  endHalf: 'am',
  unit: 'ouvrables',
  zone: 'la-reunion',
  workedWeek: weekOfHalfDays(['1am', '2pm', '4am', '4pm']),
  openWeek: weekOfDays([2, 3, 4, 5, 6]),
  workedHolidays: [d('2026-05-08'), d('2026-05-14')],
};

describe('a shared link', () => {
  it.each([
    ['an unusual situation', UNUSUAL],
    ['the example', EXAMPLE],
    ['dates that are missing', { ...EXAMPLE, start: null, end: null }],
    ['dates in the wrong order', { ...EXAMPLE, start: d('2026-09-01') }],
  ])('restores %s', (_name, situation) => {
    const query = writeSituation(situation, new URLSearchParams());
    expect(readSituation(new URLSearchParams(String(query)))).toEqual({ situation, incomplete: false });
  });

  it('leaves parameters of others alone', () => {
    expect(String(writeSituation(EXAMPLE, new URLSearchParams('lang=en&unit=ouvrables')))).toBe(
      'lang=en&from=2026-07-13&to=2026-07-18',
    );
  });

  it.each(['from=2026-02-30', 'unit=weeks', 'zone=corse', 'week=111', 'worked=2026-07-14,soon', 'toHalf='])(
    'says when %s means nothing, and takes the example’s value',
    (query) => {
      expect(readSituation(new URLSearchParams(query))).toEqual({ situation: EXAMPLE, incomplete: true });
    },
  );
});

describe('a situation', () => {
  const counted = (part: Partial<Situation>) => {
    const outcome = countSituation({ ...EXAMPLE, ...part });
    if (outcome.kind === 'problem') throw new Error(outcome.problem);
    return outcome;
  };

  it('is counted in both units (C1, C2, C8)', () => {
    const outcome = counted({});
    expect([outcome.calendarDays, outcome.count.days, outcome.otherUnit.days]).toEqual([6, 4, 5]);
    expect(counted({ workedHolidays: [d('2026-07-14')] }).otherUnit.days).toBe(6);
  });

  it('keeps a holiday among the choices when working it brings the return forward (C7, C10)', () => {
    const dates = { start: d('2026-05-04'), end: d('2026-05-07') };
    expect(counted(dates).holidays).toMatchObject([{ date: '2026-05-08', worked: false }]);
    const worked = counted({ ...dates, workedHolidays: [d('2026-05-08')] });
    expect(worked.holidays).toMatchObject([{ date: '2026-05-08', worked: true }]);
    expect(worked.count.returns?.date).toBe('2026-05-08');
  });

  it('offers one choice for two holidays of a day, and none after the last year known', () => {
    const { holidays } = counted({ start: d('2008-05-01'), end: d('2008-05-01') });
    expect(holidays.map(({ names }) => names.length)).toEqual([2]);
    expect(counted({ start: d('2100-12-30'), end: d('2100-12-31') }).holidays).toEqual([]);
  });

  it.each([
    ['dates_missing', { end: null }],
    ['end_before_start', { end: d('2026-07-12') }],
    ['empty_half_days', { end: EXAMPLE.start, startHalf: 'pm', endHalf: 'am' }],
    ['outside_calendar', { end: d('2101-01-04') }],
    ['too_long', { end: d('2036-07-13') }],
    ['nothing_worked', { workedWeek: weekOfDays([]) }],
    ['no_rest_day', { workedWeek: weekOfDays([1, 2, 3, 4, 5, 6, 7]) }],
    ['never_open', { openWeek: weekOfDays([]) }],
  ] as const)('is refused with %s', (problem, part) => {
    expect(countSituation({ ...EXAMPLE, ...part })).toEqual({ kind: 'problem', problem });
  });
});
