import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { holdBack, undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { deleteTeamMembers, findTeam, insertTeamMembers, type StaffedTeam } from '#server/store/teams.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import type { KeptMembers } from './restore-team-members.ts';
import { findTeamMembers } from './team-staff.ts';

export async function setTeamMembers(
  services: Services,
  actor: Acting,
  teamId: string,
  userIds: readonly string[],
): Promise<StaffedTeam> {
  const { database, now } = services;
  if (!can(actor, 'team.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    const team = await findTeam(tx, teamId);
    if (!team) throw new Failure('not_found');
    const wanted = await findTeamMembers(tx, userIds);
    const before = new Set(team.members.map(({ id }) => id));
    const after = new Set(wanted.map(({ id }) => id));
    const added = wanted.filter(({ id }) => !before.has(id));
    const removed = team.members.filter(({ id }) => !after.has(id));
    const idOf = ({ id }: { id: string }): string => id;
    const nameOf = ({ name }: { name: string }): string => name;
    await deleteTeamMembers(tx, teamId, removed.map(idOf));
    await insertTeamMembers(tx, teamId, added.map(idOf));
    await refuseTooMany(tx, { teams: 0, memberships: added.length - removed.length });
    if (added.length + removed.length > 0) {
      const at = now();
      await holdBack(tx, undoSecondsFor(services, actor), {
        id: randomUUID(),
        kind: 'team-members',
        subjectId: teamId,
        actorId: actor.id,
        doneAt: at,
        before: { userIds: [...before], after: [...after] } satisfies KeptMembers,
      });
      await record(tx, actor, at, {
        action: 'team.members_changed',
        subject: { kind: 'team', id: teamId, name: team.name },
        details: { added: added.map(nameOf), removed: removed.map(nameOf) },
      });
    }
    return (await findTeam(tx, teamId)) ?? team;
  });
}
