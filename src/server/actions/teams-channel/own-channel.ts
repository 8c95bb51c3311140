import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import { findConnectionWith, type OutsideConnection } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type ChannelChoices, readChannelChoices } from '#server/teams-channel/channel-choices.ts';

/** A channel as admins see it. Its address is in no answer. */
export interface ShownChannel extends ChannelChoices {
  readonly name: string;
}

export interface OwnChannel {
  readonly connection: OutsideConnection;
  readonly choices: ChannelChoices;
}

/** N19: what the company connects is for its admins. */
export function refuseAllButAdmins(actor: SessionActor): void {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
}

export async function findChannel(tx: TenantTransaction): Promise<OwnChannel | null> {
  const connection = await findConnectionWith(tx, 'teams', null);
  return connection && { connection, choices: readChannelChoices(connection.choices) };
}

export async function requireChannel(tx: TenantTransaction): Promise<OwnChannel> {
  const found = await findChannel(tx);
  if (!found) throw new Failure('not_found');
  return found;
}

export function shownChannel({ connection, choices }: OwnChannel): ShownChannel {
  return { ...choices, name: connection.label };
}
