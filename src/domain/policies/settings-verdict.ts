import type { SettingsInForce } from '#domain/balances/leave-basis.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { changedFrom, type Timeline, timeline } from '#domain/calendar/timeline.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import type { LeavePolicy } from './leave-policy.ts';
import { type LeaveSettings, policyOf } from './leave-settings.ts';
import { type PolicyRefusal, refusePolicy } from './policy-check.ts';
import { differingSettings, inForce, type SettingsSet, settingsAt } from './settings-in-force.ts';

export interface AskedSettings {
  readonly settings: LeaveSettings;
  readonly effectiveFrom: PlainDate;
}

/** All that a verdict needs, loaded before it is asked for. */
export interface SettingsSituation {
  /** Latest first, undone ones included. */
  readonly known: readonly SettingsSet[];
  readonly organization: { readonly holidayZone: HolidayZone };
  readonly today: PlainDate;
}

export interface SettingsChanged {
  /** What holds on its first day until then. */
  readonly before: LeaveSettings;
  readonly changed: readonly (keyof LeaveSettings)[];
  readonly current: Timeline<LeavePolicy>;
  readonly proposed: Timeline<LeavePolicy>;
  /** All that would hold, by day: the rules of groups and people are laid over it. */
  readonly settings: readonly SettingsInForce[];
  /** The zone of today is what everything that is not leave goes by. */
  readonly zoneToday: HolidayZone;
}

/** P3: every reason at once; and what changes, for whoever may go on. */
export interface SettingsVerdict {
  readonly refusals: readonly PolicyRefusal[];
  readonly change: SettingsChanged;
}

/** Whether settings may hold from a day on, and what they change. */
export function settingsVerdict(
  { settings, effectiveFrom }: AskedSettings,
  { known, organization, today }: SettingsSituation,
): SettingsVerdict {
  const held = inForce(known, organization);
  const before = settingsAt(held, effectiveFrom);
  const policy = policyOf(settings);
  const current = timeline(held.map((each) => ({ from: each.from, value: policyOf(each.settings) })));
  return {
    refusals: refusePolicy(policy),
    change: {
      before,
      changed: differingSettings(before, settings),
      current,
      proposed: changedFrom(current, effectiveFrom, policy),
      settings: [
        ...held.filter(({ from }) => from !== effectiveFrom),
        { from: effectiveFrom, settings },
      ].sort((a, b) => (a.from < b.from ? -1 : 1)),
      zoneToday: effectiveFrom <= today ? settings.holidayZone : organization.holidayZone,
    },
  };
}
