import { expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { isMarked, markedEnds } from './marked-days.ts';

const backwards = { anchor: d('2026-05-08'), focus: d('2026-05-04') };

it('days are marked in either direction, both ends included', () => {
  expect(markedEnds(backwards)).toEqual({ first: '2026-05-04', last: '2026-05-08' });
  const marked = ['2026-05-03', '2026-05-04', '2026-05-08', '2026-05-09'].map((day) =>
    isMarked(backwards, d(day)),
  );
  expect(marked).toEqual([false, true, true, false]);
  expect(isMarked(null, d('2026-05-04'))).toBe(false);
});
