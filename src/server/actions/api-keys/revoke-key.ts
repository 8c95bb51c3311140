import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockKey, markKeyRevoked } from '#server/store/api-keys.ts';
import { recordKey, seesOrganizationKeys } from './made-key.ts';

/** Revoking what is revoked changes nothing. */
export async function revokeKey(
  { database, now }: Services,
  actor: SessionActor,
  keyId: string,
): Promise<void> {
  const at = now();
  await database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockKey(tx, actor.id, seesOrganizationKeys(actor), keyId);
    if (!found) throw new Failure('not_found');
    if (found.revokedAt) return;
    await markKeyRevoked(tx, keyId, at);
    await recordKey(tx, actor, at, 'api-key.revoked', found);
  });
}
