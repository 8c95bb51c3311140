import { describe, expect, it } from 'vitest';
import { availability, isIncidentShown, overallState, stateOf } from './service-status.ts';

describe('M1: the state of the whole', () => {
  it.each([
    [['operational', 'operational'], 'operational'],
    [['operational', 'degraded'], 'degraded'],
    [['degraded', 'outage', 'operational'], 'outage'],
  ] as const)('%j is %s', (states, overall) => {
    expect(overallState(states)).toBe(overall);
  });
});

describe('M2: the state of a service', () => {
  const now = Date.parse('2026-11-15T10:00:00Z');
  it('follows its last check, while that is fresh', () => {
    expect(stateOf({ at: now - 60_000, ok: true }, now)).toBe('operational');
    expect(stateOf({ at: now - 60_000, ok: false }, now)).toBe('outage');
  });

  it('is unsure when nobody has checked for a while, or ever', () => {
    expect(stateOf({ at: now - 6 * 60_000, ok: true }, now)).toBe('degraded');
    expect(stateOf(null, now)).toBe('degraded');
  });
});

describe('M3: availability', () => {
  it('is never rounded up to a hundred', () => {
    expect(availability([{ checks: 100_000, failures: 1 }])).toBe(9_999);
    expect(availability([{ checks: 1_440, failures: 0 }])).toBe(10_000);
  });

  it('is unknown where nothing was measured', () => {
    expect(availability([])).toBeNull();
  });
});

describe('M7: incidents on show', () => {
  const now = Date.parse('2026-11-15T10:00:00Z');
  const daysAgo = (days: number) => now - days * 24 * 60 * 60 * 1000;

  it('are those that last, however old, and those that ended within ninety days', () => {
    expect(isIncidentShown('monitoring', daysAgo(400), now)).toBe(true);
    expect(isIncidentShown('resolved', daysAgo(90), now)).toBe(true);
    expect(isIncidentShown('resolved', daysAgo(91), now)).toBe(false);
  });
});
