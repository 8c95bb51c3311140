import { toNumber } from '#domain/amounts/fraction.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { showMyBalances } from '#server/actions/balances/show-balances.ts';
import { linkedPerson } from '#server/actions/connections/linked-person.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { showTeamCalendar } from '#server/actions/leave-requests/show-team-calendar.ts';
import type { Services } from '#server/services.ts';
import { slackText } from '#server/slack/slack-blocks.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn, writtenIn } from '#words/written.ts';

const daysAhead = 7;
const mostTold = 40;

/** What somebody asked by a command, sent to where Slack waits for it: to nobody else. */
export async function answerSlack(
  services: Services,
  { organizationId, slackName, what, answerTo, text: said = '' }: JobPayload<'answer-slack'>,
  signal: AbortSignal,
): Promise<void> {
  const actor = what === 'say' ? null : await linkedPerson(services, organizationId, 'slack', slackName);
  if (!actor && what !== 'say') return;
  const sentences =
    actor === null ? [said] : await (what === 'balance' ? toldBalances : toldAway)(services, actor);
  const text = sentences.map(slackText).join('\n');
  await services.outside.call({
    method: 'POST',
    url: answerTo,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ response_type: 'ephemeral', replace_original: false, text }),
    signal,
  });
}

/** N15: counters that are of paid leave or RTT alone; what others are called is the organisation's to choose. */
export async function toldBalances(services: Services, actor: SessionActor): Promise<string[]> {
  const { language } = actor;
  const words = wordsIn(language);
  const said = writtenIn(language).assistants;
  const counters = await showMyBalances(services, actor, undefined);
  return counters
    .filter(({ counter }) => counter === 'paid-leave' || counter === 'rtt')
    .map(({ counter, available, reserved, types }) => {
      const waiting = toNumber(reserved);
      const label = counterLabel(counter, language, types);
      const held = waiting === 0 ? null : words.figures.days(waiting);
      return said.counter(label, words.figures.days(toNumber(available)), held, null);
    });
}

/** N15: who is away and when; why is not told here, not even to those who may know. */
export async function toldAway(services: Services, actor: SessionActor): Promise<string[]> {
  const { language, timeZone } = actor;
  const words = wordsIn(language);
  const said = writtenIn(language).assistants;
  const from = dayOfInstant(services.now().getTime(), timeZone);
  const to = addDays(from, daysAhead - 1);
  const absences = (await showTeamCalendar(services, actor, { from, to })).filter(({ atWork }) => !atWork);
  if (absences.length === 0) return [said.nobodyAway(words.periods.days(from, to))];
  const { absence } = mailsIn(language).chatMessages;
  return absences
    .slice(0, mostTold)
    .map((one) => said.away(one.employeeName, absence, words.periods.short(rangeOf(one))));
}
