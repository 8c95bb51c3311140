import { describe, expect, it } from 'vitest';
import { timeZoneSchema } from '#contract/organization.ts';
import { cityOf, timeZoneGroups } from './time-zones.ts';

describe('time zones to choose from', () => {
  it('are all taken by the contract', () => {
    const { french, others } = timeZoneGroups('Europe/Paris');
    expect(french[0]).toBe('Europe/Paris');
    expect([...french, ...others].filter((zone) => !timeZoneSchema.safeParse(zone).success)).toEqual([]);
  });

  it('stand in one group only, and hold the one that is set', () => {
    const { french, others } = timeZoneGroups('Mars/Olympus');
    expect(others.filter((zone) => french.includes(zone))).toEqual([]);
    expect(others).toContain('Mars/Olympus');
  });

  it.each([
    ['Europe/Paris', 'Paris'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['UTC', 'UTC'],
  ])('%s reads %s', (zone, city) => {
    expect(cityOf(zone)).toBe(city);
  });
});
