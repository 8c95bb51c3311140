import type { Logger } from 'pino';

/** Ctrl-C reaches npm and us, and npm passes it on; a terminal that closes sends several. These are one wish. */
const togetherMs = 2_000;
/** When even the deadlines of each part were of no use. */
const longestEndMs = 22_500;
const longestHurryMs = 2_500;
const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

export interface EndingParts {
  readonly stop: () => Promise<void>;
  /** Ends what would outlive the process, without waiting for anything else. */
  readonly stopNow: () => Promise<void>;
  readonly log: Logger;
}

export interface HeardSignals {
  readonly isEnding: () => boolean;
}

/** The first signal ends the process cleanly; one more, by someone who has waited, ends it now. */
export function endOnSignals({ stop, stopNow, log }: EndingParts): HeardSignals {
  let askedAt: number | null = null;
  let hurried = false;
  // A closed terminal fails every write, and would end us before we have ended cleanly.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

  const endNow = (): void => {
    if (hurried) return;
    hurried = true;
    setTimeout(() => process.exit(1), longestHurryMs).unref();
    stopNow().then(
      () => process.exit(1),
      () => process.exit(1),
    );
  };
  const hear = (signal: string): void => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > togetherMs) endNow();
      return;
    }
    askedAt = performance.now();
    console.log(`\nStopping (${signal})…`);
    setTimeout(() => {
      log.error('could not stop in time');
      endNow();
    }, longestEndMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of endingSignals) process.on(signal, hear);
  return { isEnding: () => askedAt !== null };
}
