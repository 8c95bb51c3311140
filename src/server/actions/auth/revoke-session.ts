import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { deleteSession } from '#server/store/sessions.ts';

/** Only one's own sessions exist here: anybody else's is « not found ». */
export async function revokeSession({ database }: Services, actor: SessionActor, id: string): Promise<void> {
  const gone = await database.inOrganization(actor.organizationId, (tx) => deleteSession(tx, actor.id, id));
  if (!gone) throw new Failure('not_found');
}
