import { describe, expect, it } from 'vitest';
import { isInTime } from './work-in-time.ts';

describe('M8: work in the background', () => {
  const quick = { urgent: true, lateSeconds: 1, silentSeconds: 59 };

  it('is in time while it is seen to be done', () => {
    expect(isInTime(quick)).toBe(true);
    expect(isInTime({ ...quick, silentSeconds: null })).toBe(true);
    expect(isInTime({ ...quick, silentSeconds: 181 })).toBe(false);
  });

  it('is late when someone waits for it, and not when nobody does', () => {
    expect(isInTime({ ...quick, lateSeconds: 61 })).toBe(false);
    expect(isInTime({ ...quick, lateSeconds: 3_600, urgent: false })).toBe(true);
  });
});
