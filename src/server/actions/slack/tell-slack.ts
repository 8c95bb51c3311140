import { z } from 'zod';
import { type DueCopy, dueCopies } from '#server/actions/connections/request-copies.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { requestCard } from '#server/slack/slack-blocks.ts';
import { callSlack } from '#server/slack/slack-call.ts';
import { findConnectionWith } from '#server/store/connections.ts';
import { findLeaveRequest } from '#server/store/leave-requests.ts';
import {
  deleteSlackMessage,
  keepSlackMessage,
  listSlackMessages,
  type SlackMessage,
} from '#server/store/slack.ts';
import { mailsIn } from '#words/written.ts';

/**
 * N18: brings every copy of a request to what it says now: deciders who have none get one while it waits, and those that
 * show something older are changed, wherever the decision was made. Done twice, it does nothing the second time.
 */
export async function tellSlack(
  services: Services,
  { organizationId, requestId }: JobPayload<'tell-slack'>,
  signal: AbortSignal,
): Promise<void> {
  const { database } = services;
  const told = await database.inOrganization(organizationId, async (tx) => {
    const connection = await findConnectionWith(tx, 'slack', null);
    const found = await findLeaveRequest(tx, requestId);
    if (connection?.state !== 'ok' || !found) return null;
    const copies = await dueCopies(services, tx, 'slack', found, await listSlackMessages(tx, requestId));
    return { connection, version: found.request.version, copies };
  });
  if (!told || told.copies.length === 0) return;
  const { connection, version, copies } = told;
  const place = { organizationId, connectionId: connection.id };
  try {
    await withConnection(
      services,
      place,
      async (access) => {
        for (const copy of copies) await bringUpToDate(services, access, requestId, version, copy);
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

const openedSchema = z.object({ channel: z.object({ id: z.string() }) });
const postedSchema = z.object({ channel: z.string(), ts: z.string() });

async function bringUpToDate(
  services: Services,
  { organizationId, connectionId, externalId, access: token, signal }: OpenAccess,
  requestId: string,
  version: number,
  { reader, link, kept: message, told }: DueCopy<SlackMessage>,
): Promise<void> {
  const { database, now } = services;
  const blocks = requestCard(mailsIn(reader.language).slackMessages, told);
  const text = told.summary;
  const kept = { requestId, userId: reader.id, connectionId, version, postedAt: now() };
  const keep = (where: Pick<SlackMessage, 'channel' | 'ts'>) =>
    database.inOrganization(organizationId, (tx) => keepSlackMessage(tx, { ...kept, ...where }));
  if (message) {
    const { channel, ts } = message;
    try {
      const body = { channel, ts, text, blocks };
      await callSlack(services, { method: 'chat.update', token, body, signal }, z.object({}));
      await keep({ channel, ts });
    } catch (error) {
      if (
        !(error instanceof OutsideFailure) ||
        !['message_not_found', 'channel_not_found'].includes(error.code ?? '')
      )
        throw error;
      await database.inOrganization(organizationId, (tx) => deleteSlackMessage(tx, message));
    }
    return;
  }
  const [team, user] = link?.externalId.split('/') ?? [];
  // Linked in a workspace that the company has left since.
  if (!user || team !== externalId) return;
  const { channel } = await callSlack(
    services,
    { method: 'conversations.open', token, body: { users: user }, signal },
    openedSchema,
  );
  const body = { channel: channel.id, text, blocks, unfurl_links: false };
  await keep(await callSlack(services, { method: 'chat.postMessage', token, body, signal }, postedSchema));
}
