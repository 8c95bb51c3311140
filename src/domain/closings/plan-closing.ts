import { leaveSituation } from '#domain/balances/leave-situation.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { halfOfSlot, type SlotNumber } from '#domain/calendar/half-day.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { RequestStanding } from '#domain/leave-requests/asked.ts';
import { type Assessment, assessRequest } from '#domain/leave-requests/assess-request.ts';
import { balanceForLeave, countedLeave } from '#domain/leave-requests/counted-leave.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { interruptsWork, type LeaveType, typeOf } from '#domain/leave-types/leave-type.ts';
import type { ClosingTerms } from './closing.ts';
import { type CoveredByLeave, closingDays, type FreeSpan, morningOf, rangeOfSlots } from './free-spans.ts';

/** Leave that a closing records for someone. */
export interface ClosingPart {
  readonly id: string;
  readonly type: LeaveType;
  readonly range: LeaveRange;
  /** What it costs and leaves, with the parts before it. */
  readonly assessment: Assessment;
  readonly lines: readonly LedgerEntry[];
}

export interface PersonClosing {
  readonly parts: readonly ClosingPart[];
  /** Q4: absences of the person that hold some of the days already. */
  readonly covered: readonly CoveredByLeave[];
  /** Half-days of work for which nothing is recorded. */
  readonly leftHalves: number;
  /** Whether other lines follow from it: only absences that interrupt work change what is earned. */
  readonly unsettles: boolean;
}

export interface ClosingSituation {
  readonly standing: RequestStanding;
  /** Pending and approved absences of the person. */
  readonly held: readonly HeldRequest[];
  readonly recorded: readonly LedgerEntry[];
  readonly today: PlainDate;
}

/**
 * Q2, Q3: the leave of one person for a closing. The same function makes the dry run and what is written, from the
 * same facts, so that both say the same.
 */
export function planClosing(
  terms: ClosingTerms,
  situation: ClosingSituation,
  newId: () => string,
): PersonClosing {
  const { standing, held } = situation;
  const { spans, covered } = closingDays(terms.range, leaveSituation(standing, held), held);
  const payers = new Payers(terms, situation, newId);
  for (const span of spans) payers.payFor(span);
  const { parts, leftHalves } = payers;
  return { parts, covered, leftHalves, unsettles: parts.some(({ type }) => interruptsWork(type)) };
}

class Payers {
  readonly parts: ClosingPart[] = [];
  leftHalves = 0;
  private readonly terms: ClosingTerms;
  private readonly situation: ClosingSituation;
  private readonly newId: () => string;
  private held: readonly HeldRequest[];
  private recorded: readonly LedgerEntry[];

  constructor(terms: ClosingTerms, situation: ClosingSituation, newId: () => string) {
    this.terms = terms;
    this.situation = situation;
    this.newId = newId;
    this.held = situation.held;
    this.recorded = situation.recorded;
  }

  payFor(span: FreeSpan): void {
    const { types, whenShort, otherType } = this.terms;
    const last = types.at(-1);
    let left: FreeSpan | null = span;
    for (const id of types) {
      if (left === null) return;
      const isAdvanced = whenShort === 'in-advance' && id === last;
      left = this.pay(left, this.type(id), isAdvanced ? 'all' : 'as-far-as-it-goes');
    }
    if (left !== null && whenShort === 'other-type' && otherType !== null)
      left = this.pay(left, this.type(otherType), 'all');
    this.leftHalves += left?.worked.length ?? 0;
  }

  private type(id: string): LeaveType {
    return typeOf(this.situation.standing.basis.types, id);
  }

  /** What is left of the span once the type has paid; null when nothing is. */
  private pay(span: FreeSpan, type: LeaveType, how: 'all' | 'as-far-as-it-goes'): FreeSpan | null {
    const start = startFor(span, type);
    const ends = start === null ? [] : endsFor(span, type);
    if (start === null || ends.length === 0) return span;
    const reach = how === 'all' ? ends.length - 1 : this.reach(start, ends, type);
    const end = ends[reach];
    if (end === undefined) return span;
    this.add(type, rangeOfSlots(start, end));
    const worked = span.worked.filter((slot) => slot > end);
    const [first] = worked;
    if (first === undefined) return null;
    return { first: Math.max(end + 1, morningOf(first)), last: span.last, worked };
  }

  /** The place of the last half-day for which its counter has days; −1 for none. The more days, the less is left. */
  private reach(start: SlotNumber, ends: readonly SlotNumber[], type: LeaveType): number {
    const isPaid = (place: number): boolean => {
      const end = ends[place];
      return end !== undefined && this.hasDaysFor(type, rangeOfSlots(start, end));
    };
    if (isPaid(ends.length - 1)) return ends.length - 1;
    let [paid, unpaid] = [-1, ends.length - 1];
    while (unpaid - paid > 1) {
      const middle = Math.floor((paid + unpaid) / 2);
      if (isPaid(middle)) paid = middle;
      else unpaid = middle;
    }
    return paid;
  }

  private hasDaysFor(type: LeaveType, range: LeaveRange): boolean {
    const leave = countedLeave({ id: null, type: type.id, range }, this.situation.standing, this.held);
    return balanceForLeave(leave, this.recorded)?.verdict === 'enough';
  }

  private add(type: LeaveType, range: LeaveRange): void {
    const { standing, today } = this.situation;
    const id = this.newId();
    const leave = countedLeave({ id, type: type.id, range }, standing, this.held);
    const assessment = assessRequest(leave, standing, this.recorded, today);
    const { lines } = leave;
    this.parts.push({ id, type, range, assessment, lines });
    const { start: startDate, startHalf, end: endDate, endHalf } = range;
    const booked = { id, type: type.id, state: 'approved', startDate, startHalf, endDate, endHalf } as const;
    this.held = [...this.held, booked];
    this.recorded = [...this.recorded, ...lines];
  }
}

/** Where leave of the type may begin; null when that is in the middle of a day which the type takes whole. */
function startFor({ first }: FreeSpan, { halfDays }: LeaveType): SlotNumber | null {
  return halfDays || halfOfSlot(first) === 'am' ? first : null;
}

/** Where it may end: after any half-day of work, or after any whole day; at the very end with the closing. */
function endsFor({ last, worked }: FreeSpan, { halfDays }: LeaveType): SlotNumber[] {
  const lastWorked = worked.at(-1);
  const ends = worked.map((slot) => {
    if (slot === lastWorked) return last;
    return halfDays || halfOfSlot(slot) === 'pm' ? slot : slot + 1;
  });
  const fit = halfDays ? ends : ends.filter((slot) => halfOfSlot(slot) === 'pm' && slot <= last);
  return [...new Set(fit)];
}
