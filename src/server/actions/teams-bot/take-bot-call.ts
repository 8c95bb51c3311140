import type { SessionActor } from '#server/actions/actor.ts';
import { linkedPerson } from '#server/actions/connections/linked-person.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findConnectionPlace, findOutsideConnection } from '#server/store/connections.ts';
import { readBotChoices } from '#server/teams-bot/bot-choices.ts';
import { isServiceUrl } from '#server/teams-bot/bot-service.ts';
import { isOfBotFramework, saidBot } from '#server/teams-bot/bot-token.ts';

/** What of an activity says where it comes from. */
export interface BotActivity {
  readonly channelId: string;
  readonly serviceUrl: string;
  readonly tenantId: string;
  readonly conversationId: string;
  readonly userId: string;
  readonly objectId: string;
}

export interface BotCaller {
  readonly organizationId: string;
  readonly connectionId: string;
  /** Null for who is linked to nobody here, or to somebody who is here no more. */
  readonly actor: SessionActor | null;
}

/** What an account of a directory is called in a link. */
export const teamsName = (tenantId: string, objectId: string): string => `${tenantId}/${objectId}`;

/** N26: anything that is not proven is refused before it is read; so is what comes from another tenant. */
export async function takeBotCall(
  services: Services,
  authorization: unknown,
  { channelId, serviceUrl, tenantId, objectId }: BotActivity,
): Promise<BotCaller> {
  const { database, outside } = services;
  const said = saidBot(authorization);
  const place = said && (await findConnectionPlace(database, 'teams-bot', said.appId.toLowerCase()));
  if (!said || !place) throw new Failure('webhook_refused');
  if (channelId !== 'msteams' || !isServiceUrl(outside.choices['teams-bot'], serviceUrl))
    throw new Failure('webhook_refused');
  if (!(await isOfBotFramework(services, said, { channelId, serviceUrl })))
    throw new Failure('webhook_refused');
  const { organizationId, connectionId } = place;
  const bot = await database.inOrganization(organizationId, (tx) => findOutsideConnection(tx, connectionId));
  if (!bot || readBotChoices(bot.choices).tenantId !== tenantId.toLowerCase())
    throw new Failure('webhook_refused');
  const name = teamsName(tenantId.toLowerCase(), objectId.toLowerCase());
  return { ...place, actor: await linkedPerson(services, organizationId, 'teams-bot', name) };
}

/** Answered by a job: the Bot Framework waits for an answer, and not for a message. */
export async function greetLater(
  { database }: Services,
  { organizationId, connectionId }: BotCaller,
  { serviceUrl, conversationId, userId, objectId }: BotActivity,
): Promise<void> {
  const where = { serviceUrl, conversationId, userId, objectId };
  await database.inOrganization(organizationId, (tx) =>
    enqueue(tx, 'greet-in-teams', { organizationId, connectionId, ...where }),
  );
}
