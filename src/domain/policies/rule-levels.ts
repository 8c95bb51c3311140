import type { SettingsInForce } from '#domain/balances/leave-basis.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveSettings } from './leave-settings.ts';
import { type GroupRules, type PlacementInForce, RULE_LEVELS, type RulesInForce } from './rule-groups.ts';
import { SINCE_EVER, settingsAt } from './settings-in-force.ts';

/** All that decides which rules hold for one person. */
export interface PersonalRules {
  readonly settings: readonly SettingsInForce[];
  readonly placements: readonly PlacementInForce[];
  /** Of the person, and of groups; those of groups in which the person never was are passed over. */
  readonly rules: readonly RulesInForce[];
}

/** What holds on a day, farthest first: the organisation, then those who say something else. */
export interface LevelsOnDay {
  readonly settings: LeaveSettings;
  readonly nearer: readonly RulesInForce[];
}

export function placementOn(
  placements: readonly PlacementInForce[],
  date: PlainDate,
): PlacementInForce | undefined {
  return placements.findLast(({ from }) => from <= date);
}

/** P5: the person before the category, the category before the site, the site before the organisation. */
export function levelsOn({ settings, placements, rules }: PersonalRules, date: PlainDate): LevelsOnDay {
  const place = placementOn(placements, date);
  const isConcerned = ({ level, ownerId }: RulesInForce): boolean =>
    level === 'person' || ownerId === (level === 'site' ? place?.siteId : place?.categoryId);
  const nearer = RULE_LEVELS.flatMap((level) => {
    const own = rules.filter((each) => each.level === level && each.from <= date && isConcerned(each));
    const latest = own.reduce<RulesInForce | undefined>(
      (found, each) => (found === undefined || each.from >= found.from ? each : found),
      undefined,
    );
    return latest ? [latest] : [];
  });
  return { settings: settingsAt(settings, date), nearer };
}

/** First days on which something else may hold, first to last. */
export function changeDays({ settings, placements, rules }: PersonalRules): PlainDate[] {
  const days = new Set([SINCE_EVER, ...[...settings, ...placements, ...rules].map(({ from }) => from)]);
  return [...days].sort();
}

/** One who says how many RTT days there are says that they do not follow from a contract in days. */
export function withRules(settings: LeaveSettings, rules: GroupRules): LeaveSettings {
  const forfaitJours =
    rules.forfaitJours !== undefined
      ? rules.forfaitJours
      : rules.rtt !== undefined
        ? null
        : settings.forfaitJours;
  return { ...settings, ...rules, forfaitJours };
}
