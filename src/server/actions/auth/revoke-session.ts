import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { deleteSession } from '#server/store/sessions.ts';

/** Only one's own sessions exist here: anybody else's is « not found ». */
export async function revokeSession({ database }: Services, actor: SessionActor, id: string): Promise<void> {
  await database.inOrganization(actor.organizationId, async (tx) => {
    if (!(await deleteSession(tx, actor.id, id))) throw new Failure('not_found');
    await notifySessionsEnded(tx);
  });
}
