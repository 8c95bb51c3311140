import { rangeOf } from '#domain/balances/leave-situation.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { shownTo } from '#server/actions/leave-requests/show-team-calendar.ts';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { readTeamCalendar } from '#server/store/team-calendar.ts';
import type { CardTold } from '#server/teams-channel/teams-card.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { findChannel } from './own-channel.ts';
import { postCard } from './tell-channel.ts';

/** More make a card that nobody reads. */
const mostTold = 40;
/** Whoever reads a channel is told what a colleague without any privilege is. */
const anyColleague = { id: '', role: 'employee' } as const;

/** N22: who is away from Monday to Sunday, and when. Nothing of why, not even a type. */
export async function postDigest(
  services: Services,
  { organizationId, connectionId, monday }: JobPayload<'post-digest'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, publicUrl } = services;
  const card = await database.inOrganization(organizationId, async (tx): Promise<CardTold | null> => {
    const channel = await findChannel(tx);
    const organization = await findOrganization(tx);
    if (channel?.connection.id !== connectionId || !organization || organization.closesAt) return null;
    const { news, language } = channel.choices;
    if (channel.connection.state !== 'ok' || !news.includes('digest')) return null;
    const texts = mailsIn(language).channelCards;
    const { periods } = wordsIn(language);
    const from = plainDate(monday);
    const days = { from, to: addDays(from, 6) };
    const away = shownTo(anyColleague, await readTeamCalendar(tx, { ...days, undecided: true }), days).filter(
      ({ atWork }) => !atWork,
    );
    const told = away
      .slice(0, mostTold)
      .map((one) => [one.employeeName, periods.short(rangeOf(one))] as const);
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
  });
  if (card) await postCard(services, { organizationId, connectionId }, card, signal);
}
