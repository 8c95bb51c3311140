import { randomUUID } from 'node:crypto';
import { type VerifiedRegistrationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { describeDevice } from '#domain/access/device.ts';
import { firstPasskeyName, mostPasskeys } from '#domain/passkeys/passkey-limits.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import { insertPasskey, listPasskeysOf, type Passkey } from '#server/store/passkeys.ts';
import { lockUsers } from '#server/store/users.ts';
import { answeredChallenge, relyingParty } from './relying-party.ts';

export interface MadePasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
  readonly name?: string | undefined;
}

/** I13, I14. Keeps the passkey that the person's device has just made. */
export async function makePasskey(
  services: Services,
  actor: SessionActor,
  made: MadePasskey,
  origin: Origin,
): Promise<Passkey> {
  const answered = await answeredChallenge(services, origin, made.clientDataJSON);
  const isTheirs =
    answered?.kept.organization_id === actor.organizationId && answered.kept.user_id === actor.id;
  if (!answered?.kept.user_handle || !isTheirs) throw new Failure('passkey_unfit');
  const { credential, credentialBackedUp } = await verified(services, made, answered.challenge);
  const { organizationId, id: userId } = actor;
  const { user_handle: userHandle } = answered.kept;
  const at = services.now();
  return services.database
    .inOrganization(organizationId, async (tx) => {
      // Two at once stand in line, so that the limit holds.
      await lockUsers(tx, [userId]);
      const held = await listPasskeysOf(tx, userId);
      if (held.length >= mostPasskeys)
        throw new Failure('too_many_passkeys', { values: { most: mostPasskeys } });
      const taken = held.map(({ name }) => name);
      const passkey = {
        id: randomUUID(),
        userId,
        credentialId: Buffer.from(credential.id, 'base64url'),
        publicKey: Buffer.from(credential.publicKey),
        userHandle,
        counter: credential.counter,
        transports: [...made.transports],
        synced: credentialBackedUp,
        name: made.name ?? firstPasskeyName(describeDevice(origin.userAgent), taken),
        createdAt: at,
      };
      await insertPasskey(tx, passkey);
      const { id, name } = passkey;
      await record(tx, actor, at, {
        action: 'passkey.added',
        subject: { kind: 'user', id: userId, name: actor.name },
        details: { passkey: name },
      });
      const { userAgent, address } = origin;
      const told = { what: 'passkey', at: at.toISOString(), userAgent, address, method: 'passkey' } as const;
      await enqueue(tx, 'send-access-notice', { organizationId, userId, id, ...told });
      return { ...passkey, organizationId, lastUsedAt: null };
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'passkeys_one_credential') throw new Failure('passkey_unfit');
      throw error;
    });
}

type Verified = Extract<VerifiedRegistrationResponse, { verified: true }>['registrationInfo'];

async function verified(services: Services, made: MadePasskey, challenge: string): Promise<Verified> {
  const party = relyingParty(services);
  const { id, clientDataJSON, attestationObject } = made;
  if (namesMaker(attestationObject)) throw new Failure('passkey_unfit');
  const answer = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // Looked at below, so that it is told apart from what is wrong.
    requireUserVerification: false,
  }).catch(() => null);
  if (!answer?.verified) throw new Failure('passkey_unfit');
  if (!answer.registrationInfo.userVerified) throw new Failure('passkey_unverified');
  return answer.registrationInfo;
}

/**
 * Whether it brings certificates of who built the device. We ask for none; checking some would mean asking servers
 * that the certificates name, which anybody can write.
 */
function namesMaker(attestationObject: string): boolean {
  try {
    const read = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    const format = read.get('fmt');
    return !(format === 'none' || (format === 'packed' && read.get('attStmt').get('x5c') === undefined));
  } catch {
    return true;
  }
}
