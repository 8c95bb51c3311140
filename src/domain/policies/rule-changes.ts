import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { completedRtt, type RttSetting } from './leave-settings.ts';
import { type GroupRules, RULE_NAMES, type RuleName } from './rule-groups.ts';

/** Rules of one owner as somebody set them. */
export interface RulesSet {
  readonly effectiveFrom: PlainDate;
  readonly rules: GroupRules;
  readonly undoneAt: Date | null;
}

export interface RulesFrom {
  readonly from: PlainDate;
  readonly rules: GroupRules;
}

/** By day, of several applied for one day the latest; what was undone never held. */
export function rulesHeld(changes: readonly RulesSet[]): RulesFrom[] {
  const byDay = new Map<PlainDate, GroupRules>();
  // Latest first: the first one met for a day is the one that counts.
  for (const { effectiveFrom, rules, undoneAt } of changes) {
    if (undoneAt === null && !byDay.has(effectiveFrom)) byDay.set(effectiveFrom, rules);
  }
  return [...byDay].map(([from, rules]) => ({ from, rules })).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** What differs on a day; nothing before the first change. */
export function rulesOn(held: readonly RulesFrom[], date: PlainDate): GroupRules {
  return held.findLast(({ from }) => from <= date)?.rules ?? {};
}

/** Rules as somebody names them. */
export interface NamedRules {
  readonly rules: {
    readonly [Name in Exclude<RuleName, 'rtt'>]?: GroupRules[Name] | undefined;
  } & {
    readonly rtt?:
      | (Pick<RttSetting, 'daysPerYear'> & {
          readonly [Name in keyof RttSetting]?: RttSetting[Name] | undefined;
        })
      | null
      | undefined;
  };
  /** Those that are to be inherited again. */
  readonly inherited: readonly RuleName[];
}

/** P4: what is neither named nor inherited again stays as it was. */
export function amendedRules(before: GroupRules, { rules, inherited }: NamedRules): GroupRules {
  const named = RULE_NAMES.flatMap((name): [RuleName, unknown][] => {
    const value = name === 'rtt' ? amendedRtt(before.rtt, rules.rtt) : rules[name];
    if (value !== undefined) return [[name, value]];
    return inherited.includes(name) || before[name] === undefined ? [] : [[name, before[name]]];
  });
  return Object.fromEntries(named) as GroupRules;
}

function amendedRtt(
  before: GroupRules['rtt'],
  named: NamedRules['rules']['rtt'],
): RttSetting | null | undefined {
  if (named === undefined || named === null) return named;
  const said = Object.entries(named).filter(([, value]) => value !== undefined);
  return completedRtt({ ...before, ...Object.fromEntries(said), daysPerYear: named.daysPerYear });
}

/** The names of the rules that differ, those that are inherited on one side alone included. */
export function differingRules(before: GroupRules, after: GroupRules): RuleName[] {
  return RULE_NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
