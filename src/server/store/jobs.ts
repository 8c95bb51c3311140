import { type SQL, sql } from 'drizzle-orm';
import type { Database, GateTransaction, TenantTransaction } from './database.ts';

export interface JobRow {
  readonly task: string;
  readonly payload: object;
  /** Two jobs with one key are one job: the later replaces the earlier while that has not run. */
  readonly key?: string;
  readonly runAt?: Date;
  /** How long from now by the clock of the queue, where that matters more than the instant. */
  readonly seconds?: number;
  readonly attempts?: number;
  readonly priority?: number;
}

const usualAttempts = 12;

/** A row in the caller's own transaction: it exists if and only if the change it belongs to does. */
export async function insertJob(tx: TenantTransaction | GateTransaction, job: JobRow): Promise<void> {
  await tx.execute(sql`select ${jobCall(job)}`);
}

/** An instant by our clock, or so long from now by the clock of the queue, where one waits and not until when. */
export type RunTime = Date | { readonly seconds: number } | null;

export const runTime = (when: RunTime): SQL =>
  when === null || when instanceof Date ? sql`${when}` : sql`now() + make_interval(secs => ${when.seconds})`;

/** Adds a job as part of a statement of the caller's. */
export function jobCall({ task, payload, key, runAt, seconds, attempts, priority }: JobRow): SQL {
  const when = runTime(seconds === undefined ? (runAt ?? null) : { seconds });
  return sql`gate.enqueue_job(${task}, ${JSON.stringify(payload)}::json, ${key ?? null}, ${when},
    ${attempts ?? usualAttempts}, ${priority ?? 0})`;
}

export interface JobInBatch extends Pick<JobRow, 'payload' | 'key'> {
  /** Jobs of one queue are done one after the other. */
  readonly queue?: string;
}

/** Many of one kind, in one statement. */
export async function insertJobs(
  tx: TenantTransaction | GateTransaction,
  { task, attempts, priority }: Required<Pick<JobRow, 'task' | 'attempts' | 'priority'>>,
  jobs: readonly JobInBatch[],
): Promise<void> {
  if (jobs.length === 0) return;
  await tx.execute(
    sql`select gate.enqueue_jobs(${task}, ${JSON.stringify(jobs)}::json, ${attempts}, ${priority})`,
  );
}

export interface LaterJob {
  readonly payload: object;
  readonly runAt: Date;
}

/** Many of one kind, each at a time of its own, in one statement. */
export async function insertLaterJobs(
  tx: TenantTransaction | GateTransaction,
  { task, attempts, priority }: Required<Pick<JobRow, 'task' | 'attempts' | 'priority'>>,
  jobs: readonly LaterJob[],
): Promise<void> {
  if (jobs.length === 0) return;
  await tx.execute(sql`
    select gate.enqueue_job(
      ${task}, job -> 'payload', null, (job ->> 'runAt')::timestamptz, ${attempts}, ${priority}
    ) from json_array_elements(${JSON.stringify(jobs)}::json) as listed (job)`);
}

export interface JobCounts {
  readonly waiting: number;
  readonly dead: number;
}

/** Also the proof that both the database and the queue answer. */
export async function countJobs(database: Database): Promise<JobCounts> {
  const [counts] = await database.askGate<{ waiting: string; dead: string }>(
    {
      name: 'count-jobs',
      text: 'select waiting, dead from gate.job_counts()',
      columns: { waiting: 'int8', dead: 'int8' },
    },
    [],
  );
  return { waiting: Number(counts?.waiting ?? 0), dead: Number(counts?.dead ?? 0) };
}

export interface JobFigures {
  readonly task: string;
  readonly waiting: number;
  readonly dead: number;
  /** How long the oldest job that could run has waited for its turn. */
  readonly lateSeconds: number;
}

export async function readJobFigures(database: Database): Promise<JobFigures[]> {
  const rows = await database.askGate<{ task: string; waiting: string; dead: string; late: number }>(
    {
      name: 'job-figures',
      text: 'select task, waiting, dead, late_seconds as late from gate.job_figures()',
      columns: { task: 'text', waiting: 'int8', dead: 'int8', late: 'float8' },
    },
    [],
  );
  return rows.map(({ task, waiting, dead, late }) => ({
    task,
    waiting: Number(waiting),
    dead: Number(dead),
    lateSeconds: late,
  }));
}

export interface JobInHand {
  readonly task: string;
  /** Since it was taken. */
  readonly seconds: number;
}

/** What living workers of all processes do at this moment. */
export async function readJobsInHand(database: Database): Promise<JobInHand[]> {
  return database.askGate<{ task: string; seconds: number }>(
    {
      name: 'jobs-in-hand',
      text: 'select task, seconds from gate.jobs_in_hand()',
      columns: { task: 'text', seconds: 'float8' },
    },
    [],
  );
}

/** How many jobs of a kind could be done at once, were there enough workers. */
export async function countJobsInLine(database: Database, task: string): Promise<number> {
  const [counted] = await database.askGate<{ jobs: string }>(
    {
      name: 'jobs-in-line',
      text: 'select gate.jobs_in_line($1) as jobs',
      columns: { jobs: 'int8' },
    },
    [task],
  );
  return Number(counted?.jobs ?? 0);
}

/** Written by a job of the lane: the proof that jobs of the lane are done. */
export async function noteBeat(tx: GateTransaction, lane: string): Promise<void> {
  await tx.execute(sql`select gate.note_beat(${lane})`);
}

/** Seconds since each lane last showed that it works; none for a lane that never did. */
export async function readLaneSilences(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database.askGate<{ lane: string; seconds: number }>(
    {
      name: 'lane-silences',
      text: 'select lane, seconds from gate.lane_silences()',
      columns: { lane: 'text', seconds: 'float8' },
    },
    [],
  );
  return new Map(rows.map(({ lane, seconds }) => [lane, seconds]));
}
