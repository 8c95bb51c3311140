import { and, desc, eq, sql } from 'drizzle-orm';
import { answersTo } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { heldChanges } from './schema/undo.ts';

export type HeldChange = typeof heldChanges.$inferSelect;

export async function insertHeldChange(
  tx: TenantTransaction,
  change: Omit<HeldChange, 'organizationId' | 'undoneAt'>,
): Promise<void> {
  await tx.insert(heldChanges).values({ ...change, organizationId: tx.organizationId });
}

/** The latest of its subject. Of two who take it back at once, one waits for the other. */
export async function lockLatestHeldChange(
  tx: TenantTransaction,
  kind: HeldChange['kind'],
  subjectId: string,
): Promise<HeldChange | null> {
  const [found] = await tx
    .select()
    .from(heldChanges)
    .where(and(eq(heldChanges.kind, kind), eq(heldChanges.subjectId, subjectId)))
    .orderBy(desc(heldChanges.doneAt), desc(heldChanges.id))
    .limit(1)
    .for('update');
  return found ?? null;
}

export async function markUndone(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  await tx.update(heldChanges).set({ undoneAt: at }).where(eq(heldChanges.id, id));
}

/** How many were taken out of the queue; null when one of them has begun. */
export async function removeWaitingJobs(
  tx: TenantTransaction,
  keys: readonly string[],
): Promise<number | null> {
  const [answer] = await answersTo<{ removed: number | null }>(
    tx,
    { removed: 'int4' },
    sql`select gate.remove_waiting_jobs(${sql.param([...keys])}::text[]) as removed`,
  );
  return answer?.removed ?? null;
}

/** So many seconds from now, by the clock of the queue. */
export async function moveWaitingJobs(
  tx: TenantTransaction,
  keys: readonly string[],
  seconds: number,
): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(sql`select gate.move_waiting_jobs(${sql.param([...keys])}::text[], ${seconds})`);
}
