import { overlapEnd } from '#domain/api-keys/key-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import { issueKey } from '#server/key-secret.ts';
import type { Services } from '#server/services.ts';
import { lockKey, setKeySecret } from '#server/store/api-keys.ts';
import { recordKey, seesOrganizationKeys, shownKey, type ToldKey, tellMaker } from './made-key.ts';

/** Z5: both secrets are good for a week. Z4: whoever rotates a key of the organisation answers for it. */
export async function rotateKey(
  { database, now }: Services,
  actor: SessionActor,
  keyId: string,
): Promise<ToldKey> {
  const at = now();
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockKey(tx, actor.id, seesOrganizationKeys(actor), keyId);
    if (!found) throw new Failure('not_found');
    const { state } = shownKey(found, at);
    if (state === 'revoked' || state === 'expired') throw new Failure('key_ended');
    const { key, hash } = issueKey(found.kind, actor.organizationId, found.shortId);
    const changed = {
      userId: actor.id,
      secretHash: hash,
      previousHash: found.secretHash,
      previousEndsAt: new Date(overlapEnd(at.getTime())),
      rotatedAt: at,
    };
    await setKeySecret(tx, keyId, changed);
    await recordKey(tx, actor, at, 'api-key.rotated', found);
    await tellMaker(tx, actor, keyId, at);
    return { ...shownKey({ ...found, ...changed, makerName: actor.name, makerGone: false }, at), key };
  });
}
