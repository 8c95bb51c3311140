import { createHash, randomUUID } from 'node:crypto';
import type { ChannelNews } from '#domain/connections/channel-news.ts';
import type { Language } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { justMade } from '#server/actions/connections/just-made.ts';
import { requireProven } from '#server/actions/organizations/require-proven.ts';
import { sealTokens } from '#server/connections/token-box.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  deleteOutsideConnection,
  insertOutsideConnection,
  updateOutsideConnection,
} from '#server/store/connections.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { isFlowAddress } from '#server/teams-channel/teams-flow.ts';
import {
  findChannel,
  refuseAllButAdmins,
  requireChannel,
  type ShownChannel,
  shownChannel,
} from './own-channel.ts';

export interface ChannelForm {
  readonly name: string;
  readonly news: readonly ChannelNews[];
  readonly language: Language;
}

/** N19: takes the address of a flow in. It is sealed like every access; only its host is ever told. */
export async function connectChannel(
  services: Services,
  actor: SessionActor,
  { address, ...form }: ChannelForm & { readonly address: string },
): Promise<ShownChannel> {
  refuseAllButAdmins(actor);
  const { database, messenger } = services;
  refuseAddress(services, address);
  if (!messenger.secrets.ready()) throw new Failure('secrets_key_missing');
  return database
    .inOrganization(actor.organizationId, (tx) => keepChannel(services, tx, actor, address, form))
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'connections_one_place') throw new Failure('connection_taken');
      throw error;
    });
}

function refuseAddress({ messenger, outside }: Services, address: string): void {
  const refusal = messenger.refusalOf(address);
  if (refusal) throw new Failure('validation_failed', { fields: { address: refusal } });
  if (!isFlowAddress(outside.choices.teams, address))
    throw new Failure('validation_failed', { fields: { address: 'not_workflows' } });
}

/** The same address again mends what was broken; another one is another channel, which nobody has seen a card in yet. */
async function keepChannel(
  { messenger, now }: Services,
  tx: TenantTransaction,
  actor: SessionActor,
  address: string,
  { name, news, language }: ChannelForm,
): Promise<ShownChannel> {
  await lockOrganization(tx);
  await requireProven(tx);
  const at = now();
  const externalId = createHash('sha256').update(address).digest('hex');
  const before = await findChannel(tx);
  const same = before?.connection.externalId === externalId ? before : null;
  if (before && !same) await deleteOutsideConnection(tx, before.connection.id);
  const id = same?.connection.id ?? randomUUID();
  const tokens = { access: address, refresh: null, endsAt: null };
  const { testedAt = null, seen = null } = same?.choices ?? {};
  const kept = {
    ...justMade(actor, at),
    label: name,
    externalId,
    tokens: sealTokens(messenger.secrets, { organizationId: tx.organizationId, id }, tokens),
    renewingUntil: null,
    scopes: [],
    choices: { host: new URL(address).host, news: [...news], language, testedAt, seen },
    lastSuccessAt: same?.connection.lastSuccessAt ?? null,
  };
  if (same) await updateOutsideConnection(tx, id, kept);
  else await insertOutsideConnection(tx, { id, provider: 'teams', ownerUserId: null, ...kept });
  await record(tx, actor, at, {
    action: 'connection.made',
    subject: { kind: 'user', id: actor.id, name: actor.name },
    details: { provider: 'teams', owner: 'company', label: name },
  });
  return shownChannel(await requireChannel(tx));
}

/** What is posted from now on, and how it is called here; where stays as it is. */
export async function changeChannel(
  { database, now }: Services,
  actor: SessionActor,
  { name, news, language }: ChannelForm,
): Promise<ShownChannel> {
  refuseAllButAdmins(actor);
  return database.inOrganization(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    const { connection, choices } = await requireChannel(tx);
    await updateOutsideConnection(tx, connection.id, {
      label: name,
      choices: { ...choices, news: [...news], language },
    });
    await record(tx, actor, now(), {
      action: 'connection.changed',
      subject: { kind: 'user', id: actor.id, name: actor.name },
      details: { provider: 'teams', owner: 'company', label: name },
    });
    return shownChannel(await requireChannel(tx));
  });
}
