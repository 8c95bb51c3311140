import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { forgetBrowsersOf } from '#server/store/known-browsers.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { deleteOtherSessions, findSession } from '#server/store/sessions.ts';

export async function revokeOtherSessions({ database }: Services, actor: SessionActor): Promise<number> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const here = await findSession(tx, actor.sessionId);
    const ended = await deleteOtherSessions(tx, actor.id, actor.sessionId);
    await forgetBrowsersOf(tx, actor.id, ended, here);
    if (ended.length > 0) await notifySessionsEnded(tx);
    return ended.length;
  });
}
