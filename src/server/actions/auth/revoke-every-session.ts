import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { forgetBrowsersOf } from '#server/store/known-browsers.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { deleteOtherSessions, deleteSession, findSession } from '#server/store/sessions.ts';

/** Everywhere, this one too. */
export async function revokeEverySession({ database }: Services, actor: SessionActor): Promise<number> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const here = await findSession(tx, actor.sessionId);
    const ended = await deleteOtherSessions(tx, actor.id, actor.sessionId);
    await deleteSession(tx, actor.id, actor.sessionId);
    await forgetBrowsersOf(tx, actor.id, ended, here);
    await notifySessionsEnded(tx);
    return ended.length + 1;
  });
}
