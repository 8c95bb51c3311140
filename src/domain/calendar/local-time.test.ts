import { describe, expect, it } from 'vitest';
import { instantAt, localTime } from './local-time.ts';
import { plainDate } from './plain-date.ts';

describe('the time of a place', () => {
  it('is a day and an hour of its own', () => {
    const instant = Date.UTC(2026, 6, 5, 22, 30);
    expect(localTime(instant, 'Europe/Paris')).toEqual({ date: '2026-07-06', hour: 0 });
    expect(localTime(instant, 'America/Cayenne')).toEqual({ date: '2026-07-05', hour: 19 });
  });

  it('knows summer time', () => {
    expect(new Date(instantAt(plainDate('2026-07-06'), 14, 'Europe/Paris')).toISOString()).toBe(
      '2026-07-06T12:00:00.000Z',
    );
    expect(new Date(instantAt(plainDate('2026-12-07'), 14, 'Europe/Paris')).toISOString()).toBe(
      '2026-12-07T13:00:00.000Z',
    );
  });
});
