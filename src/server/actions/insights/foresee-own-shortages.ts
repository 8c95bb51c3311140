import { dayOfInstant } from '#domain/calendar/instant.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { DAYS_FORESEEN } from '#domain/insights/period.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { type ForeseenShortage, foreseeShortages } from '#server/actions/coverage/foresee-shortages.ts';
import type { Services } from '#server/services.ts';
import { reachOf } from './population.ts';

/** U9: days to come on which leave that is approved already leaves too few, of everyone or of the teams one leads. */
export async function foreseeOwnShortages(
  services: Services,
  actor: SessionActor,
): Promise<ForeseenShortage[]> {
  const today = dayOfInstant(services.now().getTime(), actor.timeZone);
  const { groups, people } = await services.database.inOrganization(actor.organizationId, (tx) =>
    reachOf(tx, actor, today),
  );
  const days = { from: today, to: addDays(today, DAYS_FORESEEN) };
  return (await foreseeShortages(services, actor, days)).filter(({ team }) =>
    team === null ? people === null : groups.some(({ id }) => id === team.id),
  );
}
