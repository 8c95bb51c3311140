import { can } from '#domain/access/can.ts';
import type { ConnectionOwner, OutsideProvider } from '#domain/connections/outside-connection.ts';
import { isMember } from '#domain/members/role.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { isSetUp } from '#server/connections/outside-choices.ts';
import type { ProviderProtocol } from '#server/connections/provider-protocol.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  findConnectionWith,
  findOutsideConnection,
  type OutsideConnection,
} from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';

/** N10: what the company connects is for its admins; one's own is for oneself alone, and accountants have none. */
export function mayHoldConnection(actor: Pick<SessionActor, 'role' | 'id'>, owner: ConnectionOwner): boolean {
  return owner === 'company' ? can(actor, 'organization.edit') : isMember(actor);
}

export function requireProtocol(
  { outside }: Services,
  provider: OutsideProvider,
  owner: ConnectionOwner,
): ProviderProtocol {
  const protocol = providerProtocols[provider];
  if (!protocol?.owners.includes(owner) || protocol.byAddress) throw new Failure('not_found');
  if (!isSetUp(outside.choices, provider)) throw new Failure('connection_not_set_up');
  return protocol;
}

/** N35: what the company is linked to, where only those inside of it can be connected; null where that is no matter. */
export async function requirePlace(
  tx: TenantTransaction,
  { within }: ProviderProtocol,
): Promise<string | null> {
  if (!within) return null;
  const connection = await findConnectionWith(tx, within, null);
  if (connection?.state !== 'ok') throw new Failure('connection_not_set_up');
  return connection.externalId;
}

/** Somebody else's own is not there, whoever asks; the company's is there for its admins. */
export async function requireConnection(
  tx: TenantTransaction,
  actor: SessionActor,
  id: string,
): Promise<OutsideConnection> {
  if (!isMember(actor)) throw new Failure('forbidden');
  const found = await findOutsideConnection(tx, id);
  if (found?.ownerUserId === actor.id) return found;
  if (!mayHoldConnection(actor, 'company')) throw new Failure('forbidden');
  if (!found || found.ownerUserId !== null) throw new Failure('not_found');
  return found;
}
