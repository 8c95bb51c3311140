const dayMs = 24 * 60 * 60 * 1000;

/** The clock of the process, put forward by whole days in local mode. */
export function clockOf({ daysAhead }: { readonly daysAhead: number }): () => Date {
  return () => new Date(Date.now() + daysAhead * dayMs);
}

/** How far a clock is ahead of this machine's: what a thread is told to go by it too. */
export function aheadOf(now: () => Date): number {
  return now().getTime() - Date.now();
}

export function clockAheadBy(aheadMs: () => number): () => Date {
  return () => new Date(Date.now() + aheadMs());
}
