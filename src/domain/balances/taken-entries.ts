import { equals, type Fraction, fraction, fromHalfDays } from '#domain/amounts/fraction.ts';
import { slotNumber } from '#domain/calendar/half-day.ts';
import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import { addDays, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { type CountedDay, countedDays, type DaysOfLeave, workedDays } from '#domain/counting/count-leave.ts';
import type { DayReader } from '#domain/counting/day-reader.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { type Absence, isSickness } from './absence.ts';
import { type BookedLeave, type LeaveFacts, paidRanges } from './leave-facts.ts';
import { entry, type LedgerCause, type LedgerEntry } from './ledger-entry.ts';
import { lastDayToTake, periodAt, periodUnder } from './reference-period.ts';
import { extendedUntil } from './sickness.ts';

const MINUS_ONE: Fraction = fraction(-1);
const MINUS_HALF: Fraction = fraction(-1, 2);

/** One line per day that costs something, so that a leave across two periods pays each day from the right lot. */
export function takenEntries(
  leave: BookedLeave,
  read: DayReader,
  facts: Pick<LeaveFacts, 'absences' | 'leaves'>,
  policies: Timeline<LeavePolicy>,
  saturdaysAlreadyCounted: number,
): { readonly entries: LedgerEntry[]; readonly saturdays: number } {
  const others = () => paidRanges(facts.leaves);
  const count =
    leave.counter === 'paid-leave'
      ? countedDays(leave.range, read, { saturdaysAlreadyCounted, others })
      : { countedDays: workedDays(leave.range, read), owedOn: [], saturdays: 0 };
  return { entries: linesOfDays(leave, count, facts, policies), saturdays: count.saturdays };
}

/** The same of days that are counted already. */
export function linesOfDays(
  leave: BookedLeave,
  count: DaysOfLeave,
  facts: Pick<LeaveFacts, 'absences'>,
  policies: Timeline<LeavePolicy>,
): LedgerEntry[] {
  const entries = count.countedDays.map(takenLine(leave));
  // R2: rest that was earned by working longer is neither given back nor owed for a holiday.
  if (leave.counter !== 'paid-leave') return entries;
  const sickness = facts.absences.filter(isSickness);
  for (const day of sickness.length === 0 ? [] : count.countedDays) {
    const recredited = recredit(leave, day, sickness, policies);
    if (recredited !== null) entries.push(recredited);
  }
  for (const date of count.owedOn) {
    // The day before it was given back: that week was no leave, and owes nothing for its holiday.
    if (
      isGivenBack(
        count.countedDays.findLast((day) => day.date < date),
        entries,
      )
    )
      continue;
    const policy = valueAt(policies, date);
    const period = periodUnder(policies, policy, date);
    entries.push(
      entry({
        key: `holiday-credit/${leave.requestId}/${date}`,
        counter: leave.counter,
        date,
        amount: fraction(1),
        cause: { kind: 'holiday-credit', requestId: leave.requestId },
        rule: 'C5',
        period: period.start,
        expires: lastDayToTake(period, policy.monthsToTake),
      }),
    );
  }
  return entries;
}

function isGivenBack(day: CountedDay | undefined, entries: readonly LedgerEntry[]): boolean {
  if (day === undefined) return false;
  const back = entries.find(({ cause, date }) => cause.kind === 'recredited' && date === day.date);
  return back !== undefined && equals(back.amount, fromHalfDays(day.halves));
}

/** Written out, not through `entry`: a company has hundreds of thousands of these. */
function takenLine(leave: BookedLeave): (day: CountedDay) => LedgerEntry {
  const cause: LedgerCause = { kind: 'taken', requestId: leave.requestId };
  const rule = leave.counter === 'paid-leave' ? 'B2' : 'R2';
  return (day) => {
    const key = `taken/${leave.requestId}/${day.date}`;
    return {
      id: key,
      key,
      counter: leave.counter,
      date: day.date,
      amount: day.halves === 2 ? MINUS_ONE : MINUS_HALF,
      cause,
      rule,
      period: null,
      expires: null,
      correction: null,
    };
  };
}

/** Half-days of a counted day that these stops overlap between them. */
function sickHalves(day: CountedDay, asked: LeaveRange, stops: readonly Absence[]): 0 | 1 | 2 {
  const covers = (slot: number): boolean =>
    stops.some(({ range }) => slot >= firstSlot(range) && slot <= lastSlot(range));
  const morning = slotNumber(day.date, 'am');
  if (day.halves === 2) return covers(morning) ? (covers(morning + 1) ? 2 : 1) : covers(morning + 1) ? 1 : 0;
  // Half a day counts where the leave begins or ends at noon, or where the company opens for half a day.
  const isAfternoon = day.date === asked.start && asked.startHalf === 'pm';
  const isMorning = day.date === asked.end && asked.endHalf === 'am';
  return (!isAfternoon && covers(morning)) || (!isMorning && covers(morning + 1)) ? 1 : 0;
}

/** S5: how much of a day of paid leave stops give back, and the one that covers most of it; null where none does. */
export function halvesGivenBack(
  day: CountedDay,
  asked: LeaveRange,
  absences: readonly Absence[],
): { readonly halves: number; readonly sickness: Absence } | null {
  const morning = slotNumber(day.date, 'am');
  const isOver = ({ range }: Absence): boolean =>
    firstSlot(range) <= morning + 1 && lastSlot(range) >= morning;
  const stops = absences.filter((absence) => isOver(absence) && isSickness(absence) && absence.notified);
  const alone = stops.map((sickness) => ({ halves: sickHalves(day, asked, [sickness]), sickness }));
  const most = alone.reduce<(typeof alone)[number] | null>(
    (best, each) => (each.halves > (best?.halves ?? 0) ? each : best),
    null,
  );
  return most && { ...most, halves: sickHalves(day, asked, stops) };
}

/** S5: sick during leave, the days that overlap are given back, with the 15 months of S3 to take them. */
function recredit(
  leave: BookedLeave,
  day: CountedDay,
  absences: readonly Absence[],
  policies: Timeline<LeavePolicy>,
): LedgerEntry | null {
  const best = halvesGivenBack(day, leave.range, absences);
  if (best === null) return null;
  const policy = valueAt(policies, day.date);
  const period = periodAt(policies, addDays(periodUnder(policies, policy, day.date).start, -1));
  const { informedOn } = best.sickness;
  return entry({
    key: `recredited/${leave.requestId}/${day.date}`,
    counter: leave.counter,
    date: day.date,
    amount: fromHalfDays(best.halves),
    cause: { kind: 'recredited', requestId: leave.requestId },
    rule: 'S5',
    period: period.start,
    expires:
      informedOn === null
        ? null
        : latest(
            lastDayToTake(period, policy.monthsToTake),
            extendedUntil(informedOn, policy.sicknessExtensionMonths),
          ),
  });
}

/** Saturdays are capped by period (C4), so leaves are counted in order. */
export function byStart(a: BookedLeave, b: BookedLeave): number {
  const left: PlainDate = a.range.start;
  return left < b.range.start ? -1 : left > b.range.start ? 1 : 0;
}
