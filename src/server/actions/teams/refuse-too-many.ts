import { mostMemberships, mostTeams } from '#domain/members/team-limits.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { countMemberships, countTeamRows } from '#server/store/teams.ts';

/** O4: asked once they are written, by whoever holds the organisation: two at once do not pass it together. */
export async function refuseTooMany(
  tx: TenantTransaction,
  added: { readonly teams: number; readonly memberships: number },
): Promise<void> {
  if (added.teams > 0 && (await countTeamRows(tx)) > mostTeams) {
    throw new Failure('too_many_teams', { values: { most: mostTeams } });
  }
  // Whoever has too many from former times may still have fewer.
  if (added.memberships > 0 && (await countMemberships(tx)) > mostMemberships) {
    throw new Failure('too_many_memberships', { values: { most: mostMemberships } });
  }
}
