import { noteConnectionTrouble } from '#server/actions/connections/note-connection.ts';
import { type DueCopy, dueCopies } from '#server/actions/connections/request-copies.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { findConnectionWith } from '#server/store/connections.ts';
import { findLeaveRequest } from '#server/store/leave-requests.ts';
import {
  deleteTeamsMessage,
  keepTeamsMessage,
  listTeamsMessages,
  type TeamsMessage,
} from '#server/store/teams-bot.ts';
import { cardActivity, decisionCard } from '#server/teams-bot/bot-card.ts';
import { type BotConversation, readBotChoices, readBotConversation } from '#server/teams-bot/bot-choices.ts';
import { botToken, conversationClosed, postActivity, updateActivity } from '#server/teams-bot/bot-service.ts';
import { mailsIn } from '#words/written.ts';
import { teamsName } from './take-bot-call.ts';

/** N28: brings every copy of a request in Teams to what it says now. Done twice, it does nothing the second time. */
export async function tellTeamsBot(
  services: Services,
  { organizationId, requestId }: JobPayload<'tell-teams-bot'>,
  signal: AbortSignal,
): Promise<void> {
  const told = await services.database.inOrganization(organizationId, async (tx) => {
    const bot = await findConnectionWith(tx, 'teams-bot', null);
    const found = await findLeaveRequest(tx, requestId);
    // V20: what is connected is dead while the company is being closed.
    if (bot?.state !== 'ok' || !found || found.organization.closesAt) return null;
    const kept = await listTeamsMessages(tx, requestId);
    const copies = await dueCopies(services, tx, 'teams-bot', found, kept);
    return { bot, version: found.request.version, copies };
  });
  if (!told || told.copies.length === 0) return;
  const { bot, version, copies } = told;
  const { tenantId } = readBotChoices(bot.choices);
  try {
    await withConnection(
      services,
      { organizationId, connectionId: bot.id },
      async (access) => {
        const token = await botToken(services, {
          appId: access.externalId,
          tenantId,
          secret: access.access,
          signal,
        });
        for (const copy of copies)
          await bringUpToDate(services, { ...access, access: token }, { requestId, version, tenantId }, copy);
      },
      signal,
    );
  } catch (error) {
    // What time does not mend is told to the admins; the job has nothing left to do.
    if (error instanceof OutsideFailure && error.trouble !== 'busy' && error.trouble !== 'unreachable')
      return;
    throw error;
  }
}

interface Shown {
  readonly requestId: string;
  readonly version: number;
  readonly tenantId: string;
}

async function bringUpToDate(
  services: Services,
  { organizationId, connectionId, access: token, signal }: OpenAccess,
  { requestId, version, tenantId }: Shown,
  { reader, link, kept, told }: DueCopy<TeamsMessage>,
): Promise<void> {
  const { database, now } = services;
  const texts = mailsIn(reader.language).chatMessages;
  const activity = cardActivity(decisionCard(texts, told), told.summary);
  const keep = (where: BotConversation, activityId: string) =>
    database.inOrganization(organizationId, (tx) =>
      keepTeamsMessage(tx, {
        requestId,
        userId: reader.id,
        connectionId,
        version,
        postedAt: now(),
        activityId,
        serviceUrl: where.serviceUrl,
        conversationId: where.conversationId,
      }),
    );
  try {
    if (kept) {
      await updateActivity(services, { ...kept, token, signal }, kept.activityId, activity);
      await keep(kept, kept.activityId);
      return;
    }
    // Linked in a tenant that the company has left since.
    if (!link?.externalId.startsWith(teamsName(tenantId, ''))) return;
    const where = readBotConversation(link.choices);
    await keep(where, await postActivity(services, { ...where, token, signal }, activity));
  } catch (error) {
    if (!(error instanceof OutsideFailure) || error.code !== conversationClosed) throw error;
    // One person took the bot away: they are told so, and everybody else goes on.
    await database.inOrganization(organizationId, async (tx) => {
      if (kept) await deleteTeamsMessage(tx, kept);
      else if (link) await noteConnectionTrouble(tx, link.id, 'revoked', now());
    });
  }
}
