import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { justMade } from '#server/actions/connections/just-made.ts';
import { requireProven } from '#server/actions/organizations/require-proven.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { sealTokens } from '#server/connections/token-box.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  deleteOutsideConnection,
  findConnectionWith,
  insertOutsideConnection,
  updateOutsideConnection,
} from '#server/store/connections.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { botApp } from '#server/teams-bot/bot-app.ts';
import { readBotChoices } from '#server/teams-bot/bot-choices.ts';
import { botToken } from '#server/teams-bot/bot-service.ts';

export interface BotForm {
  readonly appId: string;
  readonly tenantId: string;
  readonly secret: string;
}

export type ShownBot = Pick<BotForm, 'appId' | 'tenantId'>;

/** N25: what the company connects is for its admins. */
function requireAdmin(actor: SessionActor): void {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
}

export async function showBot({ database }: Services, actor: SessionActor): Promise<ShownBot | null> {
  requireAdmin(actor);
  const found = await database.inOrganization(actor.organizationId, (tx) =>
    findConnectionWith(tx, 'teams-bot', null),
  );
  return found && { appId: found.externalId, tenantId: readBotChoices(found.choices).tenantId };
}

/** The app to upload to Teams, made for the bot that is connected. */
export async function makeBotApp(services: Services, actor: SessionActor): Promise<Buffer> {
  const bot = await showBot(services, actor);
  if (!bot) throw new Failure('not_found');
  return botApp(services.publicUrl, bot.appId, actor.language);
}

/** N25: Microsoft gives an access for it, or nothing is kept: nobody connects a bot whose secret they do not know.
 * What comes back keeps it. */
export async function connectBot(
  services: Services,
  actor: SessionActor,
  form: BotForm,
): Promise<() => Promise<ShownBot>> {
  requireAdmin(actor);
  const { database, messenger } = services;
  if (!messenger.secrets.ready()) throw new Failure('secrets_key_missing');
  await database.inOrganization(actor.organizationId, requireProven);
  const bot = { ...form, appId: form.appId.toLowerCase(), tenantId: form.tenantId.toLowerCase() };
  try {
    await botToken(services, bot);
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    if (error.trouble === 'revoked')
      throw new Failure('validation_failed', { fields: { secret: 'bot_refused' } }, { cause: error });
    throw new Failure('connection_unreachable', {}, { cause: error });
  }
  return async () => {
    await database
      .inOrganization(actor.organizationId, (tx) => keepBot(services, tx, actor, bot))
      .catch((error: unknown) => {
        if (violatedConstraint(error) === 'connections_one_place') throw new Failure('connection_taken');
        throw error;
      });
    return { appId: bot.appId, tenantId: bot.tenantId };
  };
}

/** The same bot again has a new secret; another one is another connection, and its messages are not ours to change. */
async function keepBot(
  { messenger, now }: Services,
  tx: TenantTransaction,
  actor: SessionActor,
  { appId, tenantId, secret }: BotForm,
): Promise<void> {
  await lockOrganization(tx);
  const at = now();
  const before = await findConnectionWith(tx, 'teams-bot', null);
  const isSame = before?.externalId === appId && readBotChoices(before.choices).tenantId === tenantId;
  if (before && !isSame) await deleteOutsideConnection(tx, before.id);
  const id = isSame ? before.id : randomUUID();
  const tokens = { access: secret, refresh: null, endsAt: null };
  const kept = {
    ...justMade(actor, at),
    label: appId,
    externalId: appId,
    tokens: sealTokens(messenger.secrets, { organizationId: tx.organizationId, id }, tokens),
    // Whoever is renewing what was there before brings tokens of another consent.
    renewingUntil: null,
    scopes: [],
    choices: { tenantId },
  };
  if (isSame) await updateOutsideConnection(tx, id, kept);
  else await insertOutsideConnection(tx, { id, provider: 'teams-bot', ownerUserId: null, ...kept });
  await record(tx, actor, at, {
    action: 'connection.made',
    subject: { kind: 'user', id: actor.id, name: actor.name },
    details: { provider: 'teams-bot', owner: 'company', label: appId },
  });
}
