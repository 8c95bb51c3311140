import { sql } from 'drizzle-orm';
import type { GateTransaction, TenantTransaction } from './database.ts';

export interface JobRow {
  readonly task: string;
  readonly payload: object;
  /** Two jobs with one key are one job: the later replaces the earlier while that has not run. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** A row in the caller's own transaction: it exists if and only if the change it belongs to does. */
export async function insertJob(tx: TenantTransaction | GateTransaction, job: JobRow): Promise<void> {
  await tx.execute(
    sql`select gate.enqueue_job(${job.task}, ${JSON.stringify(job.payload)}::json, ${job.key ?? null}, ${job.runAt ?? null})`,
  );
}
