import { EventEmitter } from 'node:events';
import { type Runner, run, type TaskList, type WorkerEvents, Logger as WorkerLogger } from 'graphile-worker';
import { type ClientConfig, Pool } from 'pg';
import { type JobName, jobPayloads } from '#server/actions/job-payloads.ts';
import type { Services } from '#server/services.ts';
import { holdWorkerLock, releaseJobsOfDeadWorkers } from '#server/store/worker-locks.ts';
import { schedule } from './handlers.ts';
import { perform } from './perform.ts';

export interface Worker {
  isRunning(): boolean;
  stop(): Promise<void>;
}

const concurrency = 4;
const firstPauseMs = 250;
const longestPauseMs = 10_000;
const rescueEveryMs = 5_000;
const longestQuietMs = 5_000;
const lookEveryMs = 20;

/**
 * Crossed off one by one, a job whose connection breaks at that moment is a rejection that nobody handles, and the end
 * of the process. Together, even with no delay, the queue notices, stops, and the loop below starts it again.
 */
const crossedOffTogether = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/**
 * Runs jobs until stopped. The queue gives up when its database stays away for long; this loop starts it again,
 * so that a database that comes back finds its jobs being done.
 */
export function startWorker(services: Services, connection: ClientConfig): Worker {
  const log = services.log.child({ part: 'worker' });
  let stopping = false;
  let runner: Runner | null = null;
  let wake: () => void = () => undefined;

  const loop = async (): Promise<void> => {
    let pauseMs = firstPauseMs;
    while (!stopping) {
      // One connection more to listen on, and one to show that this worker lives.
      const pool = new Pool({ ...connection, max: concurrency + 2, application_name: 'relache-worker' });
      const onError = (error: Error) => log.warn({ reason: error.message }, 'worker connection lost');
      pool.on('error', onError).on('connect', (client) => client.on('error', onError));
      let rescue: Rescue | null = null;
      try {
        const events: WorkerEvents = new EventEmitter();
        let workerId = '';
        events.on('pool:create', ({ workerPool }) => {
          workerId = workerPool.id;
        });
        events.on('job:failed', ({ job }) =>
          log.error(
            { task: job.task_identifier, jobId: job.id, attempts: job.attempts },
            'job given up for good',
          ),
        );
        const started = await run({
          events,
          pgPool: pool,
          concurrency,
          noHandleSignals: true,
          crontab: schedule,
          preset: { worker: crossedOffTogether },
          taskList: taskList(services),
          logger: quietLogger(log),
        });
        runner = started;
        const stop = (): Promise<void> => started.stop().catch(() => undefined);
        try {
          // Without its lock this worker counts as dead: it starts again under another name.
          rescue = await startRescue(pool, workerId, () => void stop());
        } catch (error) {
          await stop();
          throw error;
        }
        pauseMs = firstPauseMs;
        if (stopping) await stop();
        await started.promise;
      } catch (error) {
        log.warn(
          { reason: error instanceof Error ? error.message : String(error) },
          'worker stopped; trying again',
        );
      } finally {
        runner = null;
        rescue?.end();
        await quiet(pool);
        await pool.end().catch(() => undefined);
      }
      if (stopping) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pauseMs);
      });
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const done = loop();

  return {
    isRunning: () => runner !== null,
    stop: async () => {
      stopping = true;
      wake();
      // Lets the jobs in hand finish.
      await runner?.stop().catch(() => undefined);
      await done;
    },
  };
}

/**
 * The queue says that it has stopped before its last words are written. A pool that ends meanwhile leaves them waiting
 * for a connection that never comes, and what fails then is caught by nobody.
 */
async function quiet(pool: Pool): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestQuietMs; waitedMs += lookEveryMs) {
    if (pool.waitingCount === 0 && pool.idleCount === pool.totalCount) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

interface Rescue {
  readonly end: () => void;
}

/** Shows that this worker lives, and frees the jobs of workers that no longer do. */
async function startRescue(pool: Pool, workerId: string, onLockLost: () => void): Promise<Rescue> {
  const client = await pool.connect();
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    clearInterval(timer);
    // Closed rather than given back: the lock belongs to the connection.
    client.release(true);
  };
  const look = (): Promise<void> => releaseJobsOfDeadWorkers(client, workerId);
  const lose = (): void => {
    if (!ended) onLockLost();
    end();
  };
  const timer = setInterval(() => void look().catch(lose), rescueEveryMs);
  try {
    await holdWorkerLock(client, workerId);
    await look();
  } catch (error) {
    end();
    throw error;
  }
  return { end };
}

function taskList(services: Services): TaskList {
  const names = Object.keys(jobPayloads) as JobName[];
  return Object.fromEntries(
    names.map((name) => [name, (payload: unknown) => perform(services, name, payload)]),
  );
}

/** The queue logs whole jobs at its lower levels; payloads stay out of our logs. */
function quietLogger(log: Services['log']): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });
}
