import { ABSENT } from './leave-type.ts';

/** Half-days from the first to before the last, as numbers. */
export interface SlotSpan {
  readonly from: number;
  readonly before: number;
}

/** An absence of one person as it is written down. */
interface WrittenAbsence extends SlotSpan {
  readonly type: string;
  readonly confidential: boolean;
  /** S5: the booked leave that it lies over. It never overlaps itself. */
  readonly under: readonly SlotSpan[];
}

/** What a reader is told of it: for all that they can tell, an absence of its own. */
export interface KnownAbsence extends SlotSpan {
  /** The id of its type, or « absent ». */
  readonly type: string;
  /** Told without its reason: its own id and the moments of its life would tell more, and stay untold as well. */
  readonly hidden: boolean;
}

/**
 * G5: what someone may know of an absence. Asked before any window, filter, limit or count looks at it, so that no
 * question can be put in a way that tells more. Someone who falls ill on leave is away all the same: whoever may not
 * know why sees the leave as it was booked, and of the sickness what lies before and after it, each by itself.
 */
export function knownAbsences(mayKnow: boolean, absence: WrittenAbsence): KnownAbsence[] {
  const { from, before, type, confidential, under } = absence;
  if (mayKnow) return [{ from, before, type, hidden: false }];
  const shown = { type: confidential ? ABSENT : type, hidden: confidential };
  return outside({ from, before }, under).map((piece) => ({ ...piece, ...shown }));
}

/** What is left of a span without the others, in order. */
function outside(span: SlotSpan, others: readonly SlotSpan[]): SlotSpan[] {
  const left: SlotSpan[] = [];
  let { from } = span;
  for (const other of others.toSorted((a, b) => a.from - b.from)) {
    const before = Math.min(other.from, span.before);
    if (from < before) left.push({ from, before });
    from = Math.max(from, other.before);
  }
  if (from < span.before) left.push({ from, before: span.before });
  return left;
}
