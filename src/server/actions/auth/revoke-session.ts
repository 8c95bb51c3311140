import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { forgetBrowsersOf } from '#server/store/known-browsers.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { deleteSession, findSession } from '#server/store/sessions.ts';

/** Only one's own sessions exist here: anybody else's is « not found ». Its browser is a stranger from then on (I16). */
export async function revokeSession({ database }: Services, actor: SessionActor, id: string): Promise<void> {
  await database.inOrganization(actor.organizationId, async (tx) => {
    const here = await findSession(tx, actor.sessionId);
    const ended = id === actor.sessionId ? here : await findSession(tx, id);
    if (!ended || !(await deleteSession(tx, actor.id, id))) throw new Failure('not_found');
    await forgetBrowsersOf(tx, actor.id, [ended], here);
    await notifySessionsEnded(tx);
  });
}
