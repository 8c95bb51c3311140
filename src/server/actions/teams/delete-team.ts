import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { deleteTeamRow as dropTeam, findTeam } from '#server/store/teams.ts';

/** Takes no person and no leave with it. */
export async function deleteTeam({ database, now }: Services, actor: Acting, teamId: string): Promise<void> {
  if (!can(actor, 'team.manage')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    const team = await findTeam(tx, teamId);
    if (!team) throw new Failure('not_found');
    await dropTeam(tx, teamId);
    await record(tx, actor, now(), {
      action: 'team.deleted',
      subject: { kind: 'team', id: teamId, name: team.name },
      details: { removed: team.members.map(({ name }) => name) },
    });
  });
}
