import type { ClientBase } from 'pg';

/** The first half of the key of every worker's lock; the second is made from the worker's name. */
const lockClass = 7_352_416;

/** A worker that has just started may not have its lock yet. */
const leastAge = '5 seconds';

/** Shows that this worker lives, for as long as the connection does: however a process ends, its lock ends with it. */
export async function holdWorkerLock(client: ClientBase, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [lockClass, workerId]);
}

/**
 * Jobs that a killed worker had in hand stay locked for hours in the queue's own reckoning. Whose lock is free is
 * dead, and another worker may do them again at once.
 */
export async function releaseJobsOfDeadWorkers(client: ClientBase, ownWorkerId: string): Promise<void> {
  await client.query(
    `with holders as materialized (
       select distinct locked_by from graphile_worker._private_jobs
       where locked_at < now() - interval '${leastAge}' and locked_by <> $2
     ), dead as materialized (
       select locked_by from holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))
     )
     select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0`,
    [lockClass, ownWorkerId],
  );
}
