import { unfitTexts } from '#contract/unfit-texts.ts';
import { Failure } from '#server/failure.ts';
import type { HeldJob } from '#server/store/announcements.ts';
import type { GateTransaction, TenantTransaction } from '#server/store/database.ts';
import { insertJob, insertJobs, insertLaterJobs } from '#server/store/jobs.ts';
import type { JobPayload } from './job-payloads.ts';
import { type JobName, jobTable } from './job-table.ts';

/** Adds a job to the caller's transaction: if that rolls back, the job never was. */
export async function enqueue<Name extends JobName>(
  tx: TenantTransaction | GateTransaction,
  task: Name,
  payload: JobPayload<Name>,
  runAt?: Date,
): Promise<void> {
  refuseUnfit(payload);
  const { attempts, priority } = jobTable[task];
  await insertJob(tx, { task, payload, attempts, priority, ...(runAt ? { runAt } : {}) });
}

/** One that waits, and can be taken out of the queue until then. */
export async function enqueueHeld<Name extends JobName>(
  tx: TenantTransaction,
  task: Name,
  payload: JobPayload<Name>,
  held: HeldJob,
): Promise<void> {
  refuseUnfit(payload);
  const { attempts, priority } = jobTable[task];
  await insertJob(tx, { task, payload, attempts, priority, ...held });
}

/** Several of one kind at once. Two jobs with one key are one job while the first has not run. */
export async function enqueueAll<Name extends JobName>(
  tx: TenantTransaction | GateTransaction,
  task: Name,
  payloads: readonly JobPayload<Name>[],
  keyOf?: (payload: JobPayload<Name>) => string,
): Promise<void> {
  refuseUnfit(payloads);
  const { attempts, priority } = jobTable[task];
  await insertJobs(
    tx,
    { task, attempts, priority },
    payloads.map((payload) => ({ payload, ...(keyOf ? { key: keyOf(payload) } : {}) })),
  );
}

/** One that stands in a line: jobs of one line are done one after the other, whichever process does them. */
export async function enqueueInLine<Name extends JobName>(
  tx: TenantTransaction,
  task: Name,
  payload: JobPayload<Name>,
  { key, line }: { readonly key: string; readonly line: string },
): Promise<void> {
  refuseUnfit(payload);
  const { attempts, priority } = jobTable[task];
  await insertJobs(tx, { task, attempts, priority }, [{ payload, key, queue: line }]);
}

/** Several of one kind, each at a time of its own. */
export async function enqueueLater<Name extends JobName>(
  tx: TenantTransaction | GateTransaction,
  task: Name,
  jobs: readonly { readonly payload: JobPayload<Name>; readonly runAt: Date }[],
): Promise<void> {
  refuseUnfit(jobs.map(({ payload }) => payload));
  const { attempts, priority } = jobTable[task];
  await insertLaterJobs(tx, { task, attempts, priority }, jobs);
}

/** A job that cannot be written down as failed would take the queue with it: it is refused before it is one. */
function refuseUnfit(payload: object): void {
  const fields = Object.fromEntries(unfitTexts(payload).map((path) => [path, 'text_unfit']));
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', { fields });
}
