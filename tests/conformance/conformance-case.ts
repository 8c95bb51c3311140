import type { RuleNumber } from '#domain/rules/rule-number.ts';

/** One checked statement about the law, with where it comes from. */
export interface ConformanceCase {
  readonly id: string;
  readonly rule: RuleNumber;
  readonly source: string;
  readonly expected: string;
  readonly actual: () => string;
}

export interface Outcome {
  readonly case: ConformanceCase;
  readonly actual: string;
  readonly passed: boolean;
}

/** A case that throws has failed, and its error is what it answered. */
export function outcomeOf(each: ConformanceCase): Outcome {
  try {
    const actual = each.actual();
    return { case: each, actual, passed: actual === each.expected };
  } catch (error) {
    return { case: each, actual: String(error), passed: false };
  }
}

/** A case in one line. */
export function check(
  id: string,
  rule: RuleNumber,
  source: string,
  expected: string | number,
  actual: () => string | number,
) {
  return {
    id,
    rule,
    source,
    expected: String(expected),
    actual: () => String(actual()),
  } satisfies ConformanceCase;
}
