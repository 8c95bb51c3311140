import type { SessionActor } from '#server/actions/actor.ts';
import { type OpenedSession, openSession } from '#server/actions/auth/open-session.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { endRecoveriesOf } from '#server/store/access-recoveries.ts';
import { listCompaniesOf } from '#server/store/companies.ts';
import { findPasskeyPlace, lockPasskey } from '#server/store/passkeys.ts';
import { deleteSession } from '#server/store/sessions.ts';
import { answeredChallenge } from './relying-party.ts';
import { noteUse, type PasskeyAnswer, verifiedUse } from './verified-use.ts';

export interface PasskeyVisit {
  /** Where the device was asked, and where the session is opened: the browser may be called otherwise from then on. */
  readonly asked: Origin;
  readonly opening: Origin;
  /** Who is logged in there. */
  readonly held: SessionActor | null;
}

/**
 * I13, I14, I15. Whatever is wrong, the caller learns only that the passkey opens nothing; but who was not recognised by
 * their own device is told so, since they can do something about it.
 */
export async function logInByPasskey(
  services: Services,
  answer: PasskeyAnswer,
  { asked, opening: origin, held }: PasskeyVisit,
): Promise<OpenedSession & { readonly companies: number }> {
  const { database, now } = services;
  const answered = await answeredChallenge(services, asked, answer.clientDataJSON);
  const credentialId = Buffer.from(answer.id, 'base64url');
  const place = answered?.kept.user_id === null ? await findPasskeyPlace(database, credentialId) : null;
  if (!answered || !place) throw new Failure('passkey_refused');
  const opened = await database.inOrganization(place.organization_id, async (tx) => {
    const passkey = await lockPasskey(tx, place.passkey_id);
    const used = passkey && (await verifiedUse(services, passkey, answer, answered.challenge));
    if (!used) return null;
    const at = now();
    const session = await openSession(tx, passkey.userId, origin, at, { method: 'passkey', provenAt: at });
    if (!session) return null;
    const { user } = session;
    // I12: who comes in by both factors has not lost them.
    await endRecoveriesOf(tx, user.id, at);
    await noteUse(services, tx, { passkey, used, at, by: { ...user, address: origin.address } });
    return session;
  });
  if (!opened) throw new Failure('passkey_refused');
  if (held) {
    await database.inOrganization(held.organizationId, (tx) => deleteSession(tx, held.id, held.sessionId));
  }
  const person = { organizationId: opened.organization.id, id: opened.user.id };
  return { ...opened, companies: (await listCompaniesOf(database, person)).length };
}
