import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { DepartureReason } from '#domain/members/departure.ts';
import type { TenantTransaction } from './database.ts';
import { isMemberRow } from './in-roles.ts';
import { departures } from './schema/departures.ts';
import { organizations, users } from './schema/people.ts';
import type { PersonInOrganization, User } from './users.ts';

export type Departure = typeof departures.$inferSelect;

const standing = isNull(departures.withdrawnAt);
const open = and(standing, isNull(departures.rehiredFrom));

/** The one that is recorded and after which the person has not come back. */
export async function findOpenDeparture(tx: TenantTransaction, userId: string): Promise<Departure | null> {
  const [found] = await tx
    .select()
    .from(departures)
    .where(and(eq(departures.userId, userId), open));
  return found ?? null;
}

/** All that stand, the latest first: one for each contract that ended. */
export async function listDeparturesOf(tx: TenantTransaction, userId: string): Promise<Departure[]> {
  return tx
    .select()
    .from(departures)
    .where(and(eq(departures.userId, userId), standing))
    .orderBy(desc(departures.lastDay));
}

export async function insertDeparture(
  tx: TenantTransaction,
  departure: Pick<Departure, 'id' | 'userId' | 'lastDay' | 'reason' | 'recordedAt' | 'recordedBy'>,
): Promise<void> {
  await tx.insert(departures).values({ ...departure, organizationId: tx.organizationId });
}

export async function markWithdrawn(
  tx: TenantTransaction,
  id: string,
  withdrawn: { readonly withdrawnAt: Date; readonly withdrawnBy: string },
): Promise<void> {
  await tx.update(departures).set(withdrawn).where(eq(departures.id, id));
}

export async function closeContract(
  tx: TenantTransaction,
  id: string,
  contract: { readonly employedFrom: PlainDate; readonly rehiredFrom: PlainDate },
): Promise<void> {
  await tx.update(departures).set(contract).where(eq(departures.id, id));
}

/** Someone who is there or was: those who left keep their row. */
export async function findPersonEver(
  tx: TenantTransaction,
  id: string,
): Promise<PersonInOrganization | null> {
  const [found] = await personEver(tx, id);
  return found ?? null;
}

export async function lockPersonEver(
  tx: TenantTransaction,
  id: string,
): Promise<PersonInOrganization | null> {
  const [found] = await personEver(tx, id).for('no key update', { of: users });
  return found ?? null;
}

function personEver(tx: TenantTransaction, id: string) {
  return tx
    .select({ person: users, organization: organizations })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(eq(users.id, id), isMemberRow));
}

/** X4: with the last day access ends; null when nobody leaves. */
export async function setLeavesOn(
  tx: TenantTransaction,
  id: string,
  leavesOn: PlainDate | null,
): Promise<void> {
  await tx.update(users).set({ leavesOn }).where(eq(users.id, id));
}

/** People whose last day is over and whose access is still open. */
export async function listOverdueLeavers(tx: TenantTransaction, today: PlainDate): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.removedAt), sql`${users.leavesOn} < ${today}`));
  return rows.map(({ id }) => id);
}

const isFormer = and(isNotNull(users.removedAt), isMemberRow);

/** Takes the address, the seat and the payroll number again: runs into who has them now. */
export async function reopenUser(
  tx: TenantTransaction,
  id: string,
  again: Partial<Pick<User, 'invitedAt' | 'confirmedAt' | 'joinedAt' | 'payrollNumber'>> = {},
): Promise<void> {
  await tx
    .update(users)
    .set({ ...again, removedAt: null })
    .where(eq(users.id, id));
}

export interface FormerPerson {
  readonly user: User;
  readonly removedAt: Date;
  readonly departure: { readonly lastDay: PlainDate; readonly reason: DepartureReason | null } | null;
}

export async function listFormerPeople(
  tx: TenantTransaction,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<FormerPerson[] | null> {
  const [last] =
    cursor === undefined
      ? []
      : await tx
          .select({ id: users.id })
          .from(users)
          .where(and(isFormer, eq(users.id, cursor)));
  if (cursor !== undefined && !last) return null;
  // Compared where they lie: an instant that came and went would have lost its last digits.
  const follows = sql`exists (select from users last where last.id = ${cursor} and (${users.removedAt} < last.removed_at
    or ${users.removedAt} = last.removed_at and (${users.name}, ${users.id}) > (last.name, last.id)))`;
  const rows = await tx
    .select({ user: users, lastDay: departures.lastDay, reason: departures.reason })
    .from(users)
    .leftJoin(
      departures,
      and(eq(departures.organizationId, users.organizationId), eq(departures.userId, users.id), open),
    )
    .where(and(isFormer, cursor === undefined ? undefined : follows))
    .orderBy(desc(users.removedAt), users.name, users.id)
    .limit(limit);
  return rows.flatMap(({ user, lastDay, reason }) =>
    user.removedAt === null
      ? []
      : [{ user, removedAt: user.removedAt, departure: lastDay === null ? null : { lastDay, reason } }],
  );
}
