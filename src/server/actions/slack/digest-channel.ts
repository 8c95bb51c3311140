import { z } from 'zod';
import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { callSlack } from '#server/slack/slack-call.ts';
import { readSlackChoices, type SlackChoices } from '#server/slack/slack-choices.ts';
import { findConnectionWith, updateOutsideConnection } from '#server/store/connections.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { mailsIn } from '#words/written.ts';
import type { SlackCaller } from './take-slack-call.ts';

type DigestChannel = SlackChoices['digest'];

/** Where the app is not, or nobody is any more. */
const closed = ['not_in_channel', 'channel_not_found', 'is_archived', 'restricted_action'];

/**
 * N23: an admin chooses the channel that they write the command in, and its language by which command it is. It is told so
 * there at once, which is the proof that the app may post: false where it may not. Waits for two seconds at most, as Slack does for three.
 */
export async function chooseDigestChannel(
  services: Services,
  { organizationId, connectionId }: Pick<SlackCaller, 'organizationId' | 'connectionId'>,
  actor: SessionActor,
  chosen: NonNullable<DigestChannel>,
): Promise<boolean> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  const text = mailsIn(chosen.language).chatMessages.digestChosen;
  const isOpen = await withConnection(
    services,
    { organizationId, connectionId },
    async ({ access: token, signal }) => {
      try {
        const body = { channel: chosen.channel, text };
        await callSlack(services, { method: 'chat.postMessage', token, body, signal }, z.object({}));
        return true;
      } catch (error) {
        if (error instanceof OutsideFailure && closed.includes(error.code ?? '')) return false;
        throw error;
      }
    },
    AbortSignal.timeout(2000),
  );
  if (isOpen) await keepDigest(services, actor, chosen);
  return isOpen;
}

export async function showDigestChannel({ database }: Services, actor: SessionActor): Promise<DigestChannel> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  const found = await database.inOrganization(actor.organizationId, (tx) =>
    findConnectionWith(tx, 'slack', null),
  );
  return found && readSlackChoices(found.choices).digest;
}

export async function stopDigest(services: Services, actor: SessionActor): Promise<void> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  await keepDigest(services, actor, null);
}

async function keepDigest(
  { database, now }: Services,
  actor: SessionActor,
  digest: DigestChannel,
): Promise<void> {
  await database.inOrganization(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    const found = await findConnectionWith(tx, 'slack', null);
    const before = found && readSlackChoices(found.choices).digest;
    const isSame = before?.channel === digest?.channel && before?.language === digest?.language;
    if (!found || isSame) return;
    await updateOutsideConnection(tx, found.id, { choices: { ...found.choices, digest } });
    await record(tx, actor, now(), {
      action: 'connection.changed',
      subject: { kind: 'user', id: actor.id, name: actor.name },
      details: { provider: 'slack', owner: 'company', label: found.label },
    });
  });
}
