import type { Logger } from 'pino';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { type JobName, jobTable } from '#server/actions/job-table.ts';
import { JobEnded, PayloadRefused, reasonOf } from './failure-reason.ts';

/** One turn of a job, as the queue knows it. */
export interface Turn {
  readonly id: string;
  readonly attempt: number;
  /** Lets the queue not try it again. */
  readonly giveUp: () => Promise<void>;
}

export type Perform = <Name extends JobName>(
  name: Name,
  payload: JobPayload<Name>,
  signal: AbortSignal,
) => Promise<void>;

/**
 * Does a job within its time, and lets nothing out but an error that can be stored anywhere. A job that hangs counts as
 * failed when its time is over, or when the server has no more time: it may go on, but nobody waits.
 */
export async function runJob(
  perform: Perform,
  log: Logger,
  stopping: AbortSignal,
  name: JobName,
  payload: unknown,
  turn: Turn,
): Promise<void> {
  try {
    const read = readPayload(name, payload);
    await within(jobTable[name].seconds, stopping, (signal) => perform(name, read, signal));
  } catch (thrown) {
    const reason = reasonOf(thrown);
    const about = { task: name, jobId: turn.id, attempts: turn.attempt, why: reason, err: thrown };
    if (thrown instanceof PayloadRefused) {
      await turn.giveUp();
      log.error(about, 'job given up for good');
    } else log.error(about, 'job failed');
    throw storable(`${name}: ${reason}`);
  }
}

function readPayload<Name extends JobName>(name: Name, payload: unknown): JobPayload<Name> {
  const parsed = jobTable[name].payload.safeParse(stripScheduling(payload));
  if (!parsed.success) throw new PayloadRefused('payload refused');
  return parsed.data as JobPayload<Name>;
}

/** Scheduled jobs carry a `_cron` note of the queue; it is no part of our payloads. */
function stripScheduling(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return {};
  const { _cron, ...rest } = payload as Record<string, unknown>;
  return rest;
}

async function within(
  seconds: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new JobEnded(`took longer than ${seconds} s`)), seconds * 1000);
  const signal = AbortSignal.any([late.signal, stopping]);
  const ended = new Promise<never>((_, reject) => {
    const end = (): void => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  // Whichever loses the race must not be an error that nobody handles.
  ended.catch(() => undefined);
  try {
    await Promise.race([Promise.resolve(work(signal)), ended]);
  } finally {
    clearTimeout(timer);
  }
}

function storable(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
