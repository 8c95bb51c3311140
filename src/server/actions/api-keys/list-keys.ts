import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type KeyCall, listKeyCalls } from '#server/store/api-key-calls.ts';
import { listMadeKeys, lockKey } from '#server/store/api-keys.ts';
import { type ShownKey, seesOrganizationKeys, shownKey } from './made-key.ts';

export type { KeyCall };

interface PageAsked {
  readonly limit: number;
  readonly cursor: string | undefined;
}

export async function listKeys(
  { database, now }: Services,
  actor: SessionActor,
  asked: PageAsked,
): Promise<ShownKey[]> {
  const at = now();
  const found = await database.inOrganization(actor.organizationId, (tx) =>
    listMadeKeys(tx, actor.id, seesOrganizationKeys(actor), asked),
  );
  // What it followed is gone, or was never theirs to see: both look the same.
  if (!found) throw new Failure('changed_meanwhile');
  return found.map((made) => shownKey(made, at));
}

export async function listCalls(
  { database }: Services,
  actor: SessionActor,
  keyId: string,
  { limit, cursor }: PageAsked,
): Promise<KeyCall[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockKey(tx, actor.id, seesOrganizationKeys(actor), keyId);
    if (!found) throw new Failure('not_found');
    return listKeyCalls(tx, keyId, limit, cursor);
  });
}
