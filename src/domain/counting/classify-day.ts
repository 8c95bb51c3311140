import { SATURDAY } from '#domain/calendar/plain-date.ts';
import type { HolidayKey } from '#domain/holidays/public-holidays.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import type { ChargedRange } from './charged-range.ts';
import { type CountingUnit, creditsHolidayOnClosedDay } from './counting-policy.ts';
import type { DayFacts } from './day-reader.ts';

/** Why a day counts or does not; each reason belongs to one numbered rule. */
export type DayReason =
  | 'before-first-working-day'
  | 'no-working-day-asked'
  | 'after-lone-half-day'
  | 'contract-over'
  | 'weekly-rest'
  | 'holiday-off'
  | 'holiday-on-closed-day-credited'
  | 'holiday-on-closed-day'
  | 'company-closed'
  | 'saturday-cap'
  | 'worked-holiday'
  | 'morning-only'
  | 'afternoon-only'
  | 'half-open-day'
  | 'half-worked-day'
  | 'half-worked-day-whole'
  | 'before-return'
  | 'not-worked-inside'
  | 'ouvrable'
  | 'ouvre'
  | 'would-have-worked'
  | 'not-worked';

export const RULE_OF_REASON = {
  'before-first-working-day': 'C1',
  'no-working-day-asked': 'C1',
  'after-lone-half-day': 'C13',
  'contract-over': 'C17',
  'weekly-rest': 'C9',
  'holiday-off': 'C10',
  'holiday-on-closed-day-credited': 'C5',
  'holiday-on-closed-day': 'C5',
  'company-closed': 'C11',
  'saturday-cap': 'C4',
  'worked-holiday': 'C3',
  'morning-only': 'C6',
  'afternoon-only': 'C6',
  'half-open-day': 'C8',
  'half-worked-day': 'C14',
  'half-worked-day-whole': 'C14',
  'before-return': 'C7',
  'not-worked-inside': 'C12',
  ouvrable: 'C2',
  ouvre: 'C8',
  'would-have-worked': 'R2',
  'not-worked': 'R2',
} as const satisfies Record<DayReason, RuleNumber>;

export interface Classification {
  readonly halves: 0 | 1 | 2;
  readonly owedHalves: 0 | 2;
  readonly reason: DayReason;
  readonly rule: (typeof RULE_OF_REASON)[DayReason];
  readonly holiday: HolidayKey | null;
}

/** Days without a holiday are nearly all of them: their answers are made once. */
const WITHOUT_HOLIDAY = new Map<DayReason, readonly [Classification, Classification, Classification]>();

function withoutHoliday(reason: DayReason, halves: 0 | 1 | 2): Classification {
  let made = WITHOUT_HOLIDAY.get(reason);
  if (made === undefined) {
    const of = (counted: 0 | 1 | 2): Classification => ({
      halves: counted,
      owedHalves: 0,
      reason,
      rule: RULE_OF_REASON[reason],
      holiday: null,
    });
    made = [of(0), of(1), of(2)];
    WITHOUT_HOLIDAY.set(reason, made);
  }
  return made[halves];
}

function classified(
  reason: DayReason,
  halves: 0 | 1 | 2,
  holiday: HolidayKey | null,
  owedHalves: 0 | 2 = 0,
): Classification {
  if (holiday === null) return withoutHoliday(reason, halves);
  return { halves, owedHalves, reason, rule: RULE_OF_REASON[reason], holiday };
}

function countBits(mask: number): 0 | 1 | 2 {
  return mask === 3 ? 2 : mask === 0 ? 0 : 1;
}

/** C5: the same holiday where the leave is too short to give a day back. */
export function withoutCredit({ holiday }: Classification): Classification {
  return classified('holiday-on-closed-day', 0, holiday);
}

/** Which halves of the day lie inside the charged range. */
function chargedHalves(day: number, charged: ChargedRange): number {
  const morning = day * 2 >= charged.first && day * 2 <= charged.last ? 1 : 0;
  const afternoon = day * 2 + 1 >= charged.first && day * 2 + 1 <= charged.last ? 2 : 0;
  return morning | afternoon;
}

