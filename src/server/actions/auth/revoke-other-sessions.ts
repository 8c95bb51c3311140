import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { deleteOtherSessions } from '#server/store/sessions.ts';

export async function revokeOtherSessions({ database }: Services, actor: SessionActor): Promise<number> {
  return database.inOrganization(actor.organizationId, (tx) =>
    deleteOtherSessions(tx, actor.id, actor.sessionId),
  );
}
