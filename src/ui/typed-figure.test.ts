import { describe, expect, it } from 'vitest';
import { formatTypedFigure, parseTypedFigure } from './typed-figure.ts';

describe('a typed figure', () => {
  it.each([
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['25', 25],
    ['−1,25', -1.25],
    ['+ 3', 3],
    ['1 000', 1000],
    [',5', 0.5],
    ['', null],
    ['  ', null],
  ])('reads %j as %j', (text, figure) => {
    expect(parseTypedFigure(text)).toBe(figure);
  });

  it.each(['deux', '1,2,3', '2-', '1e3', ','])('does not take %j for a figure', (text) => {
    expect(parseTypedFigure(text)).toBeNaN();
  });

  it('is written as it would be typed', () => {
    expect(formatTypedFigure(27.5, 'fr')).toBe('27,5');
    expect(formatTypedFigure(27.5, 'en')).toBe('27.5');
    expect(parseTypedFigure(formatTypedFigure(-1234.25, 'fr'))).toBe(-1234.25);
  });
});
