import { countedPerson } from '#domain/balances/leave-facts.ts';
import { type LeaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import { firstSlot, lastSlot } from '#domain/calendar/leave-range.ts';
import { lastOfMonth, type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { ABSENCE_CLASSES, type AbsenceClass, absenceClass } from './absence-classes.ts';

/** Half-days of work that each absence took from some months, each by its first day, the stronger class first where two lie over each other. */
export function halvesBehind(
  situation: LeaveSituation,
  requests: readonly HeldRequest[],
  months: readonly PlainDate[],
  classes: readonly AbsenceClass[],
  weekday?: number,
): Map<string, number> {
  const days = months.map((month) => [toDayNumber(month), toDayNumber(lastOfMonth(month))] as const);
  const ranked = requests
    .flatMap((request) => {
      const found = isApproved(request.state) ? absenceClass(typeOf(situation.types, request.type)) : null;
      return found === null ? [] : [{ request, found, range: rangeOf(request) }];
    })
    .sort((a, b) => ABSENCE_CLASSES.indexOf(a.found) - ABSENCE_CLASSES.indexOf(b.found));
  const read = dayReader(countedPerson(situation.facts), situation.policies);
  const seen = new Set<number>();
  const halves = new Map<string, number>();
  for (const { request, found, range } of ranked) {
    for (const [first, last] of days) {
      const end = Math.min(lastSlot(range), last * 2 + 1);
      for (let slot = Math.max(firstSlot(range), first * 2); slot <= end; slot += 1) {
        const day = read(Math.floor(slot / 2));
        if ((day.worked & (1 << (slot % 2))) === 0 || seen.has(slot)) continue;
        seen.add(slot);
        if (!classes.includes(found) || (weekday !== undefined && day.weekday !== weekday)) continue;
        halves.set(request.id, (halves.get(request.id) ?? 0) + 1);
      }
    }
  }
  return halves;
}
