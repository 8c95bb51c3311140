import { isSickness } from '#domain/balances/absence.ts';
import { paidRanges } from '#domain/balances/leave-facts.ts';
import { type LeaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import { halvesGivenBack } from '#domain/balances/taken-entries.ts';
import { dateOfSlot, halfOfSlot } from '#domain/calendar/half-day.ts';
import { firstSlot, type LeaveRange, lastSlot, rangesOverlap } from '#domain/calendar/leave-range.ts';
import { earliest, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { countLeave } from '#domain/counting/count-leave.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { countedIn } from './counted-in.ts';

/** What payroll hears of one absence: its parts, and the half-days that each of their days costs in either unit. */
export interface PaidParts {
  readonly parts: readonly LeaveRange[];
  readonly open: ReadonlyMap<PlainDate, number>;
  readonly working: ReadonlyMap<PlainDate, number>;
}

/** J1: whole, but for paid leave of which a stop gives days back (S5): payroll hears of those days as the stop alone. */
export function paidParts(request: HeldRequest, situation: LeaveSituation): PaidParts {
  const whole = rangeOf(request);
  const givesBack = typeOf(situation.types, request.type).counter === 'paid-leave';
  // One that begins after the last day may still cover the Saturday that counts with it.
  const stops = situation.facts.absences.filter(
    (absence) => givesBack && isSickness(absence) && absence.notified && absence.range.end >= whole.start,
  );
  const left = partsLeft(
    whole,
    stops.map(({ range }) => range),
  );
  // A Saturday that the stop no longer covered is left of leave whose every other day was given back.
  const parts = left.length > 0 ? left : [lastDayOf(whole)];
  const costs = (unit: CountingUnit): Map<PlainDate, number> => {
    const { policies, counted, facts } = situation;
    const others = () => paidRanges(facts.leaves);
    const { proof } = countLeave(whole, counted, countedIn(unit, policies), { others });
    const halves = new Map<PlainDate, number>();
    for (const { date, halves: cost } of proof) {
      if (cost === 0) continue;
      const rest = cost - (halvesGivenBack({ date, halves: cost }, whole, stops)?.halves ?? 0);
      const told = dayWithin(parts, earliest(date, whole.end));
      if (rest > 0) halves.set(told, (halves.get(told) ?? 0) + rest);
    }
    return halves;
  };
  const [open, working] = [costs('ouvres'), costs('ouvrables')];
  const costly = [...open.keys(), ...working.keys()];
  const isTold = ({ start, end }: LeaveRange) => costly.some((date) => date >= start && date <= end);
  // What costs nothing is told all the same, but not as a rest between stops.
  const isCut = stops.some(({ range }) => rangesOverlap(range, whole));
  return { parts: isCut ? parts.filter(isTold) : parts, open, working };
}

/** O1: what counts after the last day goes with it, or with the last day before it that is left. */
function dayWithin(parts: readonly LeaveRange[], date: PlainDate): PlainDate {
  const part = parts.findLast(({ start }) => start <= date) ?? parts[0];
  return part === undefined ? date : latest(part.start, earliest(date, part.end));
}

function lastDayOf({ start, startHalf, end, endHalf }: LeaveRange): LeaveRange {
  return { start: end, startHalf: start === end ? startHalf : 'am', end, endHalf };
}

/** What is left of a range once others are taken out of it. */
function partsLeft(whole: LeaveRange, taken: readonly LeaveRange[]): LeaveRange[] {
  const parts: LeaveRange[] = [];
  let from = firstSlot(whole);
  const keep = (to: number) => {
    if (to < from) return;
    const [start, end] = [dateOfSlot(from), dateOfSlot(to)];
    parts.push({ start, startHalf: halfOfSlot(from), end, endHalf: halfOfSlot(to) });
  };
  for (const range of [...taken].sort((a, b) => firstSlot(a) - firstSlot(b))) {
    keep(Math.min(firstSlot(range) - 1, lastSlot(whole)));
    from = Math.max(from, lastSlot(range) + 1);
  }
  keep(lastSlot(whole));
  return parts;
}
