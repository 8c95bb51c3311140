import { describe, expect, it } from 'vitest';
import { hourOfInstant } from './local-time.ts';

describe('the time of a place', () => {
  it('is an hour of its own', () => {
    const instant = Date.UTC(2026, 6, 5, 22, 30);
    expect(hourOfInstant(instant, 'Europe/Paris')).toBe(0);
    expect(hourOfInstant(instant, 'America/Cayenne')).toBe(19);
  });

  it('knows summer time', () => {
    expect(hourOfInstant(Date.UTC(2026, 6, 6, 12), 'Europe/Paris')).toBe(14);
    expect(hourOfInstant(Date.UTC(2026, 11, 7, 12), 'Europe/Paris')).toBe(13);
  });
});
