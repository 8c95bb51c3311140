import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import type { KeyKind } from '#domain/api-keys/key-format.ts';
import { mostKeys } from '#domain/api-keys/key-life.ts';
import { isScopeOf, type KeyScope } from '#domain/api-keys/key-scopes.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import { issueKey } from '#server/key-secret.ts';
import type { Services } from '#server/services.ts';
import { countKeys, insertKey } from '#server/store/api-keys.ts';
import { lockPerson } from '#server/store/users.ts';
import { recordKey, shownKey, type ToldKey, tellMaker } from './made-key.ts';

export interface NewKeyForm {
  readonly name: string;
  readonly kind: KeyKind;
  readonly scopes: readonly KeyScope[];
  readonly expiresAt?: string | null | undefined;
  readonly addresses?: readonly string[] | undefined;
}

/** Z1, Z2: nobody makes a key that may more than they do. */
export async function createKey(
  { database, now }: Services,
  actor: SessionActor,
  form: NewKeyForm,
): Promise<ToldKey> {
  const { name, kind } = form;
  if (!can(actor, kind === 'personal' ? 'api-key.personal' : 'api-key.organization')) {
    throw new Failure('forbidden');
  }
  const scopes = [...new Set(form.scopes)];
  if (!scopes.every((scope) => isScopeOf(kind, scope) && can(actor, scope))) {
    throw new Failure('forbidden', { fields: { scopes: 'scope_beyond_role' } });
  }
  const at = now();
  const expiresAt = form.expiresAt ? new Date(form.expiresAt) : null;
  if (expiresAt && expiresAt <= at)
    throw new Failure('validation_failed', { fields: { expiresAt: 'date_past' } });
  const { shortId, key, hash } = issueKey(kind, actor.organizationId);
  return database.inOrganization(actor.organizationId, async (tx) => {
    // Two at once of one person stand in line, so that the limit holds.
    await lockPerson(tx, actor.id);
    if ((await countKeys(tx, kind, actor.id)) >= mostKeys) {
      throw new Failure('too_many_keys', { values: { most: mostKeys } });
    }
    const made = {
      id: randomUUID(),
      kind,
      userId: actor.id,
      name,
      shortId,
      scopes,
      addresses: [...new Set(form.addresses ?? [])],
      secretHash: hash,
      previousHash: null,
      previousEndsAt: null,
      createdAt: at,
      rotatedAt: null,
      expiresAt,
      revokedAt: null,
      lastUsedAt: null,
    };
    await insertKey(tx, made);
    await recordKey(tx, actor, at, 'api-key.created', made);
    await tellMaker(tx, actor, made.id, at);
    const { organizationId } = actor;
    return { ...shownKey({ ...made, organizationId, makerName: actor.name, makerGone: false }, at), key };
  });
}
