/** Half-days from the first to before the last, as numbers. */
export interface SlotSpan {
  readonly from: number;
  readonly before: number;
}

/** An absence of one person, and whether its reader may not know why. */
export interface SeenAbsence<One> extends SlotSpan {
  readonly hidden: boolean;
  readonly one: One;
}

/**
 * G5: someone who falls ill on leave is away all the same. To a reader who may not know why, what is hidden is left
 * out where leave they know of covers it; leave that lies wholly inside what is hidden is left out in its turn. So
 * nothing overlaps, and nothing tells that something happened.
 */
export function withoutHiddenOverlaps<One>(absences: readonly SeenAbsence<One>[]): SeenAbsence<One>[] {
  const hidden = absences.filter((absence) => absence.hidden);
  const covers = (a: SlotSpan, b: SlotSpan): boolean => a.from <= b.from && a.before >= b.before;
  const known = absences.filter(
    (absence) => !absence.hidden && !hidden.some((each) => covers(each, absence) && !covers(absence, each)),
  );
  const left = hidden.flatMap((absence) => {
    let { from, before } = absence;
    for (const each of known) {
      if (each.from <= from && each.before > from) from = each.before;
      if (each.before >= before && each.from < before) before = each.from;
    }
    return from < before ? [{ ...absence, from, before }] : [];
  });
  return [...known, ...left];
}
