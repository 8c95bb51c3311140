import { and, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { mostDirectoryEvents } from '#domain/directories/directory-life.ts';
import type { Role } from '#domain/members/role.ts';
import type { TenantTransaction } from './database.ts';
import type { Organization } from './organizations.ts';
import { directories, directoryEvents } from './schema/directories.ts';
import { organizations, users } from './schema/people.ts';
import type { User } from './users.ts';

export type Directory = typeof directories.$inferSelect;
export type DirectoryEvent = typeof directoryEvents.$inferSelect;

export async function insertDirectory(
  tx: TenantTransaction,
  directory: Omit<Directory, 'organizationId'>,
): Promise<void> {
  await tx.insert(directories).values({ ...directory, organizationId: tx.organizationId });
}

/** Those that are not revoked. */
export async function countDirectories(tx: TenantTransaction): Promise<number> {
  const [counted] = await tx.select({ all: count() }).from(directories).where(isNull(directories.revokedAt));
  return counted?.all ?? 0;
}

/** Latest first, with whoever made it. */
export async function listDirectoryRows(
  tx: TenantTransaction,
): Promise<(Directory & { readonly makerName: string | null })[]> {
  const rows = await tx
    .select({ directory: directories, makerName: users.name })
    .from(directories)
    .leftJoin(users, eq(users.id, directories.madeBy))
    .orderBy(desc(directories.createdAt), desc(directories.id));
  return rows.map(({ directory, makerName }) => ({ ...directory, makerName }));
}

/** Null for one that is revoked already. */
export async function revokeDirectoryRow(
  tx: TenantTransaction,
  id: string,
  at: Date,
): Promise<Directory | null> {
  const [revoked] = await tx
    .update(directories)
    .set({ revokedAt: at })
    .where(and(eq(directories.id, id), isNull(directories.revokedAt)))
    .returning();
  return revoked ?? null;
}

/** Its token's hash is its name here: one index probe. */
export async function findDirectoryByToken(
  tx: TenantTransaction,
  hash: Buffer,
): Promise<{ readonly directory: Directory; readonly organization: Organization } | null> {
  const [found] = await tx
    .select({ directory: directories, organization: organizations })
    .from(directories)
    .innerJoin(organizations, eq(organizations.id, directories.organizationId))
    .where(and(eq(directories.tokenHash, hash), isNull(directories.revokedAt)));
  return found ?? null;
}

/** To the minute, so that a directory that calls all day writes little. */
export async function noteDirectoryUse(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  const minuteAgo = new Date(at.getTime() - 60_000);
  await tx
    .update(directories)
    .set({ lastUsedAt: at })
    .where(
      and(eq(directories.id, id), or(isNull(directories.lastUsedAt), lt(directories.lastUsedAt, minuteAgo))),
    );
}

/** Whoever is there, has joined and stays, in the order of joining: one of them answers for what a directory does. */
export async function listAnswerable(tx: TenantTransaction, roles: readonly Role[]): Promise<User[]> {
  return tx
    .select()
    .from(users)
    .where(
      and(
        isNull(users.removedAt),
        isNull(users.leavesOn),
        inArray(users.role, [...roles]),
        or(isNull(users.invitedAt), sql`${users.confirmedAt} is not null`),
      ),
    )
    .orderBy(users.joinedAt, users.id);
}

/** The same refusal or notice again is counted; what lies far back is dropped. Each is among these once. */
export async function noteDirectoryEvents(
  tx: TenantTransaction,
  events: readonly Omit<DirectoryEvent, 'organizationId' | 'times'>[],
): Promise<void> {
  await tx.execute(sql`
    with told as (
      select * from json_to_recordset(${JSON.stringify(events)}::json) as told (
        "id" uuid, "directoryId" uuid, "at" timestamptz, "kind" text, "subjectName" text, "reason" text)),
    again as (
      update directory_events d set at = told."at", times = d.times + 1
      from told
      where told."reason" <> '' and d.directory_id = told."directoryId" and d.kind = told."kind"
        and d.subject_name = told."subjectName" and d.reason = told."reason"
      returning told."id")
    insert into directory_events (organization_id, id, directory_id, at, kind, subject_name, reason)
    select ${tx.organizationId}, "id", "directoryId", "at", "kind", "subjectName", "reason"
    from told where "id" not in (select "id" from again)`);
  const [first] = events;
  if (!first) return;
  const old = tx
    .select({ id: directoryEvents.id })
    .from(directoryEvents)
    .where(eq(directoryEvents.directoryId, first.directoryId))
    .orderBy(desc(directoryEvents.at), desc(directoryEvents.id))
    .offset(mostDirectoryEvents);
  await tx.delete(directoryEvents).where(inArray(directoryEvents.id, old));
}

/** What it was refused in this time, latest first. */
export async function listRefusalsSince(
  tx: TenantTransaction,
  directoryId: string,
  since: Date,
  until: Date,
): Promise<DirectoryEvent[]> {
  return tx
    .select()
    .from(directoryEvents)
    .where(
      and(
        eq(directoryEvents.directoryId, directoryId),
        eq(directoryEvents.kind, 'refused'),
        gt(directoryEvents.at, since),
        lte(directoryEvents.at, until),
      ),
    )
    .orderBy(desc(directoryEvents.at), desc(directoryEvents.id));
}

export async function noteDirectoryTold(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  await tx.update(directories).set({ toldAt: at }).where(eq(directories.id, id));
}

export async function listDirectoryEvents(tx: TenantTransaction, limit: number): Promise<DirectoryEvent[]> {
  return tx
    .select()
    .from(directoryEvents)
    .orderBy(desc(directoryEvents.at), desc(directoryEvents.id))
    .limit(limit);
}

/** I2: as every other key. */
export async function deleteEveryDirectory(tx: TenantTransaction): Promise<void> {
  await tx.delete(directories);
}
