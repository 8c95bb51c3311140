export interface LoopWatch {
  readonly windowSeconds: number;
  /** The share of the last seconds, 0 to 1, for which the main thread let nothing else run. */
  readonly lateShare: () => number;
  readonly stop: () => void;
}

const everyMs = 100;
/** A busy machine makes every timer late; what nobody would call waiting does not count. */
const allowedMs = 250;
const windowSeconds = 20;

/** Looks ten times a second whether it could look on time. */
export function watchLoop(): LoopWatch {
  const record = lateRecord(windowSeconds * 1000);
  let due = performance.now() + everyMs;
  const look = (): void => {
    const at = performance.now();
    record.note(at, at - due);
    due = at + everyMs;
  };
  const timer = setInterval(look, everyMs).unref();
  return {
    windowSeconds,
    lateShare: () => record.share(performance.now()),
    stop: () => clearInterval(timer),
  };
}

export interface LateRecord {
  readonly note: (atMs: number, lateMs: number) => void;
  readonly share: (nowMs: number) => number;
}

/** Lateness by when it was noticed, as far back as the window goes. */
export function lateRecord(windowMs: number): LateRecord {
  let noted: { readonly at: number; readonly late: number }[] = [];
  const recent = (nowMs: number) => noted.filter(({ at }) => at > nowMs - windowMs);
  return {
    note: (atMs, lateMs) => {
      if (lateMs <= allowedMs) return;
      noted = [...recent(atMs), { at: atMs, late: lateMs }];
    },
    share: (nowMs) => Math.min(1, recent(nowMs).reduce((sum, { late }) => sum + late, 0) / windowMs),
  };
}
