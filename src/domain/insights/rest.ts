import { countedPerson } from '#domain/balances/leave-facts.ts';
import { type LeaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import { firstSlot, lastSlot } from '#domain/calendar/leave-range.ts';
import {
  addMonths,
  dateOf,
  earliest,
  fromDayNumber,
  latest,
  type PlainDate,
  toDayNumber,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { type AbsenceClass, absenceClass } from './absence-classes.ts';

/** Days in a row without work, some of them leave, both included. */
export interface Rest {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

/** U7: a week off is seven days in a row without work; two of them are the twelve jours ouvrables of L3141-19. */
const WEEK_DAYS = 7;
const SUMMER_DAYS = 14;
const MONTHS_WITHOUT = 6;
const MONTHS_LOOKED_AT = 24;

/** Every rest of a week or more, of two years back and of what is booked. Being ill is no rest. */
export function restsOf(
  situation: LeaveSituation,
  requests: readonly HeldRequest[],
  today: PlainDate,
): Rest[] {
  const { facts, policies, types } = situation;
  const from = toDayNumber(latest(facts.employment.from, addMonths(today, -MONTHS_LOOKED_AT)));
  const to = toDayNumber(addMonths(today, 12));
  const away = new Uint8Array(Math.max(0, to - from + 1) * 2);
  const mark = (isMarked: (found: AbsenceClass) => boolean, value: 0 | 1) => {
    for (const request of requests) {
      const found = isApproved(request.state) ? absenceClass(typeOf(types, request.type)) : null;
      if (found === null || !isMarked(found)) continue;
      const range = rangeOf(request);
      away.fill(value, Math.max(0, firstSlot(range) - from * 2), Math.max(0, lastSlot(range) - from * 2 + 1));
    }
  };
  mark((found) => found !== 'health', 1);
  // U1: a stop that lies over leave is a stop.
  mark((found) => found === 'health', 0);
  const read = dayReader(countedPerson(facts), policies);
  const rests: Rest[] = [];
  let start = from;
  let hasLeave = false;
  for (let day = from; day <= to + 1; day += 1) {
    const worked = day > to ? 3 : read(day).worked;
    const [am, pm] = [away[(day - from) * 2] === 1, away[(day - from) * 2 + 1] === 1];
    const works = day > to || ((worked & 1) > 0 && !am) || ((worked & 2) > 0 && !pm);
    if (!works) {
      if (worked > 0) hasLeave = true;
      continue;
    }
    if (hasLeave && day - start >= WEEK_DAYS)
      rests.push({ start: fromDayNumber(start), end: fromDayNumber(day - 1) });
    start = day + 1;
    hasLeave = false;
  }
  return rests;
}

/** U7: told to the person and to admins, as a wish for rest and never as a fault. */
export interface RestSignal {
  /** Since when there has been no week off; null where there was one within six months. */
  readonly withoutWeekSince: PlainDate | null;
  /** The summer that is over and had no two weeks in a row; null where it had, or where they were not there. */
  readonly summerWithout: number | null;
  readonly nextRest: PlainDate | null;
}

export function restSignal(
  rests: readonly Rest[],
  employedFrom: PlainDate,
  employedTo: PlainDate | null,
  today: PlainDate,
): RestSignal {
  const past = rests.filter(({ start }) => start <= today);
  const lastEnd = past.at(-1)?.end ?? null;
  const since = lastEnd === null ? employedFrom : latest(lastEnd, employedFrom);
  const nextRest = rests.find(({ start }) => start > today)?.start ?? null;
  const year = today > dateOf(yearOf(today), 10, 31) ? yearOf(today) : yearOf(today) - 1;
  const [opens, closes] = [dateOf(year, 5, 1), dateOf(year, 10, 31)];
  const wasThere = employedFrom <= opens && (employedTo === null || employedTo >= closes);
  const hadSummer = rests.some(
    ({ start, end }) => daysBetween(latest(start, opens), earliest(end, closes)) >= SUMMER_DAYS,
  );
  return {
    withoutWeekSince: since <= addMonths(today, -MONTHS_WITHOUT) ? since : null,
    summerWithout: wasThere && !hadSummer ? year : null,
    nextRest,
  };
}

function daysBetween(start: PlainDate, end: PlainDate): number {
  return toDayNumber(end) - toDayNumber(start) + 1;
}
