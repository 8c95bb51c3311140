import type { LeaveSituation } from '#domain/balances/leave-situation.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dateOfSlot, halfOfSlot, type SlotNumber, slotNumber } from '#domain/calendar/half-day.ts';
import {
  firstSlot,
  type LeaveRange,
  lastSlot,
  leaveRange,
  rangesOverlap,
} from '#domain/calendar/leave-range.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';

/** Half-days of a closing in a row that no absence of the person holds, with those that would have been worked. */
export interface FreeSpan {
  readonly first: SlotNumber;
  readonly last: SlotNumber;
  readonly worked: readonly SlotNumber[];
}

/** An absence that already covers some of a closing, and how many half-days of work of it. */
export interface CoveredByLeave {
  readonly absence: HeldRequest;
  readonly halves: number;
}

export interface ClosingDays {
  readonly spans: readonly FreeSpan[];
  readonly covered: readonly CoveredByLeave[];
}

export function rangeOfSlots(first: SlotNumber, last: SlotNumber): LeaveRange {
  return leaveRange(dateOfSlot(first), dateOfSlot(last), halfOfSlot(first), halfOfSlot(last));
}

/** Q4: what someone has asked for or been granted stays; a closing takes only the half-days between. */
export function closingDays(
  range: LeaveRange,
  situation: LeaveSituation,
  held: readonly HeldRequest[],
): ClosingDays {
  const { employedFrom, employedTo } = situation.counted;
  const first = Math.max(firstSlot(range), employedFrom === null ? 0 : slotNumber(employedFrom, 'am'));
  const last = Math.min(
    lastSlot(range),
    employedTo === null ? Number.MAX_SAFE_INTEGER : slotNumber(employedTo, 'pm'),
  );
  const read = dayReader(situation.counted, situation.policies);
  const isWorked = (slot: SlotNumber): boolean =>
    (read(Math.floor(slot / 2)).worked & (slot % 2 === 0 ? 1 : 2)) !== 0;
  const met = held.filter((absence) => rangesOverlap(rangeOf(absence), range));
  const taken = new Set<SlotNumber>();
  const covered = met.map((absence) => {
    const own = rangeOf(absence);
    let halves = 0;
    for (let slot = Math.max(first, firstSlot(own)); slot <= Math.min(last, lastSlot(own)); slot += 1) {
      // Sickness may lie over leave: such a half-day is covered once.
      if (!taken.has(slot) && isWorked(slot)) halves += 1;
      taken.add(slot);
    }
    return { absence, halves };
  });
  const spans: FreeSpan[] = [];
  let from = first;
  for (let slot = first; slot <= last + 1; slot += 1) {
    if (slot <= last && !taken.has(slot)) continue;
    const span = freeSpan(from, slot - 1, isWorked, { first, last });
    if (span !== null) spans.push(span);
    from = slot + 1;
  }
  return { spans, covered };
}

/** Where other leave cuts it, a span begins and ends with work; at the edges of the closing it stays as it was said. */
function freeSpan(
  first: SlotNumber,
  last: SlotNumber,
  isWorked: (slot: SlotNumber) => boolean,
  edges: { readonly first: SlotNumber; readonly last: SlotNumber },
): FreeSpan | null {
  const worked: SlotNumber[] = [];
  for (let slot = first; slot <= last; slot += 1) if (isWorked(slot)) worked.push(slot);
  const [start, end] = [worked[0], worked.at(-1)];
  if (start === undefined || end === undefined) return null;
  return {
    first: first === edges.first ? first : Math.max(first, morningOf(start)),
    last: last === edges.last ? last : Math.min(last, morningOf(end) + 1),
    worked,
  };
}

/** Mornings have even numbers. */
export function morningOf(slot: SlotNumber): SlotNumber {
  return slot - (slot % 2);
}
