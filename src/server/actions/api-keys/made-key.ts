import { can } from '#domain/access/can.ts';
import { keyPrefix } from '#domain/api-keys/key-format.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { type Deed, record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import type { MadeKey } from '#server/store/api-keys.ts';
import type { TenantTransaction } from '#server/store/database.ts';

export type KeyState = 'live' | 'resting' | 'expired' | 'revoked';

export type ShownKey = MadeKey & { readonly state: KeyState; readonly hint: string };

/** With the key itself, which is known this once. */
export type ToldKey = ShownKey & { readonly key: string };

export function shownKey(made: MadeKey, at: Date): ShownKey {
  return { ...made, state: stateOf(made, at), hint: `${keyPrefix}…${made.shortId}` };
}

function stateOf({ revokedAt, expiresAt, makerGone }: MadeKey, at: Date): KeyState {
  if (revokedAt) return 'revoked';
  if (expiresAt && expiresAt <= at) return 'expired';
  return makerGone ? 'resting' : 'live';
}

export function seesOrganizationKeys(actor: SessionActor): boolean {
  return can(actor, 'api-key.organization');
}

type KeyAction = Extract<Deed['action'], `api-key.${string}`>;

/** Every key is a door: what happens to one is told in the log, a personal one too. */
export async function recordKey(
  tx: TenantTransaction,
  actor: SessionActor,
  at: Date,
  action: KeyAction,
  { id, name, kind, scopes }: Pick<MadeKey, 'id' | 'name' | 'kind' | 'scopes'>,
): Promise<void> {
  const subject = { kind: 'api-key', id, name } as const;
  await record(tx, actor, at, { action, subject, details: { kind, scopes } });
}

/** To whoever answers for it from now on: if it was not them, they learn of it. */
export async function tellMaker(
  tx: TenantTransaction,
  actor: SessionActor,
  keyId: string,
  at: Date,
): Promise<void> {
  const { organizationId, id: userId } = actor;
  await enqueue(tx, 'send-key-notice', { organizationId, userId, keyId, at: at.toISOString() });
}
