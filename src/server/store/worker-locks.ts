import type { ClientBase } from 'pg';
import { answersTo } from './answers.ts';

/** The first half of the key of every worker's lock; the second is made from the worker's name. */
const lockClass = 7_352_416;

/** A worker that has just started may not have its lock yet. */
const leastAge = '5 seconds';

/** Shows that these workers live, for as long as the connection does: however a process ends, its locks end with it. */
export async function holdWorkerLocks(client: ClientBase, workerIds: readonly string[]): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext(id)) from unnest($2::text[]) as id', [
    lockClass,
    workerIds,
  ]);
}

/**
 * Jobs that a killed worker had in hand stay locked for hours in the queue's own reckoning. Whose lock is free is
 * dead, and another worker may do them again: at once after the first time, then after longer and longer, as if they
 * had failed. A server that keeps falling would use up all their attempts within a minute otherwise.
 */
export async function releaseJobsOfDeadWorkers(
  client: ClientBase,
  ownWorkerIds: readonly string[],
): Promise<void> {
  const rows = await answersTo<{ locked_by: string }>(
    client,
    { locked_by: 'text' },
    `with holders as materialized (
       select distinct locked_by from graphile_worker._private_jobs
       where locked_at < now() - interval '${leastAge}' and locked_by <> all($2::text[])
     )
     select locked_by from holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))`,
    [lockClass, ownWorkerIds],
  );
  if (rows.length === 0) return;
  const dead = rows.map((row) => row.locked_by);
  await client.query(
    `update graphile_worker._private_jobs
     set run_at = greatest(run_at, now() + exp(least(attempts, 11) - 1) * interval '1 second')
     where locked_by = any($1::text[])`,
    [dead],
  );
  await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
}

/**
 * Jobs that were given up and need nobody. Of those that the clock adds again: the ones that the next has taken the
 * place of (it has the key now), and the ones that ended with their process. Of those that take each other's place: the
 * ones that were replaced while they ran, however they ended. Of those that stand in line, where not all have a key: the
 * ones that were replaced while they ran, and then ended with their process.
 */
export async function forgetRepeated(
  client: ClientBase,
  tasks: Readonly<Record<'repeated' | 'replaced' | 'inTurn', readonly string[]>>,
): Promise<void> {
  await client.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and j.attempts >= j.max_attempts and j.locked_at is null
       and (t.identifier = any($1::text[]) and (j.key is null or j.last_error is null)
         or t.identifier = any($2::text[]) and j.key is null
         or t.identifier = any($3::text[]) and j.key is null and j.last_error is null)`,
    [tasks.repeated, tasks.replaced, tasks.inTurn],
  );
}

/** For a job in hand that would fail again however often it is tried: when it has failed now, it is given up. */
export async function giveUpJob(client: Pick<ClientBase, 'query'>, id: string): Promise<void> {
  await client.query('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [id]);
}