export function classifyDay(
  day: number,
  facts: DayFacts,
  charged: ChargedRange | null,
  unit: CountingUnit,
  asked: boolean,
  saturdaysCounted: number,
): Classification {
  const holiday = facts.holiday.kind === 'none' ? null : facts.holiday.holiday.key;
  if (charged === null) return classified('no-working-day-asked', 0, holiday);
  const inside = chargedHalves(day, charged);
  if (inside === 0) {
    if (day * 2 < charged.first) return classified('before-first-working-day', 0, holiday);
    return classified(charged.loneHalfDay ? 'after-lone-half-day' : 'contract-over', 0, holiday);
  }
  const holidayOff = facts.holiday.kind === 'off';
  if (!facts.employed) return classified('contract-over', 0, holiday);
  if (facts.isWeeklyRest) return classified('weekly-rest', 0, holiday);
  if (unit === 'ouvres' && facts.open === 0) {
    if (!holidayOff) return classified('company-closed', 0, holiday);
    return creditsHolidayOnClosedDay(facts.policy)
      ? classified('holiday-on-closed-day-credited', 0, holiday, 2)
      : classified('holiday-on-closed-day', 0, holiday);
  }
  if (holidayOff) return classified('holiday-off', 0, holiday);
  const { saturdayCap } = facts.policy;
  if (
    unit === 'ouvrables' &&
    facts.weekday === SATURDAY &&
    saturdayCap !== null &&
    saturdaysCounted >= saturdayCap
  ) {
    return classified('saturday-cap', 0, holiday);
  }
  return classifyCounted(facts, unit, asked, inside, holiday);
}

function classifyCounted(
  facts: DayFacts,
  unit: CountingUnit,
  asked: boolean,
  inside: number,
  holiday: HolidayKey | null,
): Classification {
  const openHalves = unit === 'ouvres' ? facts.open : 3;
  const workedHalf = facts.pattern === 1 || facts.pattern === 2;
  const charges = facts.policy.halfWorkedDay === 'half' && workedHalf ? facts.pattern : 3;
  const halves = countBits(inside & openHalves & charges);
  if (halves === 0) return classified('company-closed', 0, holiday);
  if (halves === 1) {
    if (inside !== 3) return classified(inside === 1 ? 'morning-only' : 'afternoon-only', 1, holiday);
    return classified(charges !== 3 ? 'half-worked-day' : 'half-open-day', 1, holiday);
  }
  if (facts.holiday.kind === 'worked') return classified('worked-holiday', 2, holiday);
  if (!asked) return classified('before-return', 2, holiday);
  // A Saturday on which nobody works is ouvrable for everyone; part-time is about days that others work.
  if (facts.pattern === 0 && facts.open !== 0) return classified('not-worked-inside', 2, holiday);
  if (workedHalf) return classified('half-worked-day-whole', 2, holiday);
  return classified(unit === 'ouvres' ? 'ouvre' : 'ouvrable', 2, holiday);
}

/** R2: what would have been worked, and nothing around it. */
export function classifyWorked(facts: DayFacts, asked: number): Classification {
  const holiday = facts.holiday.kind === 'none' ? null : facts.holiday.holiday.key;
  const halves = countBits(facts.worked & asked);
  if (halves === 0) {
    if (!facts.employed) return classified('contract-over', 0, holiday);
    if (facts.holiday.kind === 'off') return classified('holiday-off', 0, holiday);
    if (facts.isWeeklyRest) return classified('weekly-rest', 0, holiday);
    return classified(facts.open === 0 ? 'company-closed' : 'not-worked', 0, holiday);
  }
  if (halves === 2) return classified('would-have-worked', 2, holiday);
  if (asked === 3) return classified('half-worked-day', 1, holiday);
  return classified(asked === 1 ? 'morning-only' : 'afternoon-only', 1, holiday);
}
