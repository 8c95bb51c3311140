import { z } from 'zod';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { addDays, type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/text/language.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { shownTo } from '#server/actions/leave-requests/show-team-calendar.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { digestBlocks } from '#server/slack/slack-blocks.ts';
import { callSlack } from '#server/slack/slack-call.ts';
import { readSlackChoices } from '#server/slack/slack-choices.ts';
import { claimChannelPost } from '#server/store/channel-posts.ts';
import {
  findConnectionWith,
  findOutsideConnection,
  type OutsideConnection,
} from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { readTeamCalendar } from '#server/store/team-calendar.ts';
import { readChannelChoices } from '#server/teams-channel/channel-choices.ts';
import type { CardTold } from '#server/teams-channel/teams-card.ts';
import { postToFlow } from '#server/teams-channel/teams-flow.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { withConnection } from './with-connection.ts';

/** More make a message that nobody reads. */
const mostTold = 40;
/** Whoever reads a channel is told what a colleague without any privilege is. */
const anyColleague = { id: '', role: 'employee' } as const;

type PostDigest = (services: Services, access: OpenAccess, told: CardTold) => Promise<void>;

interface DigestPlace {
  readonly language: Language;
  readonly post: PostDigest;
}

/** N22: who claims a digest posts it: the claim and the job are one transaction. */
export async function claimChannelDigests(tx: TenantTransaction, monday: PlainDate, at: Date): Promise<void> {
  const { organizationId } = tx;
  for (const provider of ['slack', 'teams'] as const) {
    const found = await findConnectionWith(tx, provider, null);
    if (!found || !placeOf(found)) continue;
    if (!(await claimChannelPost(tx, found.id, `week ${monday}`, at))) continue;
    await enqueue(tx, 'post-digest', { organizationId, connectionId: found.id, monday });
  }
}

/** Null where nobody wants one, or nothing can be posted. */
function placeOf({ provider, state, choices }: OutsideConnection): DigestPlace | null {
  if (state !== 'ok') return null;
  if (provider === 'teams') {
    const { news, language } = readChannelChoices(choices);
    return news.includes('digest') ? { language, post: postToFlow } : null;
  }
  const digest = provider === 'slack' ? readSlackChoices(choices).digest : null;
  if (!digest) return null;
  return { language: digest.language, post: postInSlack(digest.channel) };
}

const postInSlack =
  (channel: string): PostDigest =>
  async (services, { access: token, signal }, told) => {
    const body = { channel, text: told.title, blocks: digestBlocks(told), unfurl_links: false };
    await callSlack(services, { method: 'chat.postMessage', token, body, signal }, z.object({}));
  };

/** N22: who is away from Monday to Sunday, and when. Nothing of why, not even a type. */
export async function postDigest(
  services: Services,
  { organizationId, connectionId, monday }: JobPayload<'post-digest'>,
  signal: AbortSignal,
): Promise<void> {
  const found = await services.database.inOrganization(organizationId, async (tx) => {
    const connection = await findOutsideConnection(tx, connectionId);
    const organization = await findOrganization(tx);
    const place = connection && placeOf(connection);
    // V20: what is connected is dead while the company is being closed.
    if (!place || !organization || organization.closesAt) return null;
    return { ...place, told: await digestOf(services, tx, plainDate(monday), place.language) };
  });
  if (!found) return;
  const { post, told } = found;
  try {
    const place = { organizationId, connectionId };
    await withConnection(services, place, (access) => post(services, access, told), signal);
  } catch (error) {
    const passes =
      !(error instanceof OutsideFailure) || error.trouble === 'busy' || error.trouble === 'unreachable';
    if (passes) throw error;
  }
}

async function digestOf(
  { publicUrl }: Services,
  tx: TenantTransaction,
  from: PlainDate,
  language: Language,
): Promise<CardTold> {
  const texts = mailsIn(language).channelCards;
  const { periods } = wordsIn(language);
  const days = { from, to: addDays(from, 6) };
  const away = shownTo(anyColleague, await readTeamCalendar(tx, { ...days, undecided: true }), days).filter(
    ({ atWork }) => !atWork,
  );
  const told = away.slice(0, mostTold).map((one) => [one.employeeName, periods.short(rangeOf(one))] as const);
  const rest = away.length - told.length;
  return {
    title: texts.digest(periods.days(days.from, days.to)),
    lines: [
      ...told,
      ...(away.length === 0 ? [['', texts.nobody] as const] : []),
      ...(rest > 0 ? [['', texts.more(rest)] as const] : []),
    ],
    link: { title: texts.calendar, url: `${publicUrl}/calendar` },
  };
}
