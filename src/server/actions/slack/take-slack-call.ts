import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SessionActor } from '#server/actions/actor.ts';
import { linkedPerson } from '#server/actions/connections/linked-person.ts';
import { noteConnectionTrouble } from '#server/actions/connections/note-connection.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { callSlack } from '#server/slack/slack-call.ts';
import { isSignedBySlack, type SignedCall } from '#server/slack/slack-signature.ts';
import { findConnectionPlace, findOwnConnectionTo } from '#server/store/connections.ts';
import { noteSlackCall } from '#server/store/slack.ts';

/** N16: signed over its bytes, and of these minutes; anything else is refused before it is read. */
export function requireSlackSignature({ outside, now }: Services, call: SignedCall): void {
  const { slack } = outside.choices;
  if (!slack || !isSignedBySlack(call, slack.signingSecret, now())) throw new Failure('webhook_refused');
}

/** Who calls, from which workspace. */
export interface SlackCaller {
  readonly organizationId: string;
  readonly connectionId: string;
  readonly slackName: string;
  /** Null for who is linked to nobody here, or to somebody who is here no more. */
  readonly actor: SessionActor | null;
}

/** Null for a workspace that no company has connected. A call that was seen before is refused. */
export async function takeSlackCall(
  services: Services,
  signature: string,
  { team, user }: { readonly team: string; readonly user: string },
): Promise<SlackCaller | null> {
  const { database, now } = services;
  const place = await findConnectionPlace(database, 'slack', team);
  if (!place) return null;
  const { organizationId } = place;
  const hash = createHash('sha256').update(signature).digest();
  const isNew = await database.inOrganization(organizationId, (tx) => noteSlackCall(tx, hash, now()));
  if (!isNew) throw new Failure('webhook_refused');
  const slackName = `${team}/${user}`;
  return { ...place, slackName, actor: await linkedPerson(services, organizationId, 'slack', slackName) };
}

/** The trigger of a modal ends three seconds after the press: this waits for two at most. */
export async function openSlackModal(
  services: Services,
  { organizationId, connectionId }: SlackCaller,
  trigger: string,
  view: object,
): Promise<void> {
  await withConnection(
    services,
    { organizationId, connectionId },
    ({ access, signal }) =>
      callSlack(
        services,
        { method: 'views.open', token: access, body: { trigger_id: trigger, view }, signal },
        z.object({}),
      ),
    AbortSignal.timeout(2000),
  );
}

/** Sent by a job to where Slack waits for it, and nowhere else. */
export async function answerLater(
  { database, outside }: Services,
  { organizationId, slackName }: SlackCaller,
  answer: Pick<JobPayload<'answer-slack'>, 'what' | 'answerTo' | 'text'>,
): Promise<void> {
  const { slack } = outside.choices;
  const origin = URL.canParse(answer.answerTo) ? new URL(answer.answerTo).origin : '';
  if (!slack || ![new URL(slack.api).origin, 'https://hooks.slack.com'].includes(origin)) return;
  await database.inOrganization(organizationId, (tx) =>
    enqueue(tx, 'answer-slack', { organizationId, slackName, ...answer }),
  );
}

/** N24: drawn by a job: Slack waits for an answer, and not for the page. */
export async function drawHomeLater(
  { database }: Services,
  { organizationId, connectionId, slackName }: SlackCaller,
): Promise<void> {
  await database.inOrganization(organizationId, (tx) =>
    enqueue(tx, 'show-slack-home', { organizationId, connectionId, slackName }),
  );
}

/**
 * Somebody took an access back in Slack: nobody has to find out by trying. Without a list of whose, or with the bot's in
 * it, the app is gone; a person who takes their own back ends their status alone.
 */
export async function noteTakenBack(
  { database, now }: Services,
  { organizationId, connectionId }: SlackCaller,
  team: string,
  tokens?: { readonly oauth: readonly string[]; readonly bot: readonly string[] },
): Promise<void> {
  await database.inOrganization(organizationId, async (tx) => {
    if (!tokens || tokens.bot.length > 0) await noteConnectionTrouble(tx, connectionId, 'revoked', now());
    for (const user of tokens?.oauth ?? []) {
      const own = await findOwnConnectionTo(tx, 'slack-status', `${team}/${user}`);
      if (own) await noteConnectionTrouble(tx, own.id, 'revoked', now());
    }
  });
}
