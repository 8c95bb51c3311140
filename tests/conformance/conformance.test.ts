import { describe, expect, it } from 'vitest';
import { ALL_CASES } from './all-cases.ts';

describe('conformance', () => {
  it.each(ALL_CASES.map((each) => [`${each.rule}: ${each.id} (${each.source})`, each] as const))(
    '%s',
    (_name, each) => {
      expect(each.actual()).toBe(each.expected);
    },
  );

  it('holds at least 150 cases, each with its own name and a source', () => {
    expect(ALL_CASES.length).toBeGreaterThanOrEqual(150);
    expect(new Set(ALL_CASES.map((each) => each.id)).size).toBe(ALL_CASES.length);
    expect(ALL_CASES.filter((each) => each.source.trim() === '')).toEqual([]);
  });
});
