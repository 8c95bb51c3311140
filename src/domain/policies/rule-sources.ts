import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveSettings } from './leave-settings.ts';
import { RULE_NAMES, type RuleLevel, type RuleName } from './rule-groups.ts';
import { changeDays, type LevelsOnDay, levelsOn, type PersonalRules, withRules } from './rule-levels.ts';
import { SINCE_EVER } from './settings-in-force.ts';

/** Where a rule comes from that holds for a person. */
export interface RuleSource {
  readonly name: RuleName;
  readonly level: RuleLevel;
  /** Of the group or the person; null for the organisation. */
  readonly ownerId: string | null;
  /** First day on which it holds for the person from there; null where it always did. */
  readonly since: PlainDate | null;
}

/** P5: what holds for a person on a day, and from where. */
export function ruleSources(personal: PersonalRules, date: PlainDate): RuleSource[] {
  const earlier = changeDays(personal)
    .filter((day) => day <= date)
    .reverse()
    .map((day) => ({ day, levels: levelsOn(personal, day) }));
  const now = levelsOn(personal, date);
  return RULE_NAMES.map((name) => {
    const from = ownerOf(name, now);
    let since: PlainDate | null = null;
    for (const { day, levels } of earlier) {
      if (!isSameRule(name, levels, now)) break;
      since = day === SINCE_EVER ? null : day;
    }
    return { name, ...from, since };
  });
}

/** All that holds where these levels meet. */
export function settingsWith({ settings, nearer }: LevelsOnDay): LeaveSettings {
  return nearer.reduce((merged, { rules }) => withRules(merged, rules), settings);
}

function ownerOf(name: RuleName, { nearer }: LevelsOnDay): Pick<RuleSource, 'level' | 'ownerId'> {
  const owner = nearer.findLast(
    ({ rules }) => rules[name] !== undefined || (name === 'forfaitJours' && rules.rtt !== undefined),
  );
  return owner ? { level: owner.level, ownerId: owner.ownerId } : { level: 'organization', ownerId: null };
}

function isSameRule(name: RuleName, a: LevelsOnDay, b: LevelsOnDay): boolean {
  return (
    ownerOf(name, a).ownerId === ownerOf(name, b).ownerId &&
    JSON.stringify(settingsWith(a)[name]) === JSON.stringify(settingsWith(b)[name])
  );
}
