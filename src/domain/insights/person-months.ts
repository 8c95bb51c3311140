import { countedPerson } from '#domain/balances/leave-facts.ts';
import { type LeaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import { firstSlot, lastSlot } from '#domain/calendar/leave-range.ts';
import {
  addMonths,
  firstOfMonth,
  lastOfMonth,
  latest,
  type PlainDate,
  toDayNumber,
  type Weekday,
} from '#domain/calendar/plain-date.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { ABSENCE_CLASSES, type AbsenceClass, absenceClass } from './absence-classes.ts';
import { MOST_MONTHS } from './period.ts';

/** Half-days by weekday, Monday first. */
export type ByWeekday = readonly number[];

/** U2: one person's month in half-days: what they would have worked, and what of it they were away, by class. */
export interface PersonMonth {
  readonly month: PlainDate;
  readonly expected: ByWeekday;
  readonly away: Readonly<Record<AbsenceClass, ByWeekday>>;
  /** Spells of `health` that began in the month; of those, the ones of three days of work at most. */
  readonly spells: number;
  readonly shortSpells: number;
}

/** How far back figures go, so that the longest time has a time before; and how far ahead leave is booked. */
export const MONTHS_BACK = 2 * MOST_MONTHS;
export const MONTHS_AHEAD = 12;

const SHORT_SPELL_HALVES = 6;

interface OpenMonth {
  readonly month: PlainDate;
  readonly expected: number[];
  readonly away: Record<AbsenceClass, number[]>;
  spells: number;
  shortSpells: number;
}

const week = (): number[] => [0, 0, 0, 0, 0, 0, 0];

function openMonth(month: PlainDate): OpenMonth {
  const away = { health: week(), unforeseen: week(), other: week(), 'paid-leave': week() };
  return { month, expected: week(), away, spells: 0, shortSpells: 0 };
}

/** From the first month of the contract, six years back at most, to the months that leave is booked in. */
export function personMonths(
  situation: LeaveSituation,
  requests: readonly HeldRequest[],
  today: PlainDate,
): PersonMonth[] {
  const { facts, policies } = situation;
  const present = firstOfMonth(today);
  const first = latest(firstOfMonth(facts.employment.from), addMonths(present, -MONTHS_BACK));
  const last = lastOfMonth(addMonths(present, MONTHS_AHEAD));
  if (last < first) return [];
  const classAt = classesBySlot(situation, requests, first, last);
  const read = dayReader(countedPerson(facts), policies);
  const months: OpenMonth[] = [];
  const spell = { halves: 0, of: null as OpenMonth | null };
  const endSpell = () => {
    if (spell.of !== null && spell.halves <= SHORT_SPELL_HALVES) spell.of.shortSpells += 1;
    spell.of = null;
    spell.halves = 0;
  };
  const firstDay = toDayNumber(first);
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const open = openMonth(month);
    months.push(open);
    const lastDay = toDayNumber(lastOfMonth(month));
    for (let day = toDayNumber(month); day <= lastDay; day += 1) {
      const { worked, weekday } = read(day);
      for (let half = 0; half < 2; half += 1) {
        if ((worked & (1 << half)) === 0) continue;
        count(open.expected, weekday);
        const found = classAt[(day - firstDay) * 2 + half];
        if (found) count(open.away[ABSENCE_CLASSES[found - 1] as AbsenceClass], weekday);
        if (found !== 1) endSpell();
        else {
          if (spell.of === null) {
            spell.of = open;
            open.spells += 1;
          }
          spell.halves += 1;
        }
      }
    }
  }
  endSpell();
  return months.filter(({ expected }) => expected.some((halves) => halves > 0));
}

function count(halves: number[], weekday: Weekday): void {
  halves[weekday - 1] = (halves[weekday - 1] ?? 0) + 1;
}

/** One more than the place of its class, or zero, for each half-day of the time; the strongest class wins. */
function classesBySlot(
  { types }: LeaveSituation,
  requests: readonly HeldRequest[],
  first: PlainDate,
  last: PlainDate,
): Uint8Array {
  const from = toDayNumber(first) * 2;
  const slots = new Uint8Array(toDayNumber(last) * 2 + 2 - from);
  for (const request of requests) {
    if (!isApproved(request.state)) continue;
    const found = absenceClass(typeOf(types, request.type));
    if (found === null) continue;
    const rank = ABSENCE_CLASSES.indexOf(found) + 1;
    const range = rangeOf(request);
    const end = Math.min(slots.length - 1, lastSlot(range) - from);
    for (let slot = Math.max(0, firstSlot(range) - from); slot <= end; slot += 1) {
      const known = slots[slot] ?? 0;
      if (known === 0 || rank < known) slots[slot] = rank;
    }
  }
  return slots;
}
