import { describe, expect, it } from 'vitest';
import { printedPage } from './printed-page.ts';

describe('the printed page', () => {
  it('is the smallest on which all rows can be read', () => {
    expect(printedPage(12)).toEqual({ paper: 'a4', rowHeight: 22 });
    expect(printedPage(50)).toEqual({ paper: 'a4', rowHeight: 12.1 });
    expect(printedPage(67).paper).toBe('a4');
    expect(printedPage(68)).toEqual({ paper: 'a3', rowHeight: 13.7 });
    expect(printedPage(104).rowHeight).toBeGreaterThanOrEqual(9);
  });

  it('is one of several where not even the largest would do', () => {
    expect(printedPage(1000)).toEqual({ paper: 'a3', rowHeight: 9 });
  });
});
