import { sql } from 'drizzle-orm';
import type { LiveTopic } from '#contract/live-topics.ts';
import type { TenantTransaction } from './database.ts';
import { type JobRow, jobCall } from './jobs.ts';
import { liveCall } from './live.ts';

/** News for open screens, and the job that tells everyone else. */
export interface Announcement extends Pick<JobRow, 'task' | 'payload'> {
  readonly topics: readonly LiveTopic[];
}

/** Both in one statement. */
export async function insertAnnouncement(
  tx: TenantTransaction,
  { topics, ...job }: Announcement,
): Promise<void> {
  await tx.execute(sql`select ${liveCall(tx, topics)}, ${jobCall(job)}`);
}
