import { describe, expect, it } from 'vitest';
import { axisTop } from './month-chart.tsx';

describe('the top of an axis', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2.08, 3],
    [5.5, 8],
    [26, 30],
    [401, 500],
  ])('above %d is %d', (highest, top) => {
    expect(axisTop(highest)).toBe(top);
  });
});
