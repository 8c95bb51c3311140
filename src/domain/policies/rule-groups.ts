import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveSettings } from './leave-settings.ts';

/** The two ways in which an organisation sorts its people; each person is in one of each at most. */
export const RULE_GROUP_KINDS = ['site', 'category'] as const;

export type RuleGroupKind = (typeof RULE_GROUP_KINDS)[number];

/** Whose rules they are, nearest last. */
export const RULE_LEVELS = ['organization', ...RULE_GROUP_KINDS, 'person'] as const;

export type RuleLevel = (typeof RULE_LEVELS)[number];

/** What may differ from the organisation; the order in which it is told. */
export const RULE_NAMES = [
  'daysPerYear',
  'countingMode',
  'openDays',
  'holidayZone',
  'goodFridayOff',
  'rtt',
  'forfaitJours',
  'seniority',
  'youngParentDays',
] as const satisfies readonly (keyof LeaveSettings)[];

export type RuleName = (typeof RULE_NAMES)[number];

/** What differs; what is not named is inherited. */
export type GroupRules = { readonly [Name in RuleName]?: LeaveSettings[Name] };

/** Rules of one group, or of one person, from a day on. */
export interface RulesInForce {
  readonly level: Exclude<RuleLevel, 'organization'>;
  /** Of the site, the category or the person. */
  readonly ownerId: string;
  readonly from: PlainDate;
  readonly rules: GroupRules;
}

/** Where a person belongs from a day on. */
export interface PlacementInForce {
  readonly from: PlainDate;
  readonly siteId: string | null;
  readonly categoryId: string | null;
}
