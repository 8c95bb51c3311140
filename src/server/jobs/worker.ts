import type { ClientConfig } from 'pg';
import { lanes } from '#server/actions/job-kinds.ts';
import type { Services } from '#server/services.ts';
import { noteBeat } from '#server/store/jobs.ts';
import { LaneWatch } from './lane-watch.ts';
import { perform } from './perform.ts';
import { type Shift, startShift } from './shift.ts';

export interface Worker {
  /** False while there are no workers, or when one of their lanes was not heard of for too long. */
  isWorking(): boolean;
  stop(): Promise<void>;
}

const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** A shift that lasted this long had nothing to do with how the one before it ended. */
const goodShiftMs = 60_000;

/** Whoever stops the server waits at most this long for jobs in hand; what is not done then is done after the start. */
const patienceAtStopMs = 8_000;

/**
 * Runs jobs until stopped. The queue gives up when its database stays away for long, or cannot write what became of a
 * job; this loop starts it again, so that a database that comes back finds its jobs being done. Jobs in hand of the
 * shift before finish beside the new one.
 */
export function startWorker(services: Services, connection: ClientConfig): Worker {
  const log = services.log.child({ part: 'worker' });
  const watch = new LaneWatch();
  const stopping = new AbortController();
  let working = false;
  let greeted = false;
  let endOfLast: Promise<void> = Promise.resolve();

  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve());
  });
  const pause = async (ms: number): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([stopped, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
    clearTimeout(timer);
  };

  /** However long nobody was up: silence is counted from here on. */
  const greet = (): Promise<void> =>
    services.database.atGate(async (tx) => {
      for (const lane of lanes) await noteBeat(tx, lane);
    });

  const loop = async (): Promise<void> => {
    let pauseMs = firstPauseMs;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      let shift: Shift | null = null;
      try {
        shift = await startShift({
          connection,
          traffic: services.traffic,
          watch,
          log,
          perform: (name, payload, signal) => perform(services, name, payload, signal),
        });
        if (!greeted) await greet();
        working = greeted = true;
        await Promise.race([shift.broken, stopped]);
        if (!stopping.signal.aborted) log.warn('worker stopped; trying again');
      } catch (error) {
        log.warn({ err: error }, 'worker stopped; trying again');
      }
      working = false;
      // Never more than two shifts at once: their connections are counted.
      await endOfLast;
      endOfLast = shift?.end(patienceAtStopMs) ?? Promise.resolve();
      if (performance.now() - startedAt > goodShiftMs) pauseMs = firstPauseMs;
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
    await endOfLast;
  };
  const done = loop();

  return {
    isWorking: () => working && watch.silentLanes().length === 0,
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}
