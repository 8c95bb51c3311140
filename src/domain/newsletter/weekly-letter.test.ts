import { expect, it } from 'vitest';
import { mayLeaveNow, nextLetterAt } from './weekly-letter.ts';

it('M6: one letter a week at the most', () => {
  const monday = Date.parse('2026-11-16T08:00:00Z');
  const nextMonday = Date.parse('2026-11-23T08:00:00Z');
  expect(nextLetterAt(monday)).toBe(nextMonday);
  expect(mayLeaveNow(monday, nextMonday - 1)).toBe(false);
  expect(mayLeaveNow(monday, nextMonday)).toBe(true);
  expect(mayLeaveNow(null, monday)).toBe(true);
});
