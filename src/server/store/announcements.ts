import { sql } from 'drizzle-orm';
import type { LiveTopic } from '#contract/live.ts';
import type { TenantTransaction } from './database.ts';
import { type JobRow, jobCall } from './jobs.ts';
import { liveCall } from './live.ts';

/** Tells open screens and adds a job, both in one statement: requests are written all day long. */
export async function insertAnnouncement(
  tx: TenantTransaction,
  topics: readonly LiveTopic[],
  job: JobRow,
): Promise<void> {
  await tx.execute(sql`select ${liveCall(tx, topics)}, ${jobCall(job)}`);
}
