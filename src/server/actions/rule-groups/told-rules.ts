import { mostRuleChanges } from '#contract/rule-groups.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { differingRules, type RulesFrom, rulesHeld, rulesOn } from '#domain/policies/rule-changes.ts';
import type { GroupRules, RuleName } from '#domain/policies/rule-groups.ts';
import type { RuleChange } from '#server/store/rule-groups.ts';

export interface ToldRuleChange extends RuleChange {
  readonly undoable: boolean;
  readonly changed: readonly RuleName[];
}

/** What differs for a group or a person, and the changes that led there. */
export interface ToldRules {
  readonly rules: GroupRules;
  readonly planned: readonly RulesFrom[];
  readonly changes: readonly ToldRuleChange[];
}

/** From the changes of one owner, latest first. */
export function toldRules(changes: readonly RuleChange[], today: PlainDate): ToldRules {
  const held = rulesHeld(changes);
  const last = changes.find(({ undoneAt }) => undoneAt === null);
  return {
    rules: rulesOn(held, today),
    planned: held.filter(({ from }) => from > today),
    changes: changes.slice(0, mostRuleChanges).map((change, place) => ({
      ...change,
      undoable: change.id === last?.id,
      changed: differingRules(rulesBefore(changes, change, place), change.rules),
    })),
  };
}

/** What held on its first day just before a change was applied. */
function rulesBefore(changes: readonly RuleChange[], change: RuleChange, place: number): GroupRules {
  const earlier = changes.slice(place + 1).map((each) => ({
    ...each,
    // What was undone later still held then.
    undoneAt: each.undoneAt !== null && each.undoneAt < change.appliedAt ? each.undoneAt : null,
  }));
  return rulesOn(rulesHeld(earlier), change.effectiveFrom);
}
