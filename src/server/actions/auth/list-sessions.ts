import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { listLiveSessions, type Session } from '#server/store/sessions.ts';

export async function listSessions({ database, now }: Services, actor: SessionActor): Promise<Session[]> {
  return database.inOrganization(actor.organizationId, (tx) => listLiveSessions(tx, actor.id, now()));
}
