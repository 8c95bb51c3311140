import { describe, expect, it } from 'vitest';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { BUILT_IN_TYPES } from '#domain/leave-types/leave-type.ts';
import { absenceWords, periodWords } from './leave-words.ts';

describe('a period in words', () => {
  it.each([
    ['2026-07-06', 'am', '2026-07-10', 'pm', 'du 6 au 10 juillet 2026', 'from 6 to 10 July 2026'],
    ['2026-06-29', 'am', '2026-07-03', 'pm', 'du 29 juin au 3 juillet 2026', 'from 29 June to 3 July 2026'],
    [
      '2026-12-28',
      'pm',
      '2027-01-01',
      'am',
      'du 28 décembre 2026 (après-midi) au 1er janvier 2027 (matin)',
      'from 28 December 2026 (afternoon) to 1 January 2027 (morning)',
    ],
    ['2026-05-01', 'am', '2026-05-01', 'pm', 'le 1er mai 2026', 'on 1 May 2026'],
    ['2026-05-04', 'am', '2026-05-04', 'am', 'le 4 mai 2026 (matin)', 'on 4 May 2026 (morning)'],
    ['2026-05-04', 'pm', '2026-05-04', 'pm', 'le 4 mai 2026 (après-midi)', 'on 4 May 2026 (afternoon)'],
  ] as const)('%s %s – %s %s', (start, startHalf, end, endHalf, french, english) => {
    const range = leaveRange(d(start), d(end), startHalf, endHalf);
    expect([periodWords(range, 'fr'), periodWords(range, 'en')]).toEqual([french, english]);
  });

  it('names the kind of leave', () => {
    const range = leaveRange(d('2026-07-06'), d('2026-07-10'));
    expect(absenceWords(BUILT_IN_TYPES.vacation, range, 'fr')).toBe('Vacances du 6 au 10 juillet 2026');
    expect(absenceWords(BUILT_IN_TYPES.sick, range, 'en')).toBe('Sick leave from 6 to 10 July 2026');
  });
});
