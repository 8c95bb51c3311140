import { PAGES } from '#contract/pages.ts';
import type { Capability } from '#domain/access/can.ts';

/** The parts of the leave rules, which share one page; each is an anchor on it. */
export const LEAVE_RULE_SECTIONS = [
  'counting',
  'place',
  'holidays',
  'paid-leave',
  'balances',
  'rtt',
  'extra-days',
  'readings',
  'history',
] as const;

const PAGE_SECTIONS = ['leaveTypes', 'ruleGroups', 'coverage', 'closings', 'reminders'] as const;

type LeaveRuleSection = (typeof LEAVE_RULE_SECTIONS)[number];
export type SettingsSectionName = LeaveRuleSection | (typeof PAGE_SECTIONS)[number];

export type SettingsSection = {
  /** Its title is `titles.NAME` of the texts `settings-sections`, what else one may look for it by `found.NAME`. */
  readonly name: SettingsSectionName;
  readonly path: string;
  readonly needs: Capability;
};

export function settingsSectionPath(section: LeaveRuleSection): string {
  return `${PAGES.settings.path}#${section}`;
}

/** Every part of the settings that has an address, in the order in which it is shown. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  ...LEAVE_RULE_SECTIONS.map(
    (name): SettingsSection => ({ name, path: settingsSectionPath(name), needs: 'settings.read' }),
  ),
  ...PAGE_SECTIONS.map(
    (name): SettingsSection => ({
      name,
      path: PAGES[name].path,
      needs: name === 'closings' ? 'closing.manage' : 'settings.read',
    }),
  ),
];
