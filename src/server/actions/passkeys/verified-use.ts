import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { wentBack } from '#domain/passkeys/use-counter.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notePasskeyUsed, type Passkey } from '#server/store/passkeys.ts';
import { relyingParty } from './relying-party.ts';

export interface PasskeyAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
}

interface PasskeyUse {
  readonly counter: number;
  readonly synced: boolean;
}

/** I14: null when the device did not answer this question with this passkey. */
export async function verifiedUse(
  services: Services,
  { credentialId, publicKey, userHandle }: Passkey,
  answer: PasskeyAnswer,
  challenge: string,
): Promise<PasskeyUse | null> {
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

interface NotedUse {
  readonly passkey: Passkey;
  readonly used: PasskeyUse;
  readonly by: { readonly id: string; readonly name: string; readonly address: string | null };
  readonly at: Date;
}

/** I15: a passkey that counts back may be there twice; its owner is not refused, but told of in the journal. */
export async function noteUse(
  { log }: Services,
  tx: TenantTransaction,
  { passkey, used: { counter, synced }, by, at }: NotedUse,
): Promise<void> {
  if (wentBack(passkey.counter, counter)) {
    log.warn(
      {
        organizationId: tx.organizationId,
        userId: by.id,
        passkeyId: passkey.id,
        kept: passkey.counter,
        counter,
      },
      'a passkey counted back: there may be two of it',
    );
    await record(tx, { id: by.id, name: by.name, address: by.address }, at, {
      action: 'passkey.counted_back',
      subject: { kind: 'user', id: by.id, name: by.name },
      details: { passkey: passkey.name },
    });
  }
  await notePasskeyUsed(tx, passkey.id, { counter, synced, lastUsedAt: at });
}
