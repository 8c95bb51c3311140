import { setTimeout as pause } from 'node:timers/promises';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { ProviderTokens } from '#server/connections/provider-protocol.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
import { openTokens, sealTokens } from '#server/connections/token-box.ts';
import type { Services } from '#server/services.ts';
import {
  endRenewal,
  lockOutsideConnection,
  type OutsideConnection,
  updateOutsideConnection,
} from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';

/** An access that ends this soon is taken for ended. */
const spareMs = 60_000;
/** Longer than a provider may take (`outside-call.ts`): after it, whoever was renewing is gone. */
const renewalMs = 20_000;
const lookAgainMs = 200;

export interface ConnectionPlace {
  readonly organizationId: string;
  readonly connectionId: string;
}

export interface OpenedConnection {
  readonly connection: OutsideConnection;
  readonly tokens: ProviderTokens;
}

interface Renewal extends OpenedConnection {
  readonly refresh: string;
  readonly until: Date;
}

type Found =
  | { readonly kind: 'open'; readonly opened: OpenedConnection }
  | { readonly kind: 'to-renew'; readonly renewal: Renewal }
  | { readonly kind: 'being-renewed' };

/**
 * One at a time, on whatever process: a refresh token counts once, and whoever comes second finds the access that it
 * brought. Who renews says so in the row and holds nothing while the provider is asked; who waits holds nothing either.
 */
export async function openAccess(
  services: Services,
  place: ConnectionPlace,
  refused: string | null,
  signal?: AbortSignal,
): Promise<OpenedConnection> {
  for (;;) {
    const found = await services.database.inOrganization(place.organizationId, (tx) =>
      lookAt(services, tx, place.connectionId, refused),
    );
    if (found.kind === 'open') return found.opened;
    const renewed = found.kind === 'to-renew' ? await renew(services, place, found.renewal) : null;
    if (renewed) return renewed;
    await pause(lookAgainMs, null, { signal });
  }
}

async function lookAt(
  { messenger, now }: Services,
  tx: TenantTransaction,
  connectionId: string,
  refused: string | null,
): Promise<Found> {
  const connection = await lockOutsideConnection(tx, connectionId);
  if (!connection || connection.tokens === null) throw new OutsideFailure('revoked', 'disconnected');
  const tokens = openTokens(messenger.secrets, connection, connection.tokens);
  if (!tokens) throw new OutsideFailure('secret');
  const at = now();
  const { access, refresh, endsAt } = tokens;
  const isFresh = endsAt === null || endsAt - spareMs > at.getTime();
  if (refresh === null || (isFresh && access !== refused))
    return { kind: 'open', opened: { connection, tokens } };
  if (connection.renewingUntil !== null && connection.renewingUntil > at) return { kind: 'being-renewed' };
  const until = new Date(at.getTime() + renewalMs);
  await updateOutsideConnection(tx, connectionId, { renewingUntil: until });
  return { kind: 'to-renew', renewal: { connection, tokens, refresh, until } };
}

/** Null where it was connected anew, or came into other hands, meanwhile: what came of it, good or bad, is not for this row. */
async function renew(
  services: Services,
  { organizationId, connectionId }: ConnectionPlace,
  { connection, refresh, until }: Renewal,
): Promise<OpenedConnection | null> {
  const { database, messenger } = services;
  const end = (tokens: Buffer | null) =>
    database.inOrganization(organizationId, (tx) => endRenewal(tx, connectionId, until, tokens));
  try {
    const protocol = providerProtocols[connection.provider];
    if (!protocol) throw new OutsideFailure('refused', 'not_set_up');
    const renewed = await protocol.refresh(services, refresh);
    const tokens = { ...renewed, refresh: renewed.refresh ?? refresh };
    return (await end(sealTokens(messenger.secrets, connection, tokens))) ? { connection, tokens } : null;
  } catch (error) {
    if (await end(null)) throw error;
    return null;
  }
}
