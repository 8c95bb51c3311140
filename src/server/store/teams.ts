import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { teamMembers, teams, users } from './schema/people.ts';
import type { User } from './users.ts';

export type Team = typeof teams.$inferSelect;
export type TeamFields = Pick<Team, 'name' | 'description' | 'color' | 'managerId'>;
export type TeamPerson = Pick<User, 'id' | 'name' | 'role' | 'invitedAt' | 'confirmedAt'>;
export type StaffedTeam = Team & {
  readonly manager: TeamPerson | null;
  readonly members: readonly TeamPerson[];
};

export async function insertTeam(
  tx: TenantTransaction,
  team: Omit<Team, 'organizationId'>,
  memberIds: readonly string[],
): Promise<void> {
  await tx.insert(teams).values({ ...team, organizationId: tx.organizationId });
  await insertTeamMembers(tx, team.id, memberIds);
}

export async function setTeamFields(tx: TenantTransaction, id: string, fields: TeamFields): Promise<void> {
  await tx.update(teams).set(fields).where(eq(teams.id, id));
}

export async function deleteTeamRow(tx: TenantTransaction, id: string): Promise<void> {
  await tx.delete(teams).where(eq(teams.id, id));
}

export async function insertTeamMembers(
  tx: TenantTransaction,
  teamId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insert(teamMembers)
    .values(userIds.map((userId) => ({ organizationId: tx.organizationId, teamId, userId })));
}

export async function deleteTeamMembers(
  tx: TenantTransaction,
  teamId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), inArray(teamMembers.userId, [...userIds])));
}

/** Teams do without a manager rather than with one who may not lead them. Tells which ones. */
export async function clearTeamManager(tx: TenantTransaction, userId: string): Promise<string[]> {
  const left = await tx
    .update(teams)
    .set({ managerId: null })
    .where(eq(teams.managerId, userId))
    .returning({ name: teams.name });
  return left.map((team) => team.name);
}

export async function deleteMemberships(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(teamMembers).where(eq(teamMembers.userId, userId));
}

export async function deleteMembershipsIn(
  tx: TenantTransaction,
  teamIds: readonly string[],
  userId: string,
): Promise<void> {
  if (teamIds.length === 0) return;
  await tx
    .delete(teamMembers)
    .where(and(inArray(teamMembers.teamId, [...teamIds]), eq(teamMembers.userId, userId)));
}

export async function findTeam(tx: TenantTransaction, id: string): Promise<StaffedTeam | null> {
  const [found] = await staffed(tx, eq(teams.id, id));
  return found ?? null;
}

export async function listTeamRows(tx: TenantTransaction): Promise<StaffedTeam[]> {
  return staffed(tx);
}

export async function findTeams(tx: TenantTransaction, ids: readonly string[]): Promise<StaffedTeam[]> {
  return ids.length === 0 ? [] : staffed(tx, inArray(teams.id, [...ids]));
}

/** Those that the person leads or belongs to. */
export async function listTeamsOf(tx: TenantTransaction, userId: string): Promise<StaffedTeam[]> {
  const joined = tx
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  return staffed(tx, or(eq(teams.managerId, userId), inArray(teams.id, joined)));
}

const person = {
  id: users.id,
  name: users.name,
  role: users.role,
  invitedAt: users.invitedAt,
  confirmedAt: users.confirmedAt,
};

async function staffed(tx: TenantTransaction, which?: SQL): Promise<StaffedTeam[]> {
  const found = await tx
    .select({ team: teams, manager: person })
    .from(teams)
    .leftJoin(users, eq(users.id, teams.managerId))
    .where(which)
    .orderBy(asc(teams.createdAt), asc(teams.name), asc(teams.id));
  if (found.length === 0) return [];
  const members = await tx
    .select({ teamId: teamMembers.teamId, person })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(
      and(
        inArray(
          teamMembers.teamId,
          found.map(({ team }) => team.id),
        ),
        isNull(users.removedAt),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
  const people = new Map<string, (typeof members)[number]['person'][]>();
  for (const { teamId, person: member } of members) {
    const known = people.get(teamId);
    if (known) known.push(member);
    else people.set(teamId, [member]);
  }
  return found.map(({ team, manager }) => ({ ...team, manager, members: people.get(team.id) ?? [] }));
}
