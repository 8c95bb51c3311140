import type { SessionActor } from '#server/actions/actor.ts';
import { type OpenedSession, openSession } from '#server/actions/auth/open-session.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { listCompaniesOf } from '#server/store/companies.ts';
import { deleteSession, findSession } from '#server/store/sessions.ts';

/** J15: another session, of the other company alone. The one that was left ends: nothing is open where nobody looks. */
export async function enterCompany(
  { database, now }: Services,
  actor: SessionActor,
  organizationId: string,
  origin: Origin,
): Promise<OpenedSession> {
  const company = (await listCompaniesOf(database, actor)).find(
    (one) => one.organizationId === organizationId,
  );
  if (!company) throw new Failure('not_found');
  // Going from one to the other proves nothing anew: the session is opened the way that the one before was.
  const left = await database.inOrganization(actor.organizationId, (tx) => findSession(tx, actor.sessionId));
  const way = left ? { method: left.loginMethod, provenAt: left.provenAt } : undefined;
  const opened = await database.inOrganization(organizationId, (tx) =>
    openSession(tx, company.userId, origin, now(), way),
  );
  if (!opened) throw new Failure('not_found');
  await database.inOrganization(actor.organizationId, (tx) => deleteSession(tx, actor.id, actor.sessionId));
  return opened;
}
