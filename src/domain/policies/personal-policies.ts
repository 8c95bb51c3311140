import { divide, type Fraction, multiply } from '#domain/amounts/fraction.ts';
import { type Timeline, timeline } from '#domain/calendar/timeline.ts';
import { daysPerWeek } from '#domain/counting/counting-policy.ts';
import type { LeavePolicy } from './leave-policy.ts';
import { policyOf } from './leave-settings.ts';
import type { GroupRules } from './rule-groups.ts';
import { changeDays, type LevelsOnDay, levelsOn, type PersonalRules, withRules } from './rule-levels.ts';

/** P5: what the leave of one person is counted with, from the settings of all and the rules of those nearer. */
export function personalPolicies(personal: PersonalRules): Timeline<LeavePolicy> {
  if (personal.rules.length === 0) {
    return timeline(personal.settings.map(({ from, settings }) => ({ from, value: policyOf(settings) })));
  }
  let before: LevelsOnDay | null = null;
  const entries = changeDays(personal).flatMap((from) => {
    const levels = levelsOn(personal, from);
    if (before !== null && isSame(before, levels)) return [];
    before = levels;
    return [{ from, value: mergedPolicy(levels) }];
  });
  return timeline(entries);
}

function isSame(a: LevelsOnDay, b: LevelsOnDay): boolean {
  return (
    a.settings === b.settings &&
    a.nearer.length === b.nearer.length &&
    a.nearer.every((each, place) => each === b.nearer[place])
  );
}

/** What holds where these levels meet. */
export function mergedPolicy({ settings, nearer }: LevelsOnDay): LeavePolicy {
  let merged = settings;
  let policy = policyOf(settings);
  for (const { rules } of nearer) {
    merged = withRules(merged, rules);
    policy = inSameWeeks(policyOf(merged), policy, rules);
  }
  return policy;
}

/** P6: days that a farther level names are as many weeks where a nearer one counts in other days. */
function inSameWeeks(policy: LeavePolicy, farther: LeavePolicy, rules: GroupRules): LeavePolicy {
  const ratio = divide(daysPerWeek(policy), daysPerWeek(farther));
  const converted = (days: Fraction): Fraction => multiply(days, ratio);
  return {
    ...policy,
    daysPerYear:
      rules.daysPerYear === undefined && farther.daysPerYear !== null
        ? converted(farther.daysPerYear)
        : policy.daysPerYear,
    seniority:
      rules.seniority === undefined
        ? farther.seniority.map(({ years, days }) => ({ years, days: converted(days) }))
        : policy.seniority,
  };
}
