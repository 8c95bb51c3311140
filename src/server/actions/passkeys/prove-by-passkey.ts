import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { findPasskeyPlace, lockPasskey } from '#server/store/passkeys.ts';
import { setSessionProven } from '#server/store/sessions.ts';
import { answeredChallenge } from './relying-party.ts';
import { noteUse, type PasskeyAnswer, verifiedUse } from './verified-use.ts';

/** I11: the device of whoever sits at the open screen says so. Somebody else's proves nothing here. */
export async function proveByPasskey(
  services: Services,
  actor: SessionActor,
  answer: PasskeyAnswer,
  origin: Origin,
): Promise<void> {
  const { database, now } = services;
  const answered = await answeredChallenge(services, origin, answer.clientDataJSON);
  const credentialId = Buffer.from(answer.id, 'base64url');
  const place = answered?.kept.user_id === null ? await findPasskeyPlace(database, credentialId) : null;
  if (!answered || place?.organization_id !== actor.organizationId) throw new Failure('passkey_not_yours');
  const proven = await database.inOrganization(actor.organizationId, async (tx) => {
    const passkey = await lockPasskey(tx, place.passkey_id);
    if (passkey?.userId !== actor.id) return false;
    const used = await verifiedUse(services, passkey, answer, answered.challenge);
    if (!used) return false;
    const at = now();
    await noteUse(services, tx, { passkey, used, at, by: { ...actor, address: origin.address } });
    await setSessionProven(tx, actor.sessionId, at);
    return true;
  });
  if (!proven) throw new Failure('passkey_not_yours');
}
