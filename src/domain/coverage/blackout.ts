import type { AbsenceKind } from '#domain/balances/absence.ts';
import type { LeaveSituation } from '#domain/balances/leave-situation.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { earliest, latest, type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import { type DayReader, dayReader } from '#domain/counting/day-reader.ts';
import { catalogueType } from '#domain/leave-types/catalogue.ts';
import { type LeaveType, typeOf } from '#domain/leave-types/leave-type.ts';
import { awayHalves } from './presence.ts';

/** A time in which an organisation, or one of its teams, wants nobody on leave. */
export interface BlackoutPeriod {
  readonly id: string;
  /** Null for the whole organisation. */
  readonly teamId: string | null;
  readonly name: string;
  readonly start: PlainDate;
  /** Included. */
  readonly end: PlainDate;
  /** Why, for the people whom it keeps from leave; may be empty. */
  readonly reason: string;
}

/** Absences whose dates the employer may refuse, among those that interrupt work. */
const REFUSABLE: readonly AbsenceKind[] = ['rtt', 'unpaid', 'compensatory-rest', 'training', 'sabbatical'];

/** K4: sickness, what the law grants whatever the employer says, and days at work (W6) are beyond any blackout. */
export function isRefusable({ absence, catalogueKey }: Pick<LeaveType, 'absence' | 'catalogueKey'>): boolean {
  const isStatutory = catalogueType(catalogueKey)?.duration != null;
  return !isStatutory && (absence === null || REFUSABLE.includes(absence));
}

/** K3: those that hold a half-day of the leave which the person would have worked, in order. */
export function blackoutsMet(
  leave: LeaveRange,
  read: DayReader,
  periods: readonly BlackoutPeriod[],
): BlackoutPeriod[] {
  return periods
    .filter(({ start, end }) => meets(leave, read, latest(start, leave.start), earliest(end, leave.end)))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
}

/** K3, K4: the periods without leave that an absence of this type would enter. */
function blackoutsOn<Period extends BlackoutPeriod>(
  { type, range }: Entering,
  { types, counted, policies }: LeaveSituation,
  blackouts: readonly Period[],
): Period[] {
  if (blackouts.length === 0 || !isRefusable(typeOf(types, type))) return [];
  const met = blackoutsMet(range, dayReader(counted, policies), blackouts);
  return blackouts.filter(({ id }) => met.some((one) => one.id === id));
}

interface Entering {
  readonly type: string;
  readonly range: LeaveRange;
}

/** K3: an edit is held against the periods that the request did not enter before. */
export function blackoutsEntered<Period extends BlackoutPeriod>(
  asked: Entering,
  before: Entering | null,
  situation: LeaveSituation,
  blackouts: readonly Period[],
): Period[] {
  const known = before === null ? [] : blackoutsOn(before, situation, blackouts).map(({ id }) => id);
  return blackoutsOn(asked, situation, blackouts).filter(({ id }) => !known.includes(id));
}

function meets(leave: LeaveRange, read: DayReader, from: PlainDate, to: PlainDate): boolean {
  const last = toDayNumber(to);
  for (let day = toDayNumber(from); day <= last; day += 1) {
    if (read(day).worked & awayHalves([leave], day)) return true;
  }
  return false;
}
