import { sql } from 'drizzle-orm';
import type { LiveTopic } from '#contract/live-topics.ts';
import type { TenantTransaction } from './database.ts';
import { type JobRow, jobCall } from './jobs.ts';
import { liveCall } from './live.ts';

/** A job that waits: it can be found by its key, and runs so many seconds from now by the clock of the queue. */
export interface HeldJob {
  readonly key: string;
  readonly seconds: number;
}

/** News for open screens, and the job that tells everyone else. */
export interface Announcement extends Pick<JobRow, 'task' | 'payload'> {
  readonly topics: readonly LiveTopic[];
  /** Null when everyone is told at once. */
  readonly held: HeldJob | null;
}

/** Both in one statement. */
export async function insertAnnouncement(
  tx: TenantTransaction,
  { topics, held, ...job }: Announcement,
): Promise<void> {
  await tx.execute(sql`select ${liveCall(tx, topics)}, ${jobCall({ ...job, ...held })}`);
}
