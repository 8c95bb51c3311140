import type { SessionActor } from '#server/actions/actor.ts';
import { type OpenedSession, openSession } from '#server/actions/auth/open-session.ts';
import { askSecondFactor, type CookieJar } from '#server/actions/second-factors/ask-second-factor.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { listCompaniesOf } from '#server/store/companies.ts';
import { deleteSession } from '#server/store/sessions.ts';

/** J15: another session, of the other company alone. The one that was left ends: nothing is open where nobody looks. */
export async function enterCompany(
  { database, now }: Services,
  actor: SessionActor,
  organizationId: string,
  origin: Origin,
  cookies: CookieJar,
): Promise<OpenedSession | { readonly ticket: string }> {
  const company = (await listCompaniesOf(database, actor)).find(
    (one) => one.organizationId === organizationId,
  );
  if (!company) throw new Failure('not_found');
  const at = now();
  const opened = await database.inOrganization(organizationId, async (tx) => {
    // I9: who is known in one company has given no code of the other.
    const asked = await askSecondFactor(tx, company.userId, null, cookies, at);
    if (typeof asked === 'object') return asked;
    // Going from one to the other proves nothing anew: the session is opened the way that the one before was.
    const { method = 'mail', provenAt = null } = actor.standing ?? {};
    // I26: the provider of one company answers for nobody in the other; its domain is a mailbox there.
    const carried = method === 'company' ? 'mail' : method;
    return openSession(tx, company.userId, origin, at, {
      method: asked === 'trusted' ? 'mail+code' : carried,
      provenAt: provenAt === null ? null : new Date(provenAt),
    });
  });
  if (!opened) throw new Failure('not_found');
  if ('ticket' in opened) return opened;
  await database.inOrganization(actor.organizationId, (tx) => deleteSession(tx, actor.id, actor.sessionId));
  return opened;
}
