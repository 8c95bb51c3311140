import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { answersTo } from './answers.ts';
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
  return staffed(tx, isOf(tx, userId));
}

function isOf(tx: TenantTransaction, userId: string): SQL | undefined {
  const joined = tx
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  return or(eq(teams.managerId, userId), inArray(teams.id, joined));
}

export interface TeamsPart {
  readonly teams: readonly StaffedTeam[];
  readonly hasMore: boolean;
}

/** So many members one page carries, unless its first team alone has more. */
const membersPerPage = 3_000;

/** Of all teams, or of those of one person. Null when what they are to follow is not among them any more. */
export async function listTeamPage(
  tx: TenantTransaction,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
  userId?: string,
): Promise<TeamsPart | null> {
  const asked = userId === undefined ? undefined : isOf(tx, userId);
  if (cursor !== undefined) {
    const [known] = await tx
      .select({ id: teams.id })
      .from(teams)
      .where(and(eq(teams.id, cursor), asked));
    if (!known) return null;
  }
  const follows =
    cursor === undefined
      ? undefined
      : sql`(${teams.createdAt}, ${teams.name}, ${teams.id}) >
          (select last.created_at, last.name, last.id from teams last where last.id = ${cursor})`;
  const places = await answersTo<{ id: string; fits: boolean }>(
    tx,
    { id: 'uuid', fits: 'bool' },
    sql`select id, place <= ${limit} and (place = 1 or members <= ${membersPerPage}) as fits
      from (
        select ${teams.id} as id, row_number() over ordered as place,
          sum((select count(*) from team_members m where m.team_id = ${teams.id})) over ordered as members
        from ${teams}
        where ${and(asked, follows) ?? sql`true`}
        window ordered as (order by ${teams.createdAt}, ${teams.name}, ${teams.id})
      ) placed
      where place <= ${limit + 1}`,
  );
  const ids = places.filter(({ fits }) => fits).map(({ id }) => id);
  return { teams: await findTeams(tx, ids), hasMore: places.length > ids.length };
}

export interface TeamSize extends Pick<Team, 'id' | 'name' | 'color'> {
  /** K2: a team is its members and its manager. */
  readonly people: number;
  /** Whether someone is one of them. */
  readonly own: boolean;
}

/** All teams, without reading who is in them. */
export async function listTeamSizes(tx: TenantTransaction, userId: string): Promise<TeamSize[]> {
  return answersTo<TeamSize>(
    tx,
    { id: 'uuid', name: 'text', color: 'text', people: 'int4', own: 'bool' },
    sql`select t.id, t.name, t.color, count(p.user_id)::int4 as people,
        coalesce(bool_or(p.user_id = ${userId}), false) as own
      from ${teams} t left join (
        select m.team_id, m.user_id from ${teamMembers} m
          join ${users} u on u.id = m.user_id where u.removed_at is null
        union select id, manager_id from ${teams} where manager_id is not null
      ) p on p.team_id = t.id
      group by t.organization_id, t.id
      order by t.created_at, t.name, t.id`,
  );
}

export async function countTeamRows(tx: TenantTransaction): Promise<number> {
  const [counted] = await tx.select({ rows: count() }).from(teams);
  return counted?.rows ?? 0;
}

export async function countMemberships(tx: TenantTransaction): Promise<number> {
  const [counted] = await tx.select({ rows: count() }).from(teamMembers);
  return counted?.rows ?? 0;
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
  const ids = found.map(({ team }) => team.id);
  const members = await answersTo<{ teamId: string; userIds: string[] }>(
    tx,
    { teamId: 'uuid', userIds: 'uuid[]' },
    sql`select ${teamMembers.teamId} as "teamId",
        array_agg(${users.id} order by ${users.name}, ${users.id}) as "userIds"
      from ${teamMembers} join ${users} on ${users.id} = ${teamMembers.userId}
      where ${and(which && inArray(teamMembers.teamId, ids), isNull(users.removedAt))}
      group by ${teamMembers.teamId}`,
  );
  const people = await findTeamPeople(tx, [...new Set(members.flatMap(({ userIds }) => userIds))]);
  const byTeam = new Map(members.map(({ teamId, userIds }) => [teamId, userIds]));
  return found.map(({ team, manager }) => ({
    ...team,
    manager,
    members: (byTeam.get(team.id) ?? []).flatMap((id) => people.get(id) ?? []),
  }));
}

/** Each once: the same people are in many teams, and reading a row takes longer than all else that is done with it. */
async function findTeamPeople(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TeamPerson>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select(person)
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(found.map((one) => [one.id, one]));
}
