import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_RULES, ruleOf, sourceOf } from '#domain/rules/all-rules.ts';
import { domainDocument } from '#domain/rules/domain-document.ts';

const root = new URL('..', import.meta.url);

function filesUnder(folder: string, keep: (name: string) => boolean): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter(keep)
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'));
}

describe('docs/domain.md', () => {
  it('is what the rules say', () => {
    expect(readFileSync(new URL('docs/domain.md', root), 'utf8')).toBe(domainDocument());
  });

  it('gives each rule one number', () => {
    const numbers = ALL_RULES.map((rule) => rule.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(ruleOf('C7').title.en).toBe('The eve of return');
  });

  it('has no rule that no test cites', () => {
    const tests = [
      ...filesUnder('src/domain', (name) => name.endsWith('.test.ts')),
      ...filesUnder('tests/http', (name) => name.endsWith('.test.ts')),
      ...filesUnder('tests/conformance', (name) => name.endsWith('.ts') || name.endsWith('.txt')),
    ].join('\n');
    const cited = (number: string): boolean => new RegExp(`\\b${number}\\b`).test(tests);
    expect(ALL_RULES.map((rule) => rule.number).filter((number) => !cited(number))).toEqual([]);
  });

  it('names its sources in the reader’s language', () => {
    const english =
      /\b(to|of|law|decision|text|only|custom|practice|[A-Z][a-z]+ber|January|February|March|April|May|June|July|August)\b/i;
    expect(ALL_RULES.map((rule) => sourceOf(rule).fr).filter((source) => english.test(source))).toEqual([]);
  });

  it('has French typography', () => {
    const wrong = ALL_RULES.flatMap((rule) => [
      sourceOf(rule).fr,
      rule.title.fr,
      rule.statement.fr,
      rule.reading?.fr ?? '',
      rule.example.fr,
    ]).filter((text) => / [:;?!»€%]|« |'|!/.test(text));
    expect(wrong).toEqual([]);
  });
});
