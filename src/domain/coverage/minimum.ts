import type { Half } from '#domain/calendar/half-day.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { fromDayNumber, type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import {
  awayHalves,
  type HalfDayCounts,
  type Presence,
  type Presentee,
  presenceBetween,
  presenceOn,
} from './presence.ts';

/** How many must be in: of everyone, or of one team. */
export interface PresenceMinimum {
  /** Null for the whole organisation. */
  readonly teamId: string | null;
  readonly people: number;
}

/** A day on which too few would be left. */
export interface Shortage {
  readonly date: PlainDate;
  /** The half-day it is about; null for both. */
  readonly half: Half | null;
  /** How many would be left, on the half-day with fewest. */
  readonly present: number;
}

const MORNING = 1;
const AFTERNOON = 2;
/** Nobody plans presence further ahead, and a leave may last five years. */
const LONGEST_LOOK_DAYS = 366;

/**
 * K2: the half-days that the person would work, on which fewer than the minimum are left without them. Days that
 * are over are nobody's concern any more.
 */
export function shortages(
  leave: LeaveRange,
  person: Presentee,
  others: readonly Presentee[],
  minimum: number,
  today: PlainDate,
): Shortage[] {
  const first = Math.max(toDayNumber(leave.start), toDayNumber(today));
  const last = Math.min(toDayNumber(leave.end), first + LONGEST_LOOK_DAYS - 1);
  const found: Shortage[] = [];
  for (let day = first; day <= last; day += 1) {
    const missed = person.read(day).worked & awayHalves([leave], day) & ~awayHalves(person.absences, day);
    if (missed === 0) continue;
    const { am, pm } = presenceOn(others, day).present;
    const shortAm = (missed & MORNING) > 0 && am < minimum;
    const shortPm = (missed & AFTERNOON) > 0 && pm < minimum;
    const date = fromDayNumber(day);
    if (shortAm && shortPm) found.push({ date, half: null, present: Math.min(am, pm) });
    else if (shortAm) found.push({ date, half: 'am', present: am });
    else if (shortPm) found.push({ date, half: 'pm', present: pm });
  }
  return found;
}

/**
 * K2 the other way round: the days on which leave that is granted already leaves fewer than the minimum. A day that
 * has too few people by itself is nobody's leave's doing.
 */
export function foreseenShortages(
  people: readonly Presentee[],
  minimum: number,
  from: PlainDate,
  to: PlainDate,
): Shortage[] {
  const first = toDayNumber(from);
  const isShort = (half: keyof HalfDayCounts, { expected, present }: Presence) =>
    present[half] < expected[half] && present[half] < minimum;
  return presenceBetween(people, first, toDayNumber(to)).flatMap((presence, index): Shortage[] => {
    const date = fromDayNumber(first + index);
    const { am, pm } = presence.present;
    const [shortAm, shortPm] = [isShort('am', presence), isShort('pm', presence)];
    if (shortAm && shortPm) return [{ date, half: null, present: Math.min(am, pm) }];
    if (shortAm) return [{ date, half: 'am', present: am }];
    return shortPm ? [{ date, half: 'pm', present: pm }] : [];
  });
}
