import { describe, expect, it } from 'vitest';
import type { Half } from '#domain/calendar/half-day.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { daySentence } from '#words/sentences/proof.ts';
import type { ProofDay } from './count-leave.ts';
import { countLeave, countTotal } from './count-leave.ts';
import type { CountingPolicy } from './counting-policy.ts';
import {
  FULL_TIME,
  MONDAY_TO_FRIDAY,
  parseWeek,
  parseWorkingPattern,
  type WorkingPattern,
  weekOfDays,
  weekOfHalfDays,
  weekText,
  workingPattern,
} from './working-pattern.ts';

const OUVRABLES: CountingPolicy = { ...DEFAULT_POLICY, unit: 'ouvrables' };

function count(
  start: string,
  end: string,
  policy: CountingPolicy = OUVRABLES,
  pattern: WorkingPattern = FULL_TIME,
  halves: readonly [Half, Half] = ['am', 'pm'],
) {
  const person = { patterns: always(pattern), employedFrom: null, employedTo: null };
  return countLeave(leaveRange(d(start), d(end), ...halves), person, always(policy));
}

function lines(result: ReturnType<typeof count>): string[] {
  return result.proof.map((day) => `${day.date} ${day.counted} ${day.rule}${day.asked ? '' : ' added'}`);
}

const told = (day: ProofDay | undefined) => day && { fr: daySentence(day, 'fr'), en: daySentence(day, 'en') };

describe('the proof', () => {
  it('tells every day of the leave and those before the return', () => {
    expect(lines(count('2026-05-04', '2026-05-07'))).toEqual([
      '2026-05-04 1 C2',
      '2026-05-05 1 C2',
      '2026-05-06 1 C2',
      '2026-05-07 1 C2',
      '2026-05-08 0 C10 added',
      '2026-05-09 1 C7 added',
      '2026-05-10 0 C9 added',
    ]);
  });

  it('says when one is back', () => {
    expect(count('2026-05-04', '2026-05-07').returns).toEqual({ date: '2026-05-11', half: 'am' });
    expect(count('2026-05-04', '2026-05-04', OUVRABLES, FULL_TIME, ['am', 'am']).returns).toEqual({
      date: '2026-05-04',
      half: 'pm',
    });
    expect(count('2026-06-06', '2026-06-07').returns).toBeNull();
    expect(count('2026-06-06', '2026-06-07').charged).toBeNull();
  });

  it('starts with the days that were asked for nothing', () => {
    expect(lines(count('2026-06-06', '2026-06-08'))).toEqual([
      '2026-06-06 0 C1',
      '2026-06-07 0 C1',
      '2026-06-08 1 C2',
    ]);
  });

  it('explains in both languages, with French typography', () => {
    const [friday, saturday] = count('2026-06-12', '2026-06-12').proof;
    expect(told(friday)).toEqual({
      fr: 'Compté\u00a0: vendredi, jour ouvrable.',
      en: 'Counted: Friday, a legal working day (jour ouvrable).',
    });
    expect(told(saturday)?.fr).toContain('ce samedi précède votre reprise');
    const holiday = count('2026-07-13', '2026-07-15').proof[1];
    expect(holiday).toMatchObject({ holiday: 'bastille-day', counted: 0 });
    expect(told(holiday)).toEqual({
      fr: 'Non compté\u00a0: jour férié chômé (14 juillet).',
      en: 'Not counted: public holiday off (Bastille Day).',
    });
  });

  it('names the holiday that a leave is asked from (C1, C10)', () => {
    const [first, second] = count('2026-05-14', '2026-05-15').proof;
    expect(first).toMatchObject({ rule: 'C1', counted: 0 });
    expect(told(first)?.fr).toBe(
      'Non compté\u00a0: jour férié (Ascension), votre congé commence à votre premier jour de travail.',
    );
    expect(second?.counted).toBe(1);
  });

  it('names part-time days, half-days, closed days and the end of a lone half-day', () => {
    const noWednesday = workingPattern([weekOfDays([1, 2, 4, 5])]);
    expect(lines(count('2026-06-08', '2026-06-12', DEFAULT_POLICY, noWednesday))).toEqual([
      '2026-06-08 1 C8',
      '2026-06-09 1 C8',
      '2026-06-10 1 C12',
      '2026-06-11 1 C8',
      '2026-06-12 1 C8',
      '2026-06-13 0 C11 added',
      '2026-06-14 0 C9 added',
    ]);
    expect(lines(count('2026-06-12', '2026-06-13', OUVRABLES, FULL_TIME, ['pm', 'pm']))).toEqual([
      '2026-06-12 0.5 C6',
      '2026-06-13 0 C13',
    ]);
  });

  it('does not call a Saturday inside a full-time leave part-time (C2, C12)', () => {
    const [saturday] = count('2026-06-08', '2026-06-19').proof.filter((day) => day.date === '2026-06-13');
    expect(saturday).toMatchObject({ counted: 1, rule: 'C2' });
    const openOnSaturday = { ...OUVRABLES, openDays: weekOfDays([1, 2, 3, 4, 5, 6]) };
    const [worked] = count('2026-06-08', '2026-06-19', openOnSaturday).proof.filter(
      (day) => day.date === '2026-06-13',
    );
    expect(worked).toMatchObject({ counted: 1, rule: 'C12' });
  });

  it('adds up to the total that is counted without it', () => {
    const range = leaveRange(d('2026-07-01'), d('2026-07-31'));
    const person = { patterns: always(FULL_TIME), employedFrom: null, employedTo: null };
    const { proof, ...total } = countLeave(range, person, always(OUVRABLES));
    expect(total).toEqual(countTotal(range, person, always(OUVRABLES)));
    expect(proof.reduce((sum, day) => sum + day.counted, 0)).toBe(total.days);
  });
});

describe('working patterns', () => {
  it('are stored as fourteen digits', () => {
    expect(weekText(MONDAY_TO_FRIDAY)).toBe('11111111110000');
    expect(parseWeek('11111111110000')).toBe(MONDAY_TO_FRIDAY);
    expect(parseWeek('1111')).toBeNull();
    expect(weekText(weekOfHalfDays(['3am', '7pm']))).toBe('00001000000001');
  });

  it('refuse seven days of work, a worked rest day and an endless cycle (C9)', () => {
    const refusal = (...asked: Parameters<typeof parseWorkingPattern>) => {
      const result = parseWorkingPattern(...asked);
      return result.ok ? null : result.reason;
    };
    expect(refusal([MONDAY_TO_FRIDAY])).toBeNull();
    expect(refusal([MONDAY_TO_FRIDAY, weekOfDays([1, 2, 3, 4, 5, 6, 7])])).toBe('no_day_of_rest');
    expect(refusal([MONDAY_TO_FRIDAY], 3)).toBe('weekly_rest_worked');
    expect(refusal([])).toBe('no_week');
    expect(refusal(Array.from({ length: 13 }, () => MONDAY_TO_FRIDAY))).toBe('cycle_too_long');
    expect(() => workingPattern([MONDAY_TO_FRIDAY], 3)).toThrow(RangeError);
  });
});
