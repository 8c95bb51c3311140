import { z } from 'zod';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import type { Block } from '#server/slack/slack-blocks.ts';
import { callSlack } from '#server/slack/slack-call.ts';
import type { SlackMessage } from '#server/store/slack.ts';

/** What a message of ours carries unseen, by which it is found again: the id of the request, nothing else. */
const about = 'relache_request';

interface ShownMessage {
  readonly channel: string;
  readonly text: string;
  readonly blocks: readonly Block[];
}

const postedSchema = z.object({ ts: z.string() });
const historySchema = z.object({
  messages: z.array(
    z.looseObject({
      ts: z.string(),
      metadata: z.looseObject({ event_type: z.string(), event_payload: z.looseObject({}) }).optional(),
    }),
  ),
});

export async function postOwnMessage(
  services: Services,
  { access: token, signal }: OpenAccess,
  { requestId, ...shown }: ShownMessage & { readonly requestId: string },
): Promise<string> {
  const metadata = { event_type: about, event_payload: { request: requestId } };
  const body = { ...shown, metadata, unfurl_links: false };
  return (await callSlack(services, { method: 'chat.postMessage', token, body, signal }, postedSchema)).ts;
}

/** False where it is no longer there. */
export async function changeOwnMessage(
  services: Services,
  { access: token, signal }: OpenAccess,
  body: ShownMessage & { readonly ts: string },
): Promise<boolean> {
  try {
    await callSlack(services, { method: 'chat.update', token, body: { ...body }, signal }, z.object({}));
    return true;
  } catch (error) {
    const isGone =
      error instanceof OutsideFailure &&
      ['message_not_found', 'channel_not_found'].includes(error.code ?? '');
    if (!isGone) throw error;
    return false;
  }
}

/** The clocks of two servers differ a little. */
const clockSpareSeconds = 300;
const most = 200;

/**
 * N43: whether a message that was about to be posted is there. Of what stands in the conversation since then, only what
 * is marked as ours is looked at. Null where it is not.
 */
export async function findOwnMessage(
  services: Services,
  { access: token, signal }: OpenAccess,
  { channel, requestId, postedAt }: SlackMessage,
): Promise<string | null> {
  const body = {
    channel,
    oldest: String(Math.floor(postedAt.getTime() / 1000) - clockSpareSeconds),
    include_all_metadata: true,
    limit: most,
  };
  const { messages } = await callSlack(
    services,
    { method: 'conversations.history', token, body, signal },
    historySchema,
  );
  const found = messages.find(
    ({ metadata }) => metadata?.event_type === about && metadata.event_payload.request === requestId,
  );
  return found?.ts ?? null;
}

/** Slack read what it was asked, and did not do it. What went unanswered may have been done all the same. */
export function isClearRefusal(error: unknown): boolean {
  return error instanceof OutsideFailure && error.trouble !== 'unreachable';
}
