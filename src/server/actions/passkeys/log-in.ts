import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { wentBack } from '#domain/passkeys/use-counter.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { type OpenedSession, openSession } from '#server/actions/auth/open-session.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { endRecoveriesOf } from '#server/store/access-recoveries.ts';
import { listCompaniesOf } from '#server/store/companies.ts';
import { findPasskeyPlace, lockPasskey, notePasskeyUsed, type Passkey } from '#server/store/passkeys.ts';
import { deleteSession } from '#server/store/sessions.ts';
import { answeredChallenge, relyingParty } from './relying-party.ts';

export interface PasskeyAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
}

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
    const { counter, synced } = used;
    if (wentBack(passkey.counter, counter)) {
      services.log.warn(
        {
          organizationId: tx.organizationId,
          userId: user.id,
          passkeyId: passkey.id,
          kept: passkey.counter,
          counter,
        },
        'a passkey counted back: there may be two of it',
      );
      const author = { id: user.id, name: user.name, address: origin.address };
      await record(tx, author, at, {
        action: 'passkey.counted_back',
        subject: { kind: 'user', id: user.id, name: user.name },
        details: { passkey: passkey.name },
      });
    }
    await notePasskeyUsed(tx, passkey.id, { counter, synced, lastUsedAt: at });
    return session;
  });
  if (!opened) throw new Failure('passkey_refused');
  if (held) {
    await database.inOrganization(held.organizationId, (tx) => deleteSession(tx, held.id, held.sessionId));
  }
  const person = { organizationId: opened.organization.id, id: opened.user.id };
  return { ...opened, companies: (await listCompaniesOf(database, person)).length };
}

async function verifiedUse(
  services: Services,
  { credentialId, publicKey, userHandle }: Passkey,
  answer: PasskeyAnswer,
  challenge: string,
): Promise<{ readonly counter: number; readonly synced: boolean } | null> {
  if (!userHandle.equals(Buffer.from(answer.userHandle, 'base64url'))) return null;
  const party = relyingParty(services);
  const { clientDataJSON, authenticatorData, signature } = answer;
  const id = credentialId.toString('base64url');
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // Judged by our own rule, which refuses nobody.
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { userVerified, newCounter, credentialBackedUp } = verified.authenticationInfo;
  if (!userVerified) throw new Failure('passkey_unverified');
  return { counter: newCounter, synced: credentialBackedUp };
}
