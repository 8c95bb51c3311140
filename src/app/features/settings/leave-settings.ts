import type { z } from 'zod';
import type { settingsDraftSchema, settingsSchema } from '#contract/settings.ts';
import { parsePlainDate, type Weekday } from '#domain/calendar/plain-date.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { policyOf } from '#domain/policies/leave-settings.ts';
import { type PolicyRefusal, refusePolicy } from '#domain/policies/policy-check.ts';

export type Settings = z.output<typeof settingsSchema>;
export type SettingsChange = Settings['changes'][number];
export type SettingsDraft = z.output<typeof settingsDraftSchema>;
type EditedSettings = z.input<typeof settingsDraftSchema>;
export type SettingName = Exclude<keyof SettingsDraft, 'effectiveFrom'>;

/** What the form starts from: everything as it stands, to hold from that day on. */
export function draftOf({ changes: _, ...settings }: Settings, effectiveFrom: string): SettingsDraft {
  return { ...settings, effectiveFrom };
}

/** Another text once something was applied or undone. */
export function changesMark({ changes }: Settings): string {
  return changes.map(({ id, undoneAt }) => `${id} ${undoneAt ?? ''}`).join();
}

/** The order in which settings are told. */
export const SETTING_NAMES = [
  'countingMode',
  'openDays',
  'holidayZone',
  'timeZone',
  'goodFridayOff',
  'solidarityDay',
  'yearlyWorkedHolidays',
  'workedHolidays',
  'referencePeriodStart',
  'daysPerYear',
  'refuseBeyondBalance',
  'carryOver',
  'fractionnement',
  'rtt',
  'forfaitJours',
  'seniority',
  'youngParentDays',
  'loneHalfDay',
  'halfWorkedDay',
  'creditHolidayOnClosedDay',
  'supplementaryBirthLeaveAccrues',
] as const satisfies readonly SettingName[];

export function isSettingName(name: string): name is SettingName {
  return (SETTING_NAMES as readonly string[]).includes(name);
}

/** A carry-over of nothing is the same whatever figures stand behind it. */
function comparable(draft: EditedSettings, name: SettingName): string {
  if (name === 'carryOver') {
    const { kind, days, months } = draft.carryOver ?? {};
    return JSON.stringify([kind, kind === 'up-to' && days, kind !== 'none' && months]);
  }
  if (name === 'workedHolidays' || name === 'yearlyWorkedHolidays')
    return [...(draft[name] ?? [])].sort().join();
  return JSON.stringify(draft[name] ?? null);
}

export function changedSettings(before: EditedSettings, after: EditedSettings): SettingName[] {
  return SETTING_NAMES.filter((name) => comparable(before, name) !== comparable(after, name));
}

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Where each refusal is told. */
const FIELD_OF_REFUSAL = {
  no_open_day: 'openDays',
  company_open_on_weekly_rest_only: 'openDays',
  no_such_month: 'referencePeriodStart',
  less_than_five_weeks: 'daysPerYear',
  less_time_than_the_law: 'carryOver',
  rounding_required: 'countingMode',
  sickness_accrues_too_late: 'daysPerYear',
  negative_amount: 'rtt',
  employer_share_too_large: 'rtt',
  solidarity_day_protected: 'solidarityDay',
} as const satisfies Record<PolicyRefusal, SettingName>;

export type RefusedSetting = (typeof FIELD_OF_REFUSAL)[PolicyRefusal];

type PolicyDraft = Omit<SettingsDraft, 'effectiveFrom' | 'timeZone'>;

export function policyOfDraft(draft: PolicyDraft): LeavePolicy {
  return policyOf({
    ...draft,
    periodStartMonth: Number(draft.referencePeriodStart.slice(0, 2)),
    openDays: WEEKDAYS.filter((weekday) => draft.openDays.includes(weekday)),
    workedHolidays: draft.workedHolidays.map(parsePlainDate).filter((date) => date !== null),
  });
}

/** What the law does not allow, told by the rule that the server applies, before anything is sent. */
export function refusedSettings(draft: SettingsDraft): { name: RefusedSetting; refusal: PolicyRefusal }[] {
  return refusePolicy(policyOfDraft(draft)).map((refusal) => ({ name: FIELD_OF_REFUSAL[refusal], refusal }));
}
