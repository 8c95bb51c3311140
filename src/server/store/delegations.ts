import { and, asc, eq, gte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { TenantTransaction } from './database.ts';
import { delegations } from './schema/notifications.ts';
import { users } from './schema/people.ts';

export type Delegation = typeof delegations.$inferSelect;

export interface NamedDelegation extends Pick<Delegation, 'id' | 'startsOn' | 'endsOn'> {
  readonly user: { readonly id: string; readonly name: string };
  readonly delegate: { readonly id: string; readonly name: string };
}

export const oneDelegationAtATime = 'delegations_one_at_a_time';

/** Runs into `delegations_one_at_a_time` when the person has one already on some of these days. */
export async function insertDelegation(
  tx: TenantTransaction,
  delegation: Omit<Delegation, 'organizationId'>,
): Promise<void> {
  await tx.insert(delegations).values({ ...delegation, organizationId: tx.organizationId });
}

const giver = alias(users, 'giver');
const receiver = alias(users, 'receiver');

/** Those that have not ended, in order; only those that a person gives or receives, when one is named. */
export async function listDelegationRows(
  tx: TenantTransaction,
  today: PlainDate,
  personId?: string,
): Promise<NamedDelegation[]> {
  const concerning =
    personId === undefined
      ? undefined
      : or(eq(delegations.userId, personId), eq(delegations.delegateId, personId));
  return named(tx)
    .where(and(gte(delegations.endsOn, today), concerning))
    .orderBy(asc(delegations.startsOn), asc(giver.name), asc(delegations.id));
}

export async function findDelegation(tx: TenantTransaction, id: string): Promise<NamedDelegation | null> {
  const [found] = await named(tx).where(eq(delegations.id, id));
  return found ?? null;
}

/** False when someone else was quicker. */
export async function deleteDelegation(tx: TenantTransaction, id: string): Promise<boolean> {
  const ended = await tx.delete(delegations).where(eq(delegations.id, id)).returning({ id: delegations.id });
  return ended.length > 0;
}

/** Those they gave and those they received. */
export async function deleteDelegationsOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(delegations).where(or(eq(delegations.userId, userId), eq(delegations.delegateId, userId)));
}

function named(tx: TenantTransaction) {
  return tx
    .select({
      id: delegations.id,
      startsOn: delegations.startsOn,
      endsOn: delegations.endsOn,
      user: { id: giver.id, name: giver.name },
      delegate: { id: receiver.id, name: receiver.name },
    })
    .from(delegations)
    .innerJoin(giver, eq(giver.id, delegations.userId))
    .innerJoin(receiver, eq(receiver.id, delegations.delegateId));
}
