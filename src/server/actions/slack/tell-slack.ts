import { z } from 'zod';
import { toNumber } from '#domain/amounts/fraction.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { isToldOutside } from '#domain/connections/told-outside.ts';
import { isApproved, isPending, isRejected } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { findApprovers } from '#server/actions/leave-requests/find-approvers.ts';
import { type DescribedRequest, describeRequest } from '#server/actions/leave-requests/read-request.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { type Block, requestCard } from '#server/slack/slack-blocks.ts';
import { callSlack } from '#server/slack/slack-call.ts';
import { slackHistoryScope } from '#server/slack/slack-protocol.ts';
import { findConnectionWith } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
import {
  deleteSlackMessage,
  keepSlackMessage,
  listSlackMessages,
  listSlackNames,
  type SlackMessage,
} from '#server/store/slack.ts';
import { findUser, type User } from '#server/store/users.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { changeOwnMessage, findOwnMessage, isClearRefusal, postOwnMessage } from './own-messages.ts';

/** One decider's copy of a request, as it should stand. */
interface Copy {
  readonly reader: User;
  readonly slackName: string | null;
  readonly message: SlackMessage | null;
  /** Whether there is still something to decide. */
  readonly waits: boolean;
  readonly text: string;
  readonly blocks: readonly Block[];
}

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
    return { connection, version: found.request.version, copies: await copiesOf(services, tx, found) };
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

async function copiesOf(services: Services, tx: TenantTransaction, found: RequestInContext): Promise<Copy[]> {
  const { request, person, organization } = found;
  const today = dayOfInstant(services.now().getTime(), organization.timeZone);
  const messages = await listSlackMessages(tx, request.id);
  const waits = isPending(request.state);
  const asked = waits ? (await findApprovers(tx, person, today)).filter(({ id }) => id !== person.id) : [];
  const names = await listSlackNames(
    tx,
    asked.map(({ id }) => id),
  );
  const older = messages.filter(({ version, ts }) => version !== request.version || ts === null);
  const fresh = asked.filter(({ id }) => names.has(id) && !messages.some(({ userId }) => userId === id));
  const copies: Copy[] = [];
  for (const userId of new Set([...older.map((one) => one.userId), ...fresh.map(({ id }) => id)])) {
    const reader = await findUser(tx, userId);
    if (!reader) continue;
    const described = await describeRequest(tx, reader, found, today);
    copies.push({
      reader,
      slackName: names.get(userId) ?? null,
      message: messages.find((one) => one.userId === userId) ?? null,
      waits,
      ...cardFor(services, found, described, reader),
    });
  }
  return copies;
}

/** N15: no note, no reason of a refusal, no reason of health; a type by its name only where it says nothing private. */
function cardFor(
  { publicUrl }: Services,
  { request, person, decidedByName }: RequestInContext,
  { assessment, conflicts }: DescribedRequest,
  { language }: User,
): Pick<Copy, 'text' | 'blocks'> {
  const texts = mailsIn(language).slackMessages;
  const words = wordsIn(language);
  const type = typeOf(assessment.types, request.type);
  const isTold = isToldOutside(type);
  const period = words.periods.short(rangeOf(request));
  const names = [...new Set(conflicts.map(({ employeeName }) => employeeName))];
  const after = isTold && assessment.balance ? words.figures.days(toNumber(assessment.balance.after)) : null;
  const lines: (readonly [string, string])[] = [
    [texts.type, isTold ? type.name[language] : texts.absence],
    [texts.period, period],
    [texts.counted, words.figures.counted(request.countedHalves / 2)],
    ...(after === null ? [] : [[texts.after, after] as const]),
    ...(names.length > 0 ? [[texts.meanwhile, words.lists.all(names)] as const] : []),
  ];
  const waits = isPending(request.state);
  const by = decidedByName ?? '';
  const outcome = waits
    ? null
    : isApproved(request.state) && by
      ? texts.approvedBy(by)
      : isRejected(request.state) && by
        ? texts.rejectedBy(by)
        : texts.over;
  const address = `${publicUrl}/requests/${request.id}`;
  const value = `${request.id}:${request.version}`;
  return {
    text: `${texts.asks(person.name)}, ${period}`,
    blocks: requestCard(texts, { person: person.name, lines, outcome, value, address }),
  };
}

interface Told {
  readonly requestId: string;
  readonly version: number;
  /** Whether the workspace lets us look at our own conversations. */
  readonly mayLook: boolean;
}

const openedSchema = z.object({ channel: z.object({ id: z.string() }) });

async function bringUpToDate(
  services: Services,
  access: OpenAccess,
  told: Told,
  { reader, slackName, message, waits, text, blocks }: Copy,
): Promise<void> {
  const { database, now } = services;
  const { organizationId, connectionId, externalId, access: token, signal } = access;
  const { requestId, version } = told;
  const kept = { requestId, userId: reader.id, connectionId, version, postedAt: now() };
  const keep = (where: Pick<SlackMessage, 'channel' | 'ts'>) =>
    database.inOrganization(organizationId, (tx) => keepSlackMessage(tx, { ...kept, ...where }));
  const forget = () =>
    database.inOrganization(organizationId, (tx) => deleteSlackMessage(tx, { requestId, userId: reader.id }));
  if (message) {
    const { channel } = message;
    const ts = message.ts ?? (told.mayLook ? await findOwnMessage(services, access, message) : null);
    if (ts !== null) {
      const isThere = await changeOwnMessage(services, access, { channel, ts, text, blocks });
      await (isThere ? keep({ channel, ts }) : forget());
      return;
    }
    if (!waits) {
      await forget();
      return;
    }
  }
  const [team, user] = slackName?.split('/') ?? [];
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
