import { z } from 'zod';
import { type DueCopy, dueCopies } from '#server/actions/connections/request-copies.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { requestCard } from '#server/slack/slack-blocks.ts';
import { callSlack } from '#server/slack/slack-call.ts';
import { slackHistoryScope } from '#server/slack/slack-protocol.ts';
import { findConnectionWith } from '#server/store/connections.ts';
import { findLeaveRequest } from '#server/store/leave-requests.ts';
import {
  deleteSlackMessage,
  keepSlackMessage,
  listSlackMessages,
  type SlackMessage,
} from '#server/store/slack.ts';
import { mailsIn } from '#words/written.ts';
import { changeOwnMessage, findOwnMessage, isClearRefusal, postOwnMessage } from './own-messages.ts';

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
    const messages = (await listSlackMessages(tx, requestId)).map((one) => ({
      ...one,
      isUnsure: one.ts === null,
    }));
    const copies = await dueCopies(services, tx, 'slack', found, messages);
    return { connection, version: found.request.version, copies };
  });
  if (!told || told.copies.length === 0) return;
  const { connection, version, copies } = told;
  const mayLook = connection.scopes.includes(slackHistoryScope);
  const place = { organizationId, connectionId: connection.id };
  try {
    await withConnection(
      services,
      place,
      async (access) => {
        for (const copy of copies)
          await bringUpToDate(services, access, { requestId, version, mayLook }, copy);
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

interface MessagePlace {
  readonly requestId: string;
  readonly version: number;
  /** Whether the workspace lets us look at our own conversations. */
  readonly mayLook: boolean;
}

const openedSchema = z.object({ channel: z.object({ id: z.string() }) });

async function bringUpToDate(
  services: Services,
  access: OpenAccess,
  place: MessagePlace,
  { reader, link, kept: message, told }: DueCopy<SlackMessage>,
): Promise<void> {
  const { database, now } = services;
  const { organizationId, connectionId, externalId, access: token, signal } = access;
  const { requestId, version } = place;
  const blocks = requestCard(mailsIn(reader.language).chatMessages, told);
  const text = told.summary;
  const kept = { requestId, userId: reader.id, connectionId, version, postedAt: now() };
  const keep = (where: Pick<SlackMessage, 'channel' | 'ts'>) =>
    database.inOrganization(organizationId, (tx) => keepSlackMessage(tx, { ...kept, ...where }));
  const forget = () =>
    database.inOrganization(organizationId, (tx) => deleteSlackMessage(tx, { requestId, userId: reader.id }));
  if (message) {
    const { channel } = message;
    const ts = message.ts ?? (place.mayLook ? await findOwnMessage(services, access, message) : null);
    if (ts !== null) {
      const isThere = await changeOwnMessage(services, access, { channel, ts, text, blocks });
      await (isThere ? keep({ channel, ts }) : forget());
      return;
    }
    if (told.outcome !== null) {
      await forget();
      return;
    }
  }
  const [team, user] = link?.externalId.split('/') ?? [];
  // Linked in a workspace that the company has left since.
  if (!user || team !== externalId) return;
  const opened = await callSlack(
    services,
    { method: 'conversations.open', token, body: { users: user }, signal },
    openedSchema,
  );
  const channel = opened.channel.id;
  // Noted first: whoever finds this row without a name looks before anything is posted again.
  await keep({ channel, ts: null });
  try {
    const ts = await postOwnMessage(services, access, { channel, requestId, text, blocks });
    await keep({ channel, ts });
  } catch (error) {
    // It was answered with a no, so that it is not there.
    if (isClearRefusal(error)) await forget();
    throw error;
  }
}
