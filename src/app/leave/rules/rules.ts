import type { z } from 'zod';
import type { groupRulesSchema, personalRulesSchema, ruleGroupSchema } from '#contract/rule-groups.ts';
import { RULE_NAMES, type RuleName } from '#domain/policies/rule-groups.ts';

export type Rules = z.output<typeof groupRulesSchema>;
export type WholeRules = Required<Rules>;
export type RuleGroup = z.output<typeof ruleGroupSchema>;
export type PersonRules = z.output<typeof personalRulesSchema>;
export type RuleChange = RuleGroup['changes'][number];

/** The rules that someone names, in the order in which they are told. */
export function namedRules(rules: Rules): RuleName[] {
  return RULE_NAMES.filter((name) => rules[name] !== undefined);
}

/** What a form says against what stood: the rules that it names otherwise, and those that it no longer names. */
export function changeOf(before: Rules, after: Rules): { rules: Rules; inherit: RuleName[] } {
  const named = namedRules(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return {
    rules: Object.fromEntries(named.map((name) => [name, after[name]])),
    inherit: namedRules(before).filter((name) => after[name] === undefined),
  };
}
