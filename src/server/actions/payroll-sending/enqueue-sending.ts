import { type JobName, jobTable } from '#server/actions/job-table.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertJob } from '#server/store/jobs.ts';

const task: JobName = 'send-absences';

/** One at most for each sending: whoever asks for it again moves it. */
export async function enqueueSending(tx: TenantTransaction, sendingId: string, seconds = 0): Promise<void> {
  const { attempts, priority } = jobTable[task];
  await insertJob(tx, {
    task,
    payload: { organizationId: tx.organizationId, sendingId },
    key: `payroll-sending:${sendingId}`,
    attempts,
    priority,
    seconds,
  });
}
