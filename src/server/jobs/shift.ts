import { EventEmitter } from 'node:events';
import {
  parseCrontab,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import { type ClientConfig, Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { type Lane, lanes, slotsOf } from '#server/actions/job-kinds.ts';
import { jobNames, jobTable } from '#server/actions/job-table.ts';
import { settlesWithin } from '#server/deadline.ts';
import { findLastJobId, listenForJobs, listNewJobs } from '#server/store/new-jobs.ts';
import {
  forgetRepeated,
  giveUpJob,
  holdWorkerLocks,
  releaseJobsOfDeadWorkers,
} from '#server/store/worker-locks.ts';
import type { Traffic } from '#server/traffic.ts';
import { Bell } from './bell.ts';
import { Courtesy } from './courtesy.ts';
import { JobEnded } from './failure-reason.ts';
import type { LaneWatch } from './lane-watch.ts';
import { type Perform, runJob } from './run-job.ts';
import { schedule } from './schedule.ts';

const rescueEveryMs = 5_000;
const longestQuietMs = 3_000;
const lookEveryMs = 20;

/** One shows that this worker lives and listens for all lanes, and a few do the asking and crossing off. */
export const workerConnections = 1 + 3;

/**
 * Crossed off one by one, a job whose connection breaks at that moment is a rejection that nobody handles, and the end
 * of the process. Together, even with no delay, the queue notices, stops, and another shift begins. Lanes whose jobs
 * come in bursts, and where none stands in line behind another, gather those that are done for a moment.
 */
const crossedOffTogether = (lane: Lane) => ({
  completeJobBatchDelay: lane === 'decisions' || lane === 'notices' ? 50 : 0,
  failJobBatchDelay: 0,
});

/** Workers are woken by the bell. They ask by themselves only so often that their silence tells that they are stuck. */
const pollInterval = 15_000;

/** The workers of all lanes, with their connections, until one of them breaks. */
export interface Shift {
  /** Resolves when the queue of some lane has stopped by itself. */
  readonly broken: Promise<void>;
  /** Lets the jobs in hand finish for as long as said, then ends them; always comes to an end. */
  readonly end: (patienceMs: number) => Promise<void>;
}

export interface ShiftParts {
  readonly connection: ClientConfig;
  readonly perform: Perform;
  readonly traffic: Traffic;
  readonly watch: LaneWatch;
  readonly log: Logger;
}

export async function startShift(parts: ShiftParts): Promise<Shift> {
  const { connection, watch, log } = parts;
  const pool = new Pool({
    ...connection,
    max: workerConnections,
    connectionTimeoutMillis: 10_000,
    application_name: 'relache-worker',
  });
  const onError = (error: Error) => log.warn({ err: error }, 'worker connection lost');
  pool.on('error', onError).on('connect', (client) => client.on('error', onError));
  const outOfTime = new AbortController();
  const runners: Runner[] = [];
  const workerIds: string[] = [];
  let watchman: Watchman | null = null;
  let breakOff: () => void = () => undefined;
  const broken = new Promise<void>((resolve) => {
    breakOff = resolve;
  });

  const end = async (patienceMs: number): Promise<void> => {
    const stopped = Promise.allSettled(
      runners.map(async (runner) => {
        await runner.stop().catch(() => undefined);
        await runner.promise;
      }),
    );
    if (!(await settlesWithin(stopped, patienceMs))) {
      outOfTime.abort(new JobEnded('the server stopped'));
      if (!(await settlesWithin(stopped, longestQuietMs))) log.warn('worker left behind; its jobs are freed');
    }
    watchman?.end();
    await quiet(pool);
    await settlesWithin(pool.end(), longestQuietMs);
  };

  try {
    watchman = await startWatchman(pool, breakOff);
    const { bell } = watchman;
    for (const lane of lanes) {
      const events = eventsOf(lane, watch, log, breakOff);
      const courtesy = new Courtesy(lane, parts.traffic);
      events.on('worker:getJob:empty', () => courtesy.laneIsIdle());
      events.on('job:complete', ({ job }) => {
        if (job.job_queue_id !== null) bell.ringForNextInLine(lane);
      });
      events.on('pool:create', ({ workerPool }) => workerIds.push(workerPool.id));
      const runner = await run({
        events,
        pgPool: listeningBy(bell, lane, pool),
        concurrency: slotsOf[lane],
        noHandleSignals: true,
        parsedCronItems: lane === 'service' ? parseCrontab(schedule) : [],
        preset: { worker: { ...crossedOffTogether(lane), pollInterval } },
        taskList: tasksOf(lane, courtesy, parts, outOfTime.signal),
        logger: quietLogger(log),
      });
      runners.push(runner);
      runner.promise.then(breakOff, breakOff);
    }
    // Without its locks this worker counts as dead: another shift begins under other names.
    await watchman.guard(workerIds);
  } catch (error) {
    await end(0);
    throw error;
  }
  return { broken, end };
}

function eventsOf(lane: Lane, watch: LaneWatch, log: Logger, breakOff: () => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  const hear = (): void => watch.hear(lane);
  events.on('worker:getJob:empty', hear).on('job:start', hear).on('job:complete', hear);
  events.on('pool:fatalError', breakOff);
  events.on('job:failed', ({ job }) =>
    log.error({ task: job.task_identifier, jobId: job.id, attempts: job.attempts }, 'job given up for good'),
  );
  return events;
}

function tasksOf(
  lane: Lane,
  courtesy: Courtesy,
  { perform, log }: ShiftParts,
  stopping: AbortSignal,
): TaskList {
  const names = jobNames.filter((name) => jobTable[name].lane === lane);
  return Object.fromEntries(
    names.map((name) => [
      name,
      async (payload, { job, withPgClient }) => {
        await courtesy.beforeJob();
        await runJob(perform, log, stopping, name, payload, {
          id: job.id,
          attempt: job.attempts,
          giveUp: () => withPgClient((client) => giveUpJob(client, job.id)).catch(() => undefined),
        });
      },
    ]),
  );
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

/** The queue takes a connection with a callback for nothing but listening; all other ways lead to the pool. */
function listeningBy(bell: Bell, lane: Lane, pool: Pool): Pool {
  type Callback = (error: undefined, client: PoolClient, release: () => void) => void;
  const connect = (callback?: Callback): Promise<PoolClient> | undefined => {
    if (!callback) return pool.connect();
    const { ear, takeOff } = bell.earOf(lane);
    callback(undefined, ear as unknown as PoolClient, takeOff);
    return undefined;
  };
  return new Proxy(pool, {
    get: (target, key) => {
      if (key === 'connect') return connect;
      const part: unknown = Reflect.get(target, key);
      // The pool itself takes connections with callbacks too, for a single query say: that is not listening.
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
}

interface Watchman {
  readonly bell: Bell;
  /** Shows that these workers live, frees the jobs of those that no longer do, and forgets what needs no one. */
  readonly guard: (workerIds: readonly string[]) => Promise<void>;
  readonly end: () => void;
}

const repeated = jobNames.filter((name) => jobTable[name].repeats);
const replaced = jobNames.filter((name) => jobTable[name].takesPlace);
const inTurn = jobNames.filter((name) => jobTable[name].inTurn);

/** Has a connection to himself for as long as the shift lasts: what is lost with it, the next shift begins anew. */
async function startWatchman(pool: Pool, onLost: () => void): Promise<Watchman> {
  const client = await pool.connect();
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  const bell: Bell = new Bell(
    (afterId) => listNewJobs(client, afterId),
    () => lose(),
  );
  const end = (): void => {
    if (ended) return;
    ended = true;
    clearInterval(timer);
    bell.end();
    // Closed rather than given back: the locks belong to the connection.
    client.release(true);
  };
  const lose = (): void => {
    if (!ended) onLost();
    end();
  };
  client.on('error', lose);
  client.on('notification', (message) => void bell.hear(message).catch(lose));
  return {
    bell,
    guard: async (workerIds) => {
      const look = async (): Promise<void> => {
        await releaseJobsOfDeadWorkers(client, workerIds);
        await forgetRepeated(client, { repeated, replaced, inTurn });
      };
      await holdWorkerLocks(client, workerIds);
      bell.startAfter(await findLastJobId(client));
      await listenForJobs(client);
      await look();
      bell.wakeAll();
      bell.lookByTheClock();
      timer = setInterval(() => void look().catch(lose), rescueEveryMs);
    },
    end,
  };
}

/** The queue logs whole jobs at its lower levels, and failures that we have logged in our own words. */
function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (meta?.failure === true || (level !== 'error' && level !== 'warning')) return;
    // Its sentences end in the message of a failure: the words they start with are its own.
    const own = /^[A-Za-z][A-Za-z ]*/.exec(message)?.[0].trim() ?? 'queue';
    const error = meta?.error ?? meta?.fatalError;
    log[level === 'error' ? 'error' : 'warn'](error === undefined ? {} : { err: error }, own);
  });
}
