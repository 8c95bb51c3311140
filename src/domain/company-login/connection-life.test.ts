import { expect, it } from 'vitest';
import { type EndNotice, endNoticeDue } from './connection-life.ts';

const day = 24 * 60 * 60_000;

it('an end is told thirty and seven days before, once each, and late rather than never (I32)', () => {
  const told: EndNotice[] = [];
  const heard: (readonly [number, EndNotice])[] = [];
  for (let left = 40; left >= -3; left -= 1) {
    const due = endNoticeDue(left * day, 0, told);
    if (due === null) continue;
    told.push(due);
    heard.push([left, due]);
  }
  expect(heard).toEqual([
    [30, 30],
    [7, 7],
  ]);
  expect(endNoticeDue(12 * day, 0, [])).toBe(30);
  expect(endNoticeDue(3 * day, 0, [])).toBe(7);
  expect(endNoticeDue(3 * day, 0, [7])).toBeNull();
});
