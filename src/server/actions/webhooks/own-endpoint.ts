import { can } from '#domain/access/can.ts';
import type { EventType } from '#domain/webhooks/event-types.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { type Deed, record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockEndpoint, type OwnedEndpoint } from '#server/store/webhook-endpoints.ts';
import { newSecret, writtenSecret } from '#server/webhooks/signature.ts';

export interface ShownEndpoint extends Omit<OwnedEndpoint, 'secret' | 'previousSecret'> {
  readonly state: 'live' | 'paused' | 'gone' | 'stopped';
}

/** With the secret itself, which is known this once. */
export type ToldEndpoint = ShownEndpoint & { readonly writtenSecret: string };

export function refuseOthers(actor: SessionActor): void {
  if (!can(actor, 'webhook.manage')) throw new Failure('forbidden');
}

export function shownEndpoint({
  secret: _secret,
  previousSecret: _previous,
  ...endpoint
}: OwnedEndpoint): ShownEndpoint {
  const { offBecause } = endpoint;
  return { ...endpoint, state: offBecause === 'failing' ? 'stopped' : (offBecause ?? 'live') };
}

export async function holdEndpoint(tx: TenantTransaction, id: string): Promise<OwnedEndpoint> {
  const found = await lockEndpoint(tx, id);
  if (!found) throw new Failure('not_found');
  return found;
}

export function sealedSecret({ messenger }: Services, endpointId: string) {
  const secret = newSecret();
  return { sealed: messenger.secrets.seal(secret, endpointId), written: writtenSecret(secret) };
}

export function refuseUrl({ messenger }: Services, url: string): void {
  const refusal = messenger.refusalOf(url);
  if (refusal) throw new Failure('validation_failed', { fields: { url: refusal } });
}

type EndpointAction = Extract<Deed['action'], `webhook.${string}`>;

/** The log names the host alone: the rest of an address can be as good as a password. */
export async function recordEndpoint(
  tx: TenantTransaction,
  actor: SessionActor,
  at: Date,
  action: EndpointAction,
  { id, url }: Pick<OwnedEndpoint, 'id' | 'url'>,
  details: { readonly events?: readonly EventType[]; readonly deliveries?: number } = {},
): Promise<void> {
  const subject = { kind: 'webhook', id, name: new URL(url).host } as const;
  await record(tx, actor, at, { action, subject, details });
}
