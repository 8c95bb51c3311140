import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { challengeMinutes } from '#domain/passkeys/passkey-limits.ts';
import type { Origin, Services } from '#server/services.ts';
import { newChallenge, relyingParty } from './relying-party.ts';

/** The same question for everyone: which passkeys there are, the person's own device knows. */
export async function startLogin(
  services: Services,
  origin: Origin,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty(services).id,
    challenge: await newChallenge(services, origin, null),
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
  });
}
