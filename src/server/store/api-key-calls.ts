import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, TenantTransaction } from './database.ts';
import { apiKeyCalls } from './schema/api-keys.ts';
import { timeOrderedId } from './time-ordered-id.ts';

export type KeyCall = Omit<typeof apiKeyCalls.$inferSelect, 'organizationId' | 'keyId'>;

export interface NotedCall {
  readonly organizationId: string;
  readonly keyId: string;
  readonly at: Date;
  readonly method: string;
  /** As the table of calls says it, without what was put in. */
  readonly path: string;
  readonly status: number;
}

const callsNoted = {
  name: 'note-key-calls',
  text: 'select gate.note_key_calls($1, $2, $3, $4, $5, $6, $7)',
};

/** Calls of whatever keys and organisations, in one statement. */
export async function insertKeyCalls(database: Database, calls: readonly NotedCall[]): Promise<void> {
  await database.askGate(callsNoted, [
    calls.map(({ organizationId }) => organizationId),
    calls.map(({ keyId }) => keyId),
    calls.map(({ at }) => timeOrderedId(at)),
    calls.map(({ at }) => at),
    calls.map(({ method }) => method),
    calls.map(({ path }) => path),
    calls.map(({ status }) => status),
  ]);
}

/** Latest first, from right after the call `before` on. */
export async function listKeyCalls(
  tx: TenantTransaction,
  keyId: string,
  limit: number,
  before: string | undefined,
): Promise<KeyCall[]> {
  const { id, at, method, path, status } = apiKeyCalls;
  return tx
    .select({ id, at, method, path, status })
    .from(apiKeyCalls)
    .where(
      and(
        eq(apiKeyCalls.keyId, keyId),
        before === undefined
          ? undefined
          : sql`(${at}, ${id}) < (select at, id from api_key_calls as last where last.id = ${before})`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit);
}
