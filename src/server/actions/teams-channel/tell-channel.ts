import { rangeOf } from '#domain/balances/leave-situation.ts';
import { newsOfEvent } from '#domain/connections/channel-news.ts';
import { isToldOutside } from '#domain/connections/told-outside.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findRequestEvent, type LeaveRequestEvent } from '#server/store/leave-request-events.ts';
import { findLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import type { ChannelChoices } from '#server/teams-channel/channel-choices.ts';
import type { CardTold } from '#server/teams-channel/teams-card.ts';
import { postToFlow } from '#server/teams-channel/teams-flow.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { findChannel } from './own-channel.ts';

/** N20: posts what happened to a request, as it stands when its turn comes. */
export async function tellChannel(
  services: Services,
  { organizationId, connectionId, eventId }: JobPayload<'tell-channel'>,
  signal: AbortSignal,
): Promise<void> {
  const card = await services.database.inOrganization(organizationId, async (tx) => {
    const channel = await findChannel(tx);
    const event = await findRequestEvent(tx, eventId);
    const found = event && (await findLeaveRequest(tx, event.requestId));
    // Disconnected since, or connected elsewhere: that one was not asked for this.
    if (channel?.connection.id !== connectionId || channel.connection.state !== 'ok' || !found) return null;
    const told = newsOfEvent(event.event);
    if (!told?.holds(found.request.state) || !channel.choices.news.includes(told.news)) return null;
    // V20: what is connected is dead while the company is being closed.
    if (found.organization.closesAt || liesOverLeave(found)) return null;
    return cardOf(services, tx, channel.choices, event, found);
  });
  if (card) await postCard(services, { organizationId, connectionId }, card, signal);
}

/** What time does not mend is told to the admins; the job has nothing left to do. The rest is tried again. */
export async function postCard(
  services: Services,
  place: { readonly organizationId: string; readonly connectionId: string },
  card: CardTold,
  signal: AbortSignal,
): Promise<void> {
  try {
    await withConnection(services, place, (access) => postToFlow(services, access, card), signal);
  } catch (error) {
    const passes =
      !(error instanceof OutsideFailure) || error.trouble === 'busy' || error.trouble === 'unreachable';
    if (passes) throw error;
  }
}

/**
 * G5: an absence inside of leave that everybody knows says why by being there, and so does its end: one that was refused,
 * withdrawn or cancelled stands in no calendar any more, and lay there all the same.
 */
function liesOverLeave({ request }: RequestInContext): boolean {
  return request.overBooked;
}

/** N15: no note, no reason, nothing of health or family. */
async function cardOf(
  { publicUrl }: Services,
  tx: TenantTransaction,
  { language }: ChannelChoices,
  { event }: LeaveRequestEvent,
  { request, person, decidedByName }: RequestInContext,
): Promise<CardTold> {
  const texts = mailsIn(language).channelCards;
  const words = wordsIn(language);
  const type = typeOf(await loadLeaveTypes(tx), request.type);
  const titles: Partial<Record<LeaveRequestEvent['event'], (name: string) => string>> = texts;
  const isDecided = event === 'approved' || event === 'rejected';
  return {
    title: titles[event]?.(person.name) ?? texts.absence,
    lines: [
      [texts.type, isToldOutside(type) ? type.name[language] : texts.absence],
      [texts.period, words.periods.short(rangeOf(request))],
      [texts.counted, words.figures.counted(request.countedHalves / 2)],
      ...(isDecided && decidedByName ? [[texts.by, decidedByName] as const] : []),
    ],
    link: { title: texts.open, url: `${publicUrl}/requests/${request.id}` },
  };
}
