import { PAGES } from '#contract/pages.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { Services } from '#server/services.ts';
import { updateOutsideConnection } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import type { ChannelChoices } from '#server/teams-channel/channel-choices.ts';
import { postToFlow } from '#server/teams-channel/teams-flow.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import {
  findChannel,
  refuseAllButAdmins,
  requireChannel,
  type ShownChannel,
  shownChannel,
} from './own-channel.ts';

export async function showChannel({ database }: Services, actor: SessionActor): Promise<ShownChannel | null> {
  refuseAllButAdmins(actor);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await findChannel(tx);
    return found && shownChannel(found);
  });
}

/** N21: posts a card that says what it is. That the flow took it is noted; whether anybody sees it is asked. */
export async function testChannel(
  services: Services,
  actor: SessionActor,
): Promise<{ readonly channel: ShownChannel; readonly isTaken: boolean }> {
  refuseAllButAdmins(actor);
  const { database, now, publicUrl } = services;
  const { organizationId } = actor;
  const { connection, choices } = await database.inOrganization(organizationId, requireChannel);
  const texts = mailsIn(choices.language).channelCards;
  const news = choices.news.map((one) => texts.news[one]);
  const told = news.length > 0 ? wordsIn(choices.language).lists.all(news) : texts.nothing;
  const card = {
    title: texts.test,
    lines: [['', texts.testedBy(actor.name)] as const, [texts.posts, told] as const],
    link: { title: texts.connections, url: `${publicUrl}${PAGES.connections.path}` },
  };
  const place = { organizationId, connectionId: connection.id };
  try {
    await withConnection(services, place, (access) => postToFlow(services, access, card));
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    const channel = await database.inOrganization(organizationId, requireChannel);
    return { channel: shownChannel(channel), isTaken: false };
  }
  const tested = { testedAt: now().toISOString(), seen: null };
  const channel = await database.inOrganization(organizationId, (tx) => noteTest(tx, tested));
  return { channel, isTaken: true };
}

/** What an admin says of the last test; kept until the next one. */
export async function answerTest(
  { database }: Services,
  actor: SessionActor,
  seen: boolean,
): Promise<ShownChannel> {
  refuseAllButAdmins(actor);
  return database.inOrganization(actor.organizationId, (tx) => noteTest(tx, { seen }));
}

async function noteTest(tx: TenantTransaction, noted: Partial<ChannelChoices>): Promise<ShownChannel> {
  await lockOrganization(tx);
  const { connection, choices } = await requireChannel(tx);
  // Nobody has seen what was never sent.
  if (choices.testedAt !== null || noted.testedAt !== undefined) {
    await updateOutsideConnection(tx, connection.id, { choices: { ...choices, ...noted } });
    await notifyLive(tx, ['organization']);
  }
  return shownChannel(await requireChannel(tx));
}
