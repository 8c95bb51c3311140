import { z } from 'zod';
import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { takeBack } from '#server/actions/undo/hold-back.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { deleteTeamMembers, findTeam, insertTeamMembers, type StaffedTeam } from '#server/store/teams.ts';
import { findUsers } from '#server/store/users.ts';
import { refuseTooMany } from './refuse-too-many.ts';

const keptSchema = z.object({ userIds: z.array(z.string()), after: z.array(z.string()) });

/** Who was in the team before a change, and after it. */
export type KeptMembers = z.infer<typeof keptSchema>;

/** L11: whoever has left the company meanwhile does not come back. */
export async function restoreTeamMembers(
  services: Services,
  actor: Acting,
  teamId: string,
): Promise<StaffedTeam> {
  if (!can(actor, 'team.manage')) throw new Failure('forbidden');
  return services.database.inOrganization(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    const team = await findTeam(tx, teamId);
    if (!team) throw new Failure('not_found');
    const undoing = { kind: 'team-members', subjectId: teamId, isTold: false } as const;
    const { userIds, after } = keptSchema.parse((await takeBack(tx, services, actor, undoing)).before);
    const present = team.members.map(({ id }) => id);
    if (present.length !== after.length || present.some((id) => !after.includes(id))) {
      throw new Failure('changed_meanwhile');
    }
    const back = await findUsers(
      tx,
      userIds.filter((id) => !after.includes(id)),
    );
    const out = team.members.filter(({ id }) => !userIds.includes(id));
    await insertTeamMembers(
      tx,
      teamId,
      back.map(({ id }) => id),
    );
    await deleteTeamMembers(
      tx,
      teamId,
      out.map(({ id }) => id),
    );
    await refuseTooMany(tx, { teams: 0, memberships: back.length - out.length });
    await record(tx, actor, services.now(), {
      action: 'team.members_restored',
      subject: { kind: 'team', id: teamId, name: team.name },
      details: { added: back.map(({ name }) => name), removed: out.map(({ name }) => name) },
    });
    return (await findTeam(tx, teamId)) ?? team;
  });
}
