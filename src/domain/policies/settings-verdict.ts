import type { SettingsInForce } from '#domain/balances/leave-basis.ts';
import { policiesOf } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import { amendedSettings, type NamedSettings } from './amended-settings.ts';
import { type LeaveSettings, policyOf } from './leave-settings.ts';
import { type PolicyRefusal, refusePolicy } from './policy-check.ts';
import type { Proposal, RuledPerson } from './rules-check.ts';
import { type PolicyVerdict, policyVerdict } from './rules-verdict.ts';
import { differingSettings, inForce, type SettingsSet, settingsAt } from './settings-in-force.ts';

export interface AskedSettings {
  /** P4: what is not named stays as it is on the first day. */
  readonly settings: NamedSettings;
  readonly effectiveFrom: PlainDate;
}

/** All that a verdict needs, loaded before it is asked for. */
export interface SettingsSituation {
  /** Latest first, undone ones included. */
  readonly known: readonly SettingsSet[];
  readonly organization: { readonly holidayZone: HolidayZone };
  readonly today: PlainDate;
  readonly people: readonly RuledPerson[];
}

export type SettingsRefusal = PolicyRefusal | 'rtt_days_missing';

export interface SettingsChanged {
  /** What holds on its first day until then. */
  readonly before: LeaveSettings;
  readonly after: LeaveSettings;
  readonly changed: readonly (keyof LeaveSettings)[];
  readonly proposedFor: Proposal;
  /** The zone of today is what everything that is not leave goes by. */
  readonly zoneToday: HolidayZone;
}

/** P3: every reason at once; and what changes, for whoever may go on. */
export interface SettingsVerdict {
  readonly refusals: readonly SettingsRefusal[];
  readonly change: SettingsChanged;
}

/** Whether settings may hold from a day on, by themselves and with all that they meet, and what they change. */
export function settingsVerdict(
  { settings: named, effectiveFrom }: AskedSettings,
  { known, organization, today, people }: SettingsSituation,
): SettingsVerdict {
  const held = inForce(known, organization);
  const before = settingsAt(held, effectiveFrom);
  const { settings: after, lacksRttDays } = amendedSettings(before, named);
  const settings = [
    ...held.filter(({ from }) => from !== effectiveFrom),
    { from: effectiveFrom, settings: after },
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
  const { refusals, proposedFor } = withSettings(settings, refusePolicy(policyOf(after)), {
    organization,
    people,
  });
  return {
    refusals: lacksRttDays ? ['rtt_days_missing', ...refusals] : refusals,
    change: {
      before,
      after,
      changed: differingSettings(before, after),
      proposedFor,
      zoneToday: effectiveFrom <= today ? after.holidayZone : organization.holidayZone,
    },
  };
}

/** P3: settings that held before a change do so again, with rules that may have come since. */
export function undoneSettingsVerdict(
  settings: readonly SettingsInForce[],
  situation: Pick<SettingsSituation, 'organization' | 'people'>,
): PolicyVerdict {
  return withSettings(settings, [], situation);
}

function withSettings(
  settings: readonly SettingsInForce[],
  alone: readonly PolicyRefusal[],
  { organization, people }: Pick<SettingsSituation, 'organization' | 'people'>,
): PolicyVerdict {
  // Where nobody nearer says anything, settings are all that there is to look at.
  const ruled = people.filter(({ basis }) => basis.rules.length > 0);
  return policyVerdict(alone, ruled, ({ basis }) => policiesOf({ ...basis, settings }, organization));
}
