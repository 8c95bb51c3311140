import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { listConnections } from '#server/store/company-login.ts';
import { listPushedSessions } from '#server/store/push.ts';
import { listLiveSessions, type Session } from '#server/store/sessions.ts';

export type ListedSession = Session & { readonly notified: boolean; readonly via: string | null };

export async function listSessions(
  { database, now }: Services,
  actor: SessionActor,
): Promise<ListedSession[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const pushed = await listPushedSessions(tx, actor.id);
    const sessions = await listLiveSessions(tx, actor.id, now());
    const connections = new Map((await listConnections(tx)).map(({ id, name }) => [id, name]));
    return sessions.map((session) => ({
      ...session,
      notified: pushed.includes(session.id),
      via: connections.get(session.connectionId ?? '') ?? null,
    }));
  });
}
