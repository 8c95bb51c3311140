import type { TenantTransaction } from './database.ts';
import { teamMembers, teams } from './schema/people.ts';

export type Team = typeof teams.$inferSelect;

export async function insertTeam(
  tx: TenantTransaction,
  team: Omit<Team, 'organizationId'>,
  memberIds: readonly string[],
): Promise<void> {
  await tx.insert(teams).values({ ...team, organizationId: tx.organizationId });
  if (memberIds.length === 0) return;
  await tx
    .insert(teamMembers)
    .values(memberIds.map((userId) => ({ organizationId: tx.organizationId, teamId: team.id, userId })));
}
