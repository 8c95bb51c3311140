import { and, asc, count, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { ScimFilter } from '#domain/directories/scim-filter.ts';
import type { TenantTransaction } from './database.ts';
import { isCalled, personFilter, teamFilter } from './directory-filter.ts';
import { isMemberRow } from './in-roles.ts';
import { directoryPeople, directoryTeams } from './schema/directories.ts';
import { teams, users } from './schema/people.ts';
import type { User } from './users.ts';

export type DirectoryPerson = typeof directoryPeople.$inferSelect;
export type DirectoryTeam = typeof directoryTeams.$inferSelect;

/** Someone as a directory knows them; who came without it has no word of its own yet. */
export interface ListedPerson {
  readonly user: User;
  readonly said: DirectoryPerson | null;
}

/** Everyone who is there, and those who left and whom the directory still names. Accountants are not of the company. */
const listedOnes = and(isMemberRow, or(isNull(users.removedAt), isNotNull(directoryPeople.userId)));

function listing(tx: TenantTransaction, which: SQL | undefined) {
  return tx
    .select({ user: users, said: directoryPeople })
    .from(users)
    .leftJoin(
      directoryPeople,
      and(eq(directoryPeople.organizationId, users.organizationId), eq(directoryPeople.userId, users.id)),
    )
    .where(and(listedOnes, which))
    .orderBy(asc(users.joinedAt), asc(users.id));
}

export async function listListedPeople(
  tx: TenantTransaction,
  filter: ScimFilter | null,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ListedPerson[]> {
  return listing(tx, filter ? personFilter(filter) : undefined)
    .limit(limit)
    .offset(offset);
}

export async function countListedPeople(tx: TenantTransaction, filter: ScimFilter | null): Promise<number> {
  const [counted] = await tx
    .select({ all: count() })
    .from(users)
    .leftJoin(
      directoryPeople,
      and(eq(directoryPeople.organizationId, users.organizationId), eq(directoryPeople.userId, users.id)),
    )
    .where(and(listedOnes, filter ? personFilter(filter) : undefined));
  return counted?.all ?? 0;
}

export async function findListedPerson(tx: TenantTransaction, id: string): Promise<ListedPerson | null> {
  const [found] = await listing(tx, eq(users.id, id));
  return found ?? null;
}

export async function findByUserName(tx: TenantTransaction, userName: string): Promise<ListedPerson[]> {
  return listing(tx, isCalled(userName.trim()));
}

export async function saveDirectoryPerson(
  tx: TenantTransaction,
  person: Omit<DirectoryPerson, 'organizationId'>,
): Promise<void> {
  const { userId: _, ...rest } = person;
  await tx
    .insert(directoryPeople)
    .values({ ...person, organizationId: tx.organizationId })
    .onConflictDoUpdate({ target: [directoryPeople.organizationId, directoryPeople.userId], set: rest });
}

/** The directory no longer names them; they themselves stay as they are. */
export async function deleteDirectoryPerson(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(directoryPeople).where(eq(directoryPeople.userId, userId));
}

/** The address is not proven: they are invited anew at it. Runs into `email_directory_once_each`. */
export async function setUnprovenAddress(
  tx: TenantTransaction,
  id: string,
  email: string,
  invitedAt: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ email, invitedAt, confirmedAt: null, mailRefusedAt: null })
    .where(eq(users.id, id));
}

const saidOfTeam = and(
  eq(directoryTeams.organizationId, teams.organizationId),
  eq(directoryTeams.teamId, teams.id),
);

/** Filtered and cut into pages here: the members of the others are not read. */
export async function listListedTeams(
  tx: TenantTransaction,
  filter: ScimFilter | null,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly id: string; readonly said: DirectoryTeam | null }[]> {
  return tx
    .select({ id: teams.id, said: directoryTeams })
    .from(teams)
    .leftJoin(directoryTeams, saidOfTeam)
    .where(filter ? teamFilter(filter) : undefined)
    .orderBy(asc(teams.createdAt), asc(teams.name), asc(teams.id))
    .limit(limit)
    .offset(offset);
}

export async function countListedTeams(tx: TenantTransaction, filter: ScimFilter | null): Promise<number> {
  const [counted] = await tx
    .select({ all: count() })
    .from(teams)
    .leftJoin(directoryTeams, saidOfTeam)
    .where(filter ? teamFilter(filter) : undefined);
  return counted?.all ?? 0;
}

export async function findDirectoryTeam(
  tx: TenantTransaction,
  teamId: string,
): Promise<DirectoryTeam | null> {
  const [found] = await tx.select().from(directoryTeams).where(eq(directoryTeams.teamId, teamId));
  return found ?? null;
}

export async function saveDirectoryTeam(
  tx: TenantTransaction,
  team: Omit<DirectoryTeam, 'organizationId'>,
): Promise<void> {
  const { teamId: _, ...rest } = team;
  await tx
    .insert(directoryTeams)
    .values({ ...team, organizationId: tx.organizationId })
    .onConflictDoUpdate({ target: [directoryTeams.organizationId, directoryTeams.teamId], set: rest });
}

export async function deleteDirectoryTeam(tx: TenantTransaction, teamId: string): Promise<void> {
  await tx.delete(directoryTeams).where(eq(directoryTeams.teamId, teamId));
}

/** What the directory says about these people: who leads them. */
export async function listManagersOf(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly managerId: string | null }[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: directoryPeople.userId, managerId: directoryPeople.managerId })
    .from(directoryPeople)
    .where(inArray(directoryPeople.userId, [...ids]));
}

/** Ids and names alone, for a look by name. */
export async function listTeamIds(
  tx: TenantTransaction,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return tx
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .orderBy(asc(teams.createdAt), asc(teams.name), asc(teams.id));
}
