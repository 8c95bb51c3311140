import { AsyncLocalStorage } from 'node:async_hooks';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type LiveTopic, liveTopics } from '#contract/live-topics.ts';
import type { TenantTransaction } from './database.ts';

/** Every process listens on this one channel. */
export const liveChannel = 'relache_live';

/** A newer process may know topics that this one does not. */
const liveNewsSchema = z.object({
  organizationId: z.string(),
  topics: z.array(z.string()).transform((given) => liveTopics.filter((topic) => given.includes(topic))),
  /** The stream of the screen that did it and knows of it already. */
  from: z.string().optional(),
});

/** What one process tells all of them. Without any topic, sessions ended and nothing else changed. */
export type LiveNews = z.infer<typeof liveNewsSchema>;

interface Writer {
  readonly stream: string;
  readonly changes: readonly LiveTopic[];
}

const writer = new AsyncLocalStorage<Writer>();

/** Does the work of a screen that asks again by itself for what its call changes. */
export function writtenBy<T>(screen: Writer, work: () => Promise<T>): Promise<T> {
  return writer.run(screen, work);
}

/** Heard by every process once the caller's transaction is there to be read, and never if it rolls back. */
export async function notifyLive(tx: TenantTransaction, topics: readonly LiveTopic[]): Promise<void> {
  await tx.execute(sql`select ${liveCall(tx, topics)}`);
}

/** Tells of the topics as part of a statement of the caller's. */
export function liveCall(tx: TenantTransaction, topics: readonly LiveTopic[]): SQL {
  return sql`pg_notify(${liveChannel}, ${liveNewsOf(tx, topics)})`;
}

/** What is told on the channel. */
export function liveNewsOf({ organizationId }: TenantTransaction, topics: readonly LiveTopic[]): string {
  const screen = writer.getStore();
  const known = screen && topics.every((topic) => screen.changes.includes(topic));
  const news: LiveNews = { organizationId, topics: [...topics], from: known ? screen.stream : undefined };
  return JSON.stringify(news);
}

/** Streams of sessions that ended are to end as well, wherever they are. */
export async function notifySessionsEnded(tx: TenantTransaction): Promise<void> {
  await notifyLive(tx, []);
}

/** Null for what is no news of ours. */
export function readLiveNews(payload: string | undefined): LiveNews | null {
  try {
    return liveNewsSchema.safeParse(JSON.parse(payload ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
