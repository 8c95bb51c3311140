import { describe, expect, it } from 'vitest';
import { changeOf, namedRules } from './rules.ts';

describe('rules of a group', () => {
  it('are told in one order', () => {
    expect(namedRules({ seniority: [], rtt: null, daysPerYear: 27 })).toEqual([
      'daysPerYear',
      'rtt',
      'seniority',
    ]);
  });

  it('are sent where they differ, and given back where they are no longer named', () => {
    const before = { daysPerYear: 27, youngParentDays: false, rtt: null };
    const after = { daysPerYear: 28, rtt: null, holidayZone: 'mayotte' as const };
    expect(changeOf(before, after)).toEqual({
      rules: { daysPerYear: 28, holidayZone: 'mayotte' },
      inherit: ['youngParentDays'],
    });
  });
});
