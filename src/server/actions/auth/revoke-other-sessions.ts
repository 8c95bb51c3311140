import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { deleteOtherSessions } from '#server/store/sessions.ts';

export async function revokeOtherSessions({ database }: Services, actor: SessionActor): Promise<number> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const ended = await deleteOtherSessions(tx, actor.id, actor.sessionId);
    if (ended > 0) await notifySessionsEnded(tx);
    return ended;
  });
}
