import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import type { Role } from '#domain/members/role.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { insertTeam } from '#server/store/teams.ts';
import { findUser } from '#server/store/users.ts';

export interface NewTeam {
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly managerId: string | null;
  readonly memberIds: readonly string[];
}

export async function createTeam(
  { database, now }: Services,
  actor: { readonly organizationId: string; readonly role: Role },
  { memberIds, ...team }: NewTeam,
): Promise<{ teamId: string }> {
  if (!can(actor, 'team.manage')) throw new Failure('forbidden');
  const teamId = randomUUID();
  await database.inOrganization(actor.organizationId, async (tx) => {
    if (team.managerId) {
      const manager = await findUser(tx, team.managerId);
      if (!manager) throw new Failure('not_found');
      if (!can(manager, 'team.lead')) throw new Failure('forbidden');
    }
    await insertTeam(tx, { ...team, id: teamId, createdAt: now() }, memberIds);
  });
  return { teamId };
}
