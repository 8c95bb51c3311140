import { type SQL, sql } from 'drizzle-orm';
import type { Database, GateTransaction, TenantTransaction } from './database.ts';

export interface JobRow {
  readonly task: string;
  readonly payload: object;
  /** Two jobs with one key are one job: the later replaces the earlier while that has not run. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** A row in the caller's own transaction: it exists if and only if the change it belongs to does. */
export async function insertJob(tx: TenantTransaction | GateTransaction, job: JobRow): Promise<void> {
  await tx.execute(sql`select ${jobCall(job)}`);
}

/** Adds a job as part of a statement of the caller's. */
export function jobCall({ task, payload, key, runAt }: JobRow): SQL {
  return sql`gate.enqueue_job(${task}, ${JSON.stringify(payload)}::json, ${key ?? null}, ${runAt ?? null})`;
}

/** Many of one kind, in one statement. */
export async function insertJobs(
  tx: TenantTransaction | GateTransaction,
  task: string,
  jobs: readonly Pick<JobRow, 'payload' | 'key'>[],
): Promise<void> {
  if (jobs.length === 0) return;
  await tx.execute(sql`
    select gate.enqueue_job(${task}, job -> 'payload', job ->> 'key', null)
    from json_array_elements(${JSON.stringify(jobs)}::json) as job`);
}

export interface JobCounts {
  readonly waiting: number;
  readonly dead: number;
}

/** Also the proof that both the database and the queue answer. */
export async function countJobs(database: Database): Promise<JobCounts> {
  const [counts] = await database.askGate<{ waiting: string; dead: string }>(
    'count-jobs',
    'select waiting, dead from gate.job_counts()',
    [],
  );
  return { waiting: Number(counts?.waiting ?? 0), dead: Number(counts?.dead ?? 0) };
}
