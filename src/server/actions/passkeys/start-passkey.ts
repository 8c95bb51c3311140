import { randomBytes } from 'node:crypto';
import {
  type AuthenticatorTransport,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server';
import { challengeMinutes, mostPasskeys } from '#domain/passkeys/passkey-limits.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { listPasskeysOf } from '#server/store/passkeys.ts';
import { newChallenge, relyingParty } from './relying-party.ts';

/** What a browser needs to make a passkey of this person. */
export async function startPasskey(
  services: Services,
  actor: SessionActor,
  origin: Origin,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { organizationId, id: userId, email, name } = actor;
  const held = await services.database.inOrganization(organizationId, (tx) => listPasskeysOf(tx, userId));
  if (held.length >= mostPasskeys) throw new Failure('too_many_passkeys', { values: { most: mostPasskeys } });
  const userHandle = held[0]?.userHandle ?? randomBytes(32);
  const challenge = await newChallenge(services, origin, { organizationId, userId, userHandle });
  const party = relyingParty(services);
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(userHandle),
    challenge,
    timeout: challengeMinutes * 60_000,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: held.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      // As its browser told us when it was made.
      transports: [...transports] as AuthenticatorTransport[],
    })),
  });
}
