import type { GateTransaction, TenantTransaction } from '#server/store/database.ts';
import { insertJob } from '#server/store/jobs.ts';
import type { JobName, JobPayload } from './job-payloads.ts';

/** Adds a job to the caller's transaction: if that rolls back, the job never was. */
export async function enqueue<Name extends JobName>(
  tx: TenantTransaction | GateTransaction,
  task: Name,
  payload: JobPayload<Name>,
): Promise<void> {
  await insertJob(tx, { task, payload });
}
