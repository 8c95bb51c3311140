import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { TenantTransaction } from './database.ts';
import { fractionnementDecisions } from './schema/counters.ts';
import { users } from './schema/people.ts';

export type StoredFractionnement = typeof fractionnementDecisions.$inferSelect;
export type NewProposal = Pick<StoredFractionnement, 'userId' | 'period' | 'days' | 'takenOutside'>;

export async function listFractionnementOf(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<StoredFractionnement[]> {
  if (userIds.length === 0) return [];
  return tx
    .select()
    .from(fractionnementDecisions)
    .where(inArray(fractionnementDecisions.userId, [...userIds]));
}

/** Proposes anew what changed since someone decided. */
export async function proposeDays(tx: TenantTransaction, proposal: NewProposal): Promise<void> {
  const fields = { decision: 'proposed', decidedAt: null, decidedBy: null, ...proposal } as const;
  await tx
    .insert(fractionnementDecisions)
    .values({ ...fields, organizationId: tx.organizationId })
    .onConflictDoUpdate({
      target: [
        fractionnementDecisions.organizationId,
        fractionnementDecisions.userId,
        fractionnementDecisions.period,
      ],
      set: fields,
    });
}

export async function withdrawProposal(
  tx: TenantTransaction,
  { userId, period }: Pick<StoredFractionnement, 'userId' | 'period'>,
): Promise<void> {
  await tx.delete(fractionnementDecisions).where(rowOf(userId, period));
}

export async function setFractionnementDecision(
  tx: TenantTransaction,
  { userId, period }: Pick<StoredFractionnement, 'userId' | 'period'>,
  decision: Pick<StoredFractionnement, 'decision' | 'decidedAt' | 'decidedBy'>,
): Promise<void> {
  await tx.update(fractionnementDecisions).set(decision).where(rowOf(userId, period));
}

function rowOf(userId: string, period: PlainDate) {
  return and(eq(fractionnementDecisions.userId, userId), eq(fractionnementDecisions.period, period));
}

const decider = alias(users, 'decider');

export interface FractionnementOfPerson {
  readonly row: StoredFractionnement;
  readonly person: typeof users.$inferSelect;
  readonly decidedByName: string | null;
}

function withPeople(tx: TenantTransaction) {
  return tx
    .select({ row: fractionnementDecisions, person: users, decidedByName: decider.name })
    .from(fractionnementDecisions)
    .innerJoin(users, eq(users.id, fractionnementDecisions.userId))
    .leftJoin(decider, eq(decider.id, fractionnementDecisions.decidedBy));
}

/** Of people who are there, by name. */
export async function listFractionnementRows(tx: TenantTransaction): Promise<FractionnementOfPerson[]> {
  return withPeople(tx)
    .where(isNull(users.removedAt))
    .orderBy(asc(users.name), asc(users.id), asc(fractionnementDecisions.period));
}

export async function findFractionnement(
  tx: TenantTransaction,
  userId: string,
  period: PlainDate,
): Promise<FractionnementOfPerson | null> {
  const [found] = await withPeople(tx).where(rowOf(userId, period));
  return found ?? null;
}
