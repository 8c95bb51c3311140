import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { deleteDevice, listDevices, type TrustedDevice } from '#server/store/login-tickets.ts';

export async function listTrustedDevices(
  { database, now }: Services,
  actor: SessionActor,
): Promise<TrustedDevice[]> {
  return database.inOrganization(actor.organizationId, (tx) => listDevices(tx, actor.id, now()));
}

/** Only one's own exist here. */
export async function revokeDevice({ database }: Services, actor: SessionActor, id: string): Promise<void> {
  const gone = await database.inOrganization(actor.organizationId, (tx) => deleteDevice(tx, actor.id, id));
  if (!gone) throw new Failure('not_found');
}
