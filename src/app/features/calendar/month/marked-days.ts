import type { PlainDate } from '#domain/calendar/plain-date.ts';

/** Days that are being marked, from where it began to where it is now, in either direction. */
export interface MarkedDays {
  readonly anchor: PlainDate;
  readonly focus: PlainDate;
}

export function markedEnds({ anchor, focus }: MarkedDays): {
  readonly first: PlainDate;
  readonly last: PlainDate;
} {
  return anchor <= focus ? { first: anchor, last: focus } : { first: focus, last: anchor };
}

export function isMarked(marked: MarkedDays | null, day: PlainDate): boolean {
  if (marked === null) return false;
  const { first, last } = markedEnds(marked);
  return first <= day && day <= last;
}
