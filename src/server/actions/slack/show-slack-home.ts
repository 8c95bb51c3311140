import { z } from 'zod';
import { PAGES } from '#contract/pages.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { isToldOutside } from '#domain/connections/told-outside.ts';
import { holdsHalfDays, isPending } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { linkedPerson } from '#server/actions/connections/linked-person.ts';
import { saidToAStranger } from '#server/actions/connections/said-to-a-stranger.ts';
import { withConnection } from '#server/actions/connections/with-connection.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { listMyRequests } from '#server/actions/leave-requests/list-requests.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { Services } from '#server/services.ts';
import { type Block, homeBlocks, section } from '#server/slack/slack-blocks.ts';
import { callSlack } from '#server/slack/slack-call.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { toldAway, toldBalances } from './answer-slack.ts';

const mostRequests = 10;

/** N24: what somebody reads on the page of the app, by their rights of the moment; who is nobody is told how to link. */
export async function showSlackHome(
  services: Services,
  { organizationId, connectionId, slackName }: JobPayload<'show-slack-home'>,
  signal: AbortSignal,
): Promise<void> {
  const actor = await linkedPerson(services, organizationId, 'slack', slackName);
  const address = `${services.publicUrl}${PAGES.connections.path}`;
  const blocks = actor
    ? await blocksFor(services, actor)
    : [section(saidToAStranger((language) => mailsIn(language).chatMessages.notLinked(address)))];
  const [, user] = slackName.split('/');
  const body = { user_id: user, view: { type: 'home', blocks } };
  try {
    await withConnection(
      services,
      { organizationId, connectionId },
      ({ access: token }) =>
        callSlack(services, { method: 'views.publish', token, body, signal }, z.object({})),
      signal,
    );
  } catch (error) {
    // Drawn anew when they open it again; what time does not mend was told to the admins.
    if (!(error instanceof OutsideFailure)) throw error;
  }
}

async function blocksFor(services: Services, actor: SessionActor): Promise<Block[]> {
  const { language } = actor;
  return homeBlocks(mailsIn(language).chatMessages, {
    balances: await toldBalances(services, actor),
    requests: await requestSentences(services, actor),
    away: await toldAway(services, actor),
    address: services.publicUrl,
  });
}

/** N15: one's own, and still no type that says something private: a page of Slack is seen over a shoulder. */
async function requestSentences(services: Services, actor: SessionActor): Promise<string[]> {
  const { language, timeZone, organizationId } = actor;
  const from = dayOfInstant(services.now().getTime(), timeZone);
  const lines = await listMyRequests(services, actor, { from }, { limit: 50 });
  const types = await services.database.inOrganization(organizationId, loadLeaveTypes);
  const texts = mailsIn(language).chatMessages;
  const { periods } = wordsIn(language);
  return lines
    .filter(({ state }) => holdsHalfDays(state))
    .slice(0, mostRequests)
    .map((line) => {
      const type = typeOf(types, line.type);
      const name = isToldOutside(type) ? type.name[language] : texts.absence;
      return texts.ownRequest(name, periods.short(rangeOf(line)), isPending(line.state));
    });
}
