import { describe, expect, it } from 'vitest';
import { movedCursor, NAME } from './cursor.ts';

const size = { rows: 30, days: 7, page: 10 };
const press = (key: string, from: [row: number, day: number], ctrlKey = false) => {
  const [row, day] = from;
  const to = movedCursor({ row, day }, { key, ctrlKey, metaKey: false }, size);
  return to && [to.row, to.day];
};

describe('the keyboard in the timeline', () => {
  it('moves a day or a row at a time and stops at the edges, the name being the first of a row', () => {
    expect(press('ArrowRight', [3, 2])).toEqual([3, 3]);
    expect(press('ArrowRight', [3, 6])).toEqual([3, 6]);
    expect(press('ArrowLeft', [3, 0])).toEqual([3, NAME]);
    expect(press('ArrowLeft', [3, NAME])).toEqual([3, NAME]);
    expect(press('ArrowDown', [29, 2])).toEqual([29, 2]);
    expect(press('ArrowUp', [0, 2])).toEqual([0, 2]);
  });

  it('jumps a page, to the ends of a row, and to the first and the last row', () => {
    expect(press('PageDown', [3, 2])).toEqual([13, 2]);
    expect(press('PageDown', [25, 2])).toEqual([29, 2]);
    expect(press('PageUp', [3, 2])).toEqual([0, 2]);
    expect(press('Home', [3, 2])).toEqual([3, 0]);
    expect(press('End', [3, 2])).toEqual([3, 6]);
    expect(press('Home', [3, 2], true)).toEqual([0, 2]);
    expect(press('End', [3, 2], true)).toEqual([29, 2]);
  });

  it('leaves other keys alone', () => {
    expect(press('n', [3, 2])).toBeNull();
  });
});
