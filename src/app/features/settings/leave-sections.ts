import { LEAVE_RULE_SECTIONS } from '#app/navigation/settings-sections.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import type { SettingName } from './leave-settings.ts';

export type LeaveSectionName = Exclude<(typeof LEAVE_RULE_SECTIONS)[number], 'history'>;

type LeaveSection = {
  /** The one that says most about it; the page of the rules leads on to the others. */
  readonly rule: RuleNumber;
  readonly settings: readonly SettingName[];
};

/** What each section tells and edits. */
export const LEAVE_SECTIONS: Record<LeaveSectionName, LeaveSection> = {
  counting: { rule: 'C8', settings: ['countingMode', 'openDays'] },
  place: { rule: 'H2', settings: ['holidayZone', 'goodFridayOff', 'timeZone'] },
  holidays: { rule: 'H6', settings: ['solidarityDay', 'yearlyWorkedHolidays', 'workedHolidays'] },
  'paid-leave': { rule: 'A6', settings: ['referencePeriodStart', 'daysPerYear'] },
  balances: { rule: 'B4', settings: ['refuseBeyondBalance', 'carryOver'] },
  rtt: { rule: 'R1', settings: ['rtt', 'forfaitJours'] },
  'extra-days': { rule: 'N1', settings: ['fractionnement', 'seniority', 'youngParentDays'] },
  readings: {
    rule: 'C5',
    settings: ['creditHolidayOnClosedDay', 'loneHalfDay', 'halfWorkedDay', 'supplementaryBirthLeaveAccrues'],
  },
};

export const LEAVE_SECTION_NAMES: readonly LeaveSectionName[] = LEAVE_RULE_SECTIONS.filter(
  (name) => name !== 'history',
);
