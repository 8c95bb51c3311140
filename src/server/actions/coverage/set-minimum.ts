import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findMinimum, saveMinimum } from '#server/store/coverage.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { findTeam } from '#server/store/teams.ts';
import { type Coverage, coverageFor } from './read-coverage.ts';

/** K2: of the whole organisation, or of the team that is named. None and 0 are the same. */
export async function setMinimum(
  { database, now }: Services,
  actor: Acting,
  teamId: string | null,
  minimum: number | null,
): Promise<Coverage> {
  if (!can(actor, teamId === null ? 'coverage.set' : 'coverage.set-for-team')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const team = teamId === null ? null : await findTeam(tx, teamId);
    if (teamId !== null && team === null) throw new Failure('not_found');
    const before = await findMinimum(tx, teamId);
    const after = minimum || null;
    if (before !== after) {
      await saveMinimum(tx, teamId, after);
      await record(tx, actor, now(), {
        action: 'coverage.minimum_changed',
        subject: team
          ? { kind: 'team', id: team.id, name: team.name }
          : { kind: 'organization', id: organization.id, name: organization.name },
        details: { minimum: [String(before ?? ''), String(after ?? '')] },
      });
    }
    return coverageFor(tx, actor);
  });
}
