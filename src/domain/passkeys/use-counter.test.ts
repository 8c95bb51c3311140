import { expect, it } from 'vitest';
import { wentBack } from './use-counter.ts';

it.each([
  [0, 0, false],
  [0, 1, false],
  [7, 8, false],
  [7, 7, true],
  [7, 3, true],
  [7, 0, true],
])('I15: a device that told %i and now tells %i went back: %s', (kept, told, back) => {
  expect(wentBack(kept, told)).toBe(back);
});
