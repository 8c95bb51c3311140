const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** M6: readers were promised one letter a week at the most: the moment from which the next one may leave. */
export function nextLetterAt(lastLetterAt: number | null): number | null {
  return lastLetterAt === null ? null : lastLetterAt + WEEK_MS;
}

export function mayLeaveNow(lastLetterAt: number | null, now: number): boolean {
  const next = nextLetterAt(lastLetterAt);
  return next === null || now >= next;
}
