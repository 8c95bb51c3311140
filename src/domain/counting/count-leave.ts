import { dateOfSlot, type Half, halfOfSlot } from '#domain/calendar/half-day.ts';
import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import {
  fromDayNumber,
  type PlainDate,
  SATURDAY,
  toDayNumber,
  type Weekday,
} from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import type { HolidayKey } from '#domain/holidays/public-holidays.ts';
import { chargedRange } from './charged-range.ts';
import { type Classification, classifyDay, type DayReason, withoutCredit } from './classify-day.ts';
import type { CountingPolicy, CountingUnit } from './counting-policy.ts';
import { type CountedPerson, type DayReader, dayReader } from './day-reader.ts';
import { holidaysGivenBack } from './whole-leave.ts';

/** One day of the proof. */
export interface ProofDay {
  readonly date: PlainDate;
  readonly weekday: Weekday;
  /** False for the days after the asked end that the eve-of-return rule adds. */
  readonly asked: boolean;
  /** 0, 1 or 2 half-days: what the total adds up. */
  readonly halves: 0 | 1 | 2;
  /** The same in days. */
  readonly counted: 0 | 0.5 | 1;
  /** Number of the rule in docs/domain.md. */
  readonly rule: Classification['rule'];
  readonly holiday: HolidayKey | null;
  readonly reason: DayReason;
}

export interface LeaveTotal {
  readonly unit: CountingUnit;
  /** Sum of the half-days of the proof. */
  readonly halves: number;
  /** The same in days; a multiple of one half, so exact. */
  readonly days: number;
  /** C5: half-days given back because a holiday fell on a closed day; never subtracted from the total. */
  readonly owedHalves: number;
  /** Saturdays that counted, for the cap of C4. */
  readonly saturdays: number;
  /** What is charged, from the first working day to the eve of return; null when nothing is. */
  readonly charged: { readonly start: PlainDate; readonly end: PlainDate } | null;
  /** When the person is back at work; null when unknown. */
  readonly returns: { readonly date: PlainDate; readonly half: Half } | null;
}

export interface LeaveCount extends LeaveTotal {
  /** Every day from the first asked to the last charged. */
  readonly proof: readonly ProofDay[];
}

export interface CountOptions {
  /** C4: Saturdays already counted in the same period. */
  readonly saturdaysAlreadyCounted?: number;
  /** C5: other leave of the person, which is one leave with this where no work lies between. */
  readonly others?: () => readonly LeaveRange[];
}

type OnDay = (dayNumber: number, weekday: Weekday, asked: boolean, classification: Classification) => void;

function walk(range: LeaveRange, read: DayReader, options: CountOptions, onDay: OnDay | null): LeaveTotal {
  const charged = chargedRange(range, read);
  const askedFrom = toDayNumber(range.start);
  const askedTo = toDayNumber(range.end);
  const lastDay = charged === null ? askedTo : Math.max(askedTo, Math.floor(charged.last / 2));
  // C16: one leave has one unit, that of the day on which it starts to cost.
  const unit = read(charged === null ? askedFrom : Math.floor(charged.first / 2)).policy.unit;
  let halves = 0;
  let owedHalves = 0;
  let saturdays = 0;
  const alreadyCounted = options.saturdaysAlreadyCounted ?? 0;
  let givenBack: ReadonlySet<number> | null = null;
  for (let day = askedFrom; day <= lastDay; day += 1) {
    const facts = read(day);
    const asked = day <= askedTo;
    let classification = classifyDay(day, facts, charged, unit, asked, alreadyCounted + saturdays);
    if (classification.owedHalves !== 0) {
      givenBack ??= holidaysGivenBack(range, options.others?.() ?? [], read);
      if (!givenBack.has(day)) classification = withoutCredit(classification);
    }
    halves += classification.halves;
    owedHalves += classification.owedHalves;
    if (facts.weekday === SATURDAY && classification.halves > 0) saturdays += 1;
    onDay?.(day, facts.weekday, asked, classification);
  }
  return {
    unit,
    halves,
    days: halves / 2,
    owedHalves,
    saturdays,
    charged: charged === null ? null : { start: dateOfSlot(charged.first), end: dateOfSlot(charged.last) },
    returns:
      charged === null || charged.returnSlot === null
        ? null
        : { date: dateOfSlot(charged.returnSlot), half: halfOfSlot(charged.returnSlot) },
  };
}

/** What a leave costs, day by day, with the rule that says so. */
export function countLeave(
  range: LeaveRange,
  person: CountedPerson,
  policies: Timeline<CountingPolicy>,
  options: CountOptions = {},
): LeaveCount {
  const proof: ProofDay[] = [];
  const total = walk(range, dayReader(person, policies), options, (day, weekday, asked, classification) => {
    const counted = classification.halves === 0 ? 0 : classification.halves === 1 ? 0.5 : 1;
    proof.push({
      date: fromDayNumber(day),
      weekday,
      asked,
      halves: classification.halves,
      counted,
      rule: classification.rule,
      holiday: classification.holiday,
      reason: classification.reason,
    });
  });
  return { ...total, proof };
}

/** The same total without its proof, for recounting thousands of leaves. */
export function countTotal(
  range: LeaveRange,
  person: CountedPerson,
  policies: Timeline<CountingPolicy>,
  options: CountOptions = {},
): LeaveTotal {
  return walk(range, dayReader(person, policies), options, null);
}

export interface CountedDay {
  readonly date: PlainDate;
  readonly halves: 1 | 2;
}

/** What a ledger records of a leave. */
export interface DaysOfLeave {
  /** Only the days that cost something. */
  readonly countedDays: readonly CountedDay[];
  /** C5: the holidays that give a day back. */
  readonly owedOn: readonly PlainDate[];
}

export interface CountedDays extends LeaveTotal, DaysOfLeave {}

/** The same days from a proof. */
export function daysOf({ proof }: LeaveCount): DaysOfLeave {
  return {
    countedDays: proof.flatMap(({ date, halves }) => (halves === 0 ? [] : [{ date, halves }])),
    owedOn: proof.flatMap(({ date, reason }) => (reason === 'holiday-on-closed-day-credited' ? [date] : [])),
  };
}

/** The days that cost something, which is what a ledger records. One reader serves all leaves of a person. */
export function countedDays(range: LeaveRange, read: DayReader, options: CountOptions = {}): CountedDays {
  const counted: CountedDay[] = [];
  const owedOn: PlainDate[] = [];
  const total = walk(range, read, options, (day, _weekday, _asked, { halves, owedHalves }) => {
    if (halves !== 0) counted.push({ date: fromDayNumber(day), halves });
    if (owedHalves !== 0) owedOn.push(fromDayNumber(day));
  });
  return { ...total, countedDays: counted, owedOn };
}

/** R2: a rest day earned by working longer costs what would have been worked, and nothing around it. */
export function workedDays(range: LeaveRange, read: DayReader): readonly CountedDay[] {
  const first = firstSlot(range);
  const last = lastSlot(range);
  const worked: CountedDay[] = [];
  for (let day = Math.floor(first / 2); day <= Math.floor(last / 2); day += 1) {
    const mask = (day * 2 >= first ? 1 : 0) | (day * 2 + 1 <= last ? 2 : 0);
    const halves = read(day).worked & mask;
    if (halves !== 0) worked.push({ date: fromDayNumber(day), halves: halves === 3 ? 2 : 1 });
  }
  return worked;
}
