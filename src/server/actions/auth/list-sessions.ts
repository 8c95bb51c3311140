import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { listPushedSessions } from '#server/store/push.ts';
import { listLiveSessions, type Session } from '#server/store/sessions.ts';

export type ListedSession = Session & { readonly notified: boolean };

export async function listSessions(
  { database, now }: Services,
  actor: SessionActor,
): Promise<ListedSession[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const pushed = await listPushedSessions(tx, actor.id);
    const sessions = await listLiveSessions(tx, actor.id, now());
    return sessions.map((session) => ({ ...session, notified: pushed.includes(session.id) }));
  });
}
