import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiBase } from '#contract/endpoint.ts';
import { PAGES } from '#contract/pages.ts';
import { SLACK_ASKS, type SlackAsk } from '#domain/connections/slack-ask.ts';
import { defaultLanguage, type Language, languages } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { decideByPress } from '#server/actions/connections/decide-by-press.ts';
import { saidToAStranger } from '#server/actions/connections/said-to-a-stranger.ts';
import { askingModal, fileFromSlack, proofOf } from '#server/actions/slack/ask-in-slack.ts';
import { chooseDigestChannel } from '#server/actions/slack/digest-channel.ts';
import {
  answerLater,
  drawHomeLater,
  noteTakenBack,
  openSlackModal,
  requireSlackSignature,
  type SlackCaller,
  takeSlackCall,
} from '#server/actions/slack/take-slack-call.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { menuBlocks, reasonModal } from '#server/slack/slack-blocks.ts';
import { mailsIn } from '#words/written.ts';
import { errorBody } from './errors.ts';
import { refuseUnfitTexts } from './read-input.ts';

const largestCall = 256 * 1024;
const id = z.string().min(1).max(100);
const answerTo = z.string().max(2000).default('');

const commandSchema = z.object({
  team_id: id,
  user_id: id,
  command: z.string().default(''),
  channel_id: z.string().max(100).default(''),
  channel_name: z.string().max(200).default(''),
  text: z.string().default(''),
  trigger_id: z.string().default(''),
  response_url: answerTo,
});
const person = { team: z.object({ id }), user: z.object({ id }) };
const interactionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('block_actions'),
    ...person,
    trigger_id: z.string().default(''),
    response_url: answerTo,
    actions: z.array(z.object({ action_id: z.string(), value: z.string().default('') })).min(1),
  }),
  z.object({
    type: z.literal('view_submission'),
    ...person,
    view: z.object({
      id: z.string().max(100),
      callback_id: z.string(),
      private_metadata: z.string().max(3000).default(''),
      state: z.object({ values: z.unknown() }),
    }),
  }),
]);
const eventSchema = z.union([
  z.object({ type: z.literal('url_verification'), challenge: z.string().max(500) }),
  z.object({
    type: z.literal('event_callback'),
    team_id: id,
    event: z.object({
      type: z.string(),
      user: id.optional(),
      tab: z.string().optional(),
      /** Whose accesses were taken back, by what they are. */
      tokens: z.object({ oauth: z.array(id).default([]), bot: z.array(id).default([]) }).optional(),
    }),
  }),
]);
const reasonSchema = z.object({ reason: z.object({ reason: z.object({ value: z.string().nullable() }) }) });

/** Each language has its own command. */
const languageOfCommand = (name: string): Language =>
  languages.find((language) => mailsIn(language).chatMessages.command.name === name) ?? defaultLanguage;

/** What a command is asked for: each of them understands every language. */
function asked(said: string): SlackAsk | null {
  for (const language of languages) {
    const found = SLACK_ASKS.find((ask) => mailsIn(language).chatMessages.command.asks[ask].includes(said));
    if (found) return found;
  }
  return null;
}

/**
 * Beside the API's tables: what is posted here is Slack's to describe. The signature covers every byte, so that bodies
 * are taken as they came. Whatever waits for somebody else is a job; Slack is answered within its three seconds.
 */
export function mountSlackCalls(app: FastifyInstance, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: largestCall },
    async (_request: unknown, body: Buffer) => body,
  );
  const signed = (request: FastifyRequest) => {
    const { headers, body } = request;
    const signature = headers['x-slack-signature'];
    if (!Buffer.isBuffer(body)) throw new Failure('webhook_refused');
    requireSlackSignature(services, { body, signature, timestamp: headers['x-slack-request-timestamp'] });
    return { text: body.toString('utf8'), signature: String(signature) };
  };

  app.post(`${apiBase}/slack/commands`, async (request) => {
    const { text, signature } = signed(request);
    const command = readAs(commandSchema, Object.fromEntries(new URLSearchParams(text)));
    refuseUnfitTexts(command);
    const language = languageOfCommand(command.command);
    const caller = await takeSlackCall(services, signature, { team: command.team_id, user: command.user_id });
    if (!caller) return ephemeral(mailsIn(language).chatMessages.notConnected);
    const { actor } = caller;
    if (!actor) return ephemeral(mailsIn(language).chatMessages.notLinked(connectionsAddress(services)));
    const said = command.text.trim().toLowerCase();
    const what = asked(said);
    if (what === 'channel') return ephemeral(await digestHere(services, caller, actor, language, command));
    if (!what) return { ...ephemeral(''), blocks: menuBlocks(mailsIn(actor.language).chatMessages) };
    return perform(services, caller, actor, what, command);
  });

  app.post(`${apiBase}/slack/interactions`, async (request) => {
    const { text, signature } = signed(request);
    const call = readAs(interactionSchema, parsed(new URLSearchParams(text).get('payload')));
    // What was typed into a modal is refused inside of it.
    refuseUnfitTexts(
      call.type === 'view_submission' ? { ...call, view: { ...call.view, state: null } } : call,
    );
    const caller = await takeSlackCall(services, signature, { team: call.team.id, user: call.user.id });
    if (call.type === 'view_submission') return submitted(services, caller, call.view);
    if (!caller) return {};
    const { actor } = caller;
    const answer = { what: 'say', answerTo: call.response_url } as const;
    if (!actor) {
      await answerLater(services, caller, {
        ...answer,
        text: saidToAStranger((language) =>
          mailsIn(language).chatMessages.notLinked(connectionsAddress(services)),
        ),
      });
      return {};
    }
    const [{ action_id: action, value } = { action_id: '', value: '' }] = call.actions;
    if (action === 'ask' || action === 'balance' || action === 'away') {
      const said = await perform(services, caller, actor, action, call);
      if (said) await answerLater(services, caller, { ...answer, text: said.text });
      return {};
    }
    try {
      if (action === 'approve') await decideByPress(services, actor, value, null);
      if (action === 'reject')
        await openSlackModal(
          services,
          caller,
          call.trigger_id,
          reasonModal(mailsIn(actor.language).chatMessages, value),
        );
    } catch (error) {
      await answerLater(services, caller, { ...answer, text: sentenceOf(services, error, actor.language) });
    }
    return {};
  });

  app.post(`${apiBase}/slack/events`, async (request) => {
    const { text, signature } = signed(request);
    const call = readAs(eventSchema, parsed(text));
    refuseUnfitTexts(call);
    if (call.type === 'url_verification') return { challenge: call.challenge };
    const { type, user = '-', tab, tokens } = call.event;
    const caller = await takeSlackCall(services, signature, { team: call.team_id, user });
    if (caller && type === 'app_home_opened' && tab === 'home') await drawHomeLater(services, caller);
    if (caller && (type === 'app_uninstalled' || type === 'tokens_revoked'))
      await noteTakenBack(services, caller, call.team_id, type === 'tokens_revoked' ? tokens : undefined);
    return {};
  });
}

