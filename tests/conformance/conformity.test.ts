import { describe, expect, it } from 'vitest';
import names from '#site/conformity/case-names.fr.json' with { type: 'json' };
import published from '#site/conformity/conformity.json' with { type: 'json' };
import type { ConformityCase } from '#site/conformity/conformity-case.ts';
import { policyKey } from '#site/conformity/use-case-words.ts';
import english from '#words/en/screens/conformity.json' with { type: 'json' };
import french from '#words/fr/screens/conformity.json' with { type: 'json' };
import { ALL_CASES } from './all-cases.ts';
import { outcomeOf } from './conformance-case.ts';

const cases = published as readonly ConformityCase[];

/** Through the API they are asked by `npm run prove`, which compares the whole page. */
describe('the public page of cases', () => {
  it('shows every case with what is expected and computed today (tests/conformance/write-conformity.ts)', () => {
    const shown = cases.map(({ rule, id, source, expected, library }) => ({
      rule,
      id,
      source,
      expected,
      library,
    }));
    const today = ALL_CASES.map((each) => {
      const { rule, id, source, expected } = each;
      return { rule, id, source, expected, library: outcomeOf(each).actual };
    });
    expect(shown).toEqual(today);
  });

  it('shows no answer of the API that differs from the law', () => {
    expect(cases.filter(({ api, expected }) => api !== null && api !== expected)).toEqual([]);
    expect(cases.filter(({ api }) => api !== null).length).toBeGreaterThan(300);
  });

  it('has words in both languages for all that a case supposes', () => {
    const missing = cases.flatMap(({ id, given }) => {
      if (given.length === 0) return id in names ? [] : [`case-names.fr.json: ${id}`];
      return given.flatMap((each) => {
        if (each.is !== 'policy') return [];
        const key = policyKey(each).slice('policy.'.length);
        return [french, english].every(({ policy }) => key in policy) ? [] : [`policy: ${key}`];
      });
    });
    expect(missing).toEqual([]);
  });
});
