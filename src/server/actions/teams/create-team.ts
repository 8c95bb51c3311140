import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { insertTeam, type StaffedTeam, type TeamFields } from '#server/store/teams.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { findTeamManager, findTeamMembers } from './team-staff.ts';

export type NewTeam = TeamFields & { readonly userIds: readonly string[] };

export async function createTeam(
  { database, now }: Services,
  actor: Acting,
  { userIds, name, description, color, managerId }: NewTeam,
): Promise<StaffedTeam> {
  if (!can(actor, 'team.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    // A manager who is being demoted right now must not end up leading a team.
    await lockOrganization(tx);
    const manager = await findTeamManager(tx, managerId);
    const members = await findTeamMembers(tx, userIds);
    const at = now();
    const team = { id: randomUUID(), name, description, color, managerId, createdAt: at };
    await insertTeam(
      tx,
      team,
      members.map(({ id }) => id),
    );
    await refuseTooMany(tx, { teams: 1, memberships: members.length });
    await record(tx, actor, at, {
      action: 'team.created',
      subject: { kind: 'team', id: team.id, name },
      details: {
        ...(manager ? { manager: manager.name } : {}),
        ...(members.length > 0 ? { added: members.map((member) => member.name) } : {}),
      },
    });
    return { ...team, organizationId: actor.organizationId, manager, members };
  });
}
