import { describe, expect, it } from 'vitest';
import { rowAfter, rowBeside } from './next-row.ts';

const rows = ['a', 'b', 'c', 'd'];

describe('the row that gets the focus', () => {
  it('is the one that takes the place of what left', () => {
    expect(rowAfter(rows, ['b'])).toBe('c');
    expect(rowAfter(rows, ['a', 'b'])).toBe('c');
    expect(rowAfter(rows, ['b', 'd'])).toBe('c');
  });

  it('is the last one when the end left, and none when all did', () => {
    expect(rowAfter(rows, ['d'])).toBe('c');
    expect(rowAfter(rows, rows)).toBeNull();
  });

  it('is one step away, and stays at the ends', () => {
    expect(rowBeside(rows, 'b', 1)).toBe('c');
    expect(rowBeside(rows, 'b', -1)).toBe('a');
    expect(rowBeside(rows, 'a', -1)).toBe('a');
    expect(rowBeside(rows, 'd', 1)).toBe('d');
    expect(rowBeside(rows, null, 1)).toBe('a');
    expect(rowBeside(rows, 'gone', -1)).toBe('a');
    expect(rowBeside([], null, 1)).toBeNull();
  });
});
