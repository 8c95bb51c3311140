import type { ClientBase } from 'pg';
import { answersTo, type Question } from './answers.ts';

/** The channels that the queue itself tells on. */
export const insertedChannel = 'jobs:insert';

export async function listenForJobs(client: ClientBase): Promise<void> {
  await client.query(`listen "${insertedChannel}"; listen "worker:migrate"`);
}

export interface NewJobs {
  readonly task: string;
  readonly jobs: number;
  readonly lastId: string;
}

const newJobs: Question<NewJobs> = {
  name: 'new-jobs',
  columns: { task: 'text', jobs: 'int4', lastId: 'text' },
  text: `select t.identifier as task, count(*)::int as jobs, max(j.id)::text as "lastId"
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.id > $1 and j.is_available and j.run_at <= now() group by t.identifier`,
};

/** What could be done now of the jobs that came after one, by task. */
export async function listNewJobs(client: ClientBase, afterId: bigint): Promise<NewJobs[]> {
  return answersTo<NewJobs>(client, newJobs.columns, newJobs, [String(afterId)]);
}

export async function findLastJobId(client: ClientBase): Promise<bigint> {
  const text = 'select coalesce(max(id), 0)::text as id from graphile_worker._private_jobs';
  const [last] = await answersTo<{ id: string }>(client, { id: 'text' }, text);
  return BigInt(last?.id ?? 0);
}
