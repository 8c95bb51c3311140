import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { findTeam, type StaffedTeam, setTeamFields, type TeamFields } from '#server/store/teams.ts';
import { findTeamManager } from './team-staff.ts';

export async function updateTeam(
  { database, now }: Services,
  actor: Acting,
  teamId: string,
  { name, description, color, managerId }: TeamFields,
): Promise<StaffedTeam> {
  if (!can(actor, 'team.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    const team = await findTeam(tx, teamId);
    if (!team) throw new Failure('not_found');
    const manager = await findTeamManager(tx, managerId);
    const changes = changesBetween(
      {
        name: team.name,
        description: team.description,
        color: team.color,
        manager: team.manager?.name ?? '',
      },
      { name, description, color, manager: manager?.name ?? '' },
    );
    await setTeamFields(tx, teamId, { name, description, color, managerId });
    if (Object.keys(changes).length > 0 || team.managerId !== managerId) {
      await record(tx, actor, now(), {
        action: 'team.updated',
        subject: { kind: 'team', id: teamId, name },
        details: changes,
      });
    }
    return { ...team, name, description, color, managerId, manager };
  });
}
