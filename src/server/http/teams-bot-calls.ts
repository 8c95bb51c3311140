import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiBase } from '#contract/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import { saidToAStranger } from '#server/actions/connections/said-to-a-stranger.ts';
import { pressInTeams } from '#server/actions/teams-bot/press-in-teams.ts';
import { type BotActivity, greetLater, takeBotCall } from '#server/actions/teams-bot/take-bot-call.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { pressedCard, pressedSentence } from '#server/teams-bot/bot-card.ts';
import { mailsIn } from '#words/written.ts';
import { errorBody } from './errors.ts';
import { refuseUnfitTexts } from './read-input.ts';

const largestCall = 256 * 1024;
const name = z.string().min(1).max(500);

const activitySchema = z.object({
  type: z.string().max(100),
  name: z.string().max(100).default(''),
  action: z.string().max(100).default(''),
  channelId: z.string().max(100),
  serviceUrl: name,
  from: z.object({ id: name, aadObjectId: z.uuid().optional() }),
  conversation: z.object({
    id: name,
    conversationType: z.string().max(100).default(''),
    tenantId: z.string().max(100).optional(),
  }),
  channelData: z
    .object({ tenant: z.object({ id: z.string().max(100) }).optional() })
    .nullish()
    .default(null),
  value: z.unknown().optional(),
});

const pressSchema = z.object({
  action: z.object({
    verb: z.enum(['approve', 'reject']),
    data: z.object({ value: z.string().max(100), reason: z.string().default('') }),
  }),
});

/**
 * Beside the API's tables: what is posted here is the Bot Framework's to describe. The token says who calls; the answer
 * to a press is the card as it stands then, everything else is a job.
 */
export function mountTeamsBotCalls(app: FastifyInstance, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: largestCall },
    async (_request: unknown, body: Buffer) => body,
  );
  app.post(`${apiBase}/teams-bot/messages`, async ({ headers, body }) => {
    const read = activitySchema.safeParse(parsed(body));
    if (!read.success) throw new Failure('webhook_refused');
    const {
      type,
      name: asked,
      action,
      channelId,
      serviceUrl,
      from,
      conversation,
      channelData,
      value,
    } = read.data;
    // What people write to the bot beside it is read by nobody here.
    refuseUnfitTexts({ ...read.data, value: null });
    const activity: BotActivity = {
      channelId,
      serviceUrl,
      tenantId: conversation.tenantId ?? channelData?.tenant?.id ?? '',
      conversationId: conversation.id,
      userId: from.id,
      objectId: from.aadObjectId ?? '',
    };
    const caller = await takeBotCall(services, headers.authorization, activity);
    // Channels and groups are read by others: the bot speaks with one person at a time.
    if (conversation.conversationType !== 'personal' || activity.objectId === '') return {};
    if (type === 'invoke' && asked === 'adaptiveCard/action') {
      const pressed = pressSchema.safeParse(value);
      try {
        if (!pressed.success) throw new Failure('malformed_request');
        if (!caller.actor)
          return pressedSentence(
            saidToAStranger((language) => mailsIn(language).chatMessages.teamsNotLinked),
          );
        const { verb, data } = pressed.data.action;
        const card = await pressInTeams(services, caller.actor, { verb, ...data });
        if (!card) throw new Failure('not_found');
        return pressedCard(card);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const inWords = (language: Language) => errorBody(error, language).error;
        return pressedSentence(caller.actor ? inWords(caller.actor.language) : saidToAStranger(inWords));
      }
    }
    const isInstalled = type === 'installationUpdate' && action.startsWith('add');
    if (type === 'message' || isInstalled) await greetLater(services, caller, activity);
    return {};
  });
}

function parsed(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : null;
  } catch {
    return null;
  }
}
