import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listAccountantRows, type User } from '#server/store/users.ts';

export async function listAccountants({ database }: Services, actor: SessionActor): Promise<User[]> {
  if (!can(actor, 'accountant.list')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, listAccountantRows);
}
