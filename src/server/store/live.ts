import { sql } from 'drizzle-orm';
import type { LiveTopic } from '#contract/live.ts';
import type { TenantTransaction } from './database.ts';

/** Every process listens on this one channel. */
export const liveChannel = 'relache_live';

/** Heard by every process once the caller's transaction is there to be read, and never if it rolls back. */
export async function notifyLive(tx: TenantTransaction, topics: readonly LiveTopic[]): Promise<void> {
  const message = JSON.stringify({ organizationId: tx.organizationId, topics });
  await tx.execute(sql`select pg_notify(${liveChannel}, ${message})`);
}
