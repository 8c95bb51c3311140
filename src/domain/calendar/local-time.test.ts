import { describe, expect, it } from 'vitest';
import { hourOfInstant, instantAt } from './local-time.ts';
import { plainDate } from './plain-date.ts';

describe('the time of a place', () => {
  it('is an hour of its own', () => {
    const instant = Date.UTC(2026, 6, 5, 22, 30);
    expect(hourOfInstant(instant, 'Europe/Paris')).toBe(0);
    expect(hourOfInstant(instant, 'America/Cayenne')).toBe(19);
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
