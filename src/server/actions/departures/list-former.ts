import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type FormerPerson, listFormerPeople } from '#server/store/departures.ts';

/** Someone who is gone, as admins see them. */
export type FormerMember = FormerPerson;

/** Everyone who left or was taken away, the latest first. */
export async function listFormer({ database }: Services, actor: SessionActor): Promise<FormerMember[]> {
  if (!can(actor, 'user.list-former')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, listFormerPeople);
}