/** N23: what is told to the admin alone; the channel is told by itself where it goes well. */
async function digestHere(
  services: Services,
  caller: SlackCaller,
  actor: SessionActor,
  language: Language,
  { channel_id: channel, channel_name: name }: z.output<typeof commandSchema>,
): Promise<string> {
  const texts = mailsIn(language).chatMessages;
  try {
    const isOpen = await chooseDigestChannel(services, caller, actor, { channel, name, language });
    return isOpen ? texts.digestChosen : texts.digestClosed;
  } catch (error) {
    return sentenceOf(services, error, language);
  }
}

type Waiting = { readonly trigger_id: string; readonly response_url: string };

/** Null where the answer comes later, or opens by itself. */
async function perform(
  services: Services,
  caller: SlackCaller,
  actor: SessionActor,
  what: 'ask' | 'balance' | 'away',
  { trigger_id: trigger, response_url }: Waiting,
): Promise<ReturnType<typeof ephemeral> | null> {
  if (what !== 'ask') {
    await answerLater(services, caller, { what, answerTo: response_url });
    return null;
  }
  try {
    await openSlackModal(services, caller, trigger, await askingModal(services, actor));
    return null;
  } catch (error) {
    return ephemeral(sentenceOf(services, error, actor.language));
  }
}

type View = Extract<z.output<typeof interactionSchema>, { type: 'view_submission' }>['view'];

/** What is refused is told inside of the modal, in the words of the page. */
async function submitted(services: Services, caller: SlackCaller | null, view: View) {
  const { callback_id: callback, private_metadata: kept, state, id: viewId } = view;
  const block = callback === 'reject' ? 'reason' : 'endDate';
  const actor = caller?.actor ?? null;
  if (!caller || !actor)
    return {
      response_action: 'errors',
      errors: { [block]: saidToAStranger((language) => errorSentenceOf('forbidden', language)) },
    };
  try {
    refuseUnfitTexts(state.values);
    if (callback === 'ask')
      return { response_action: 'update', view: await proofOf(services, actor, state.values) };
    if (callback === 'file') {
      const outcome = await fileFromSlack(services, actor, kept, viewId);
      return { response_action: 'update', view: saidView(mailsIn(actor.language).chatMessages[outcome]) };
    }
    if (callback === 'reject') {
      const { reason } = readAs(reasonSchema, state.values);
      await decideByPress(services, actor, kept, reason.reason.value ?? '');
    }
    return { response_action: 'clear' };
  } catch (error) {
    const sentence = sentenceOf(services, error, actor.language);
    // The proof has no field that an error could stand at.
    if (callback === 'file') return { response_action: 'update', view: saidView(sentence) };
    return { response_action: 'errors', errors: { [block]: sentence } };
  }
}

const saidView = (text: string) => ({
  type: 'modal',
  title: { type: 'plain_text', text: 'Relâche' },
  blocks: [{ type: 'section', text: { type: 'mrkdwn', text } }],
});

const ephemeral = (text: string) => ({ response_type: 'ephemeral', text });

const connectionsAddress = ({ publicUrl }: Services): string => `${publicUrl}${PAGES.connections.path}`;

function sentenceOf(services: Services, error: unknown, language: Language): string {
  if (error instanceof Failure) return errorBody(error, language).error;
  if (!(error instanceof OutsideFailure || error instanceof DOMException)) throw error;
  return mailsIn(language).chatMessages.failed(services.publicUrl);
}

const errorSentenceOf = (code: 'forbidden', language: Language): string =>
  errorBody(new Failure(code), language).error;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function readAs<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given);
  if (!read.success) throw new Failure('malformed_request');
  return read.data;
}
