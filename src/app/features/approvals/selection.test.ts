import { describe, expect, it } from 'vitest';
import { amongst, extent, toggled } from './selection.ts';

describe('a selection', () => {
  it('takes one in and lets it go', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('forgets what is no longer there to be decided', () => {
    expect(amongst(['a', 'gone', 'b'], ['b', 'a', 'c'])).toEqual(['a', 'b']);
  });

  it('says whether it is all, some or nothing', () => {
    expect(extent(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(extent(['a'], ['a', 'b'])).toBe('indeterminate');
    expect(extent(['gone'], ['a', 'b'])).toBe(false);
    expect(extent([], [])).toBe(false);
  });
});
