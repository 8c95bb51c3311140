import { type SQL, sql } from 'drizzle-orm';
import type { LiveTopic } from '#contract/live.ts';
import type { TenantTransaction } from './database.ts';

/** Every process listens on this one channel. */
export const liveChannel = 'relache_live';

/** Heard by every process once the caller's transaction is there to be read, and never if it rolls back. */
export async function notifyLive(tx: TenantTransaction, topics: readonly LiveTopic[]): Promise<void> {
  await tx.execute(sql`select ${liveCall(tx, topics)}`);
}

/** Tells of the topics as part of a statement of the caller's. */
export function liveCall({ organizationId }: TenantTransaction, topics: readonly LiveTopic[]): SQL {
  return sql`pg_notify(${liveChannel}, ${JSON.stringify({ organizationId, topics })})`;
}
