import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { RestSignal } from '#domain/insights/rest.ts';
import { byName } from '#domain/text/by-name.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listStandings } from '#server/store/figure-marks.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { listUserRows, type User } from '#server/store/users.ts';
import { type GroupFilters, peopleMeant, reachOf } from './population.ts';
import { refreshFigures } from './refresh-figures.ts';

export interface RestOfPerson extends RestSignal {
  readonly person: Pick<User, 'id' | 'name'>;
}

/** U7: whoever has had no week off for long, for admins. */
export async function readRest(
  { database, now }: Services,
  actor: SessionActor,
  filters: GroupFilters,
): Promise<RestOfPerson[]> {
  if (!can(actor, 'insight.rest')) throw new Failure('forbidden');
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const reach = await reachOf(tx, { ...actor, key: undefined }, today);
    await refreshFigures(tx, organization, today);
    const present = (await listUserRows(tx)).filter(
      ({ employedTo }) => employedTo === null || employedTo >= today,
    );
    const people = peopleMeant(
      reach,
      filters,
      present.map(({ id }) => id),
    );
    const standings = await listStandings(tx);
    return present
      .flatMap((person): RestOfPerson[] => {
        const rest = people.has(person.id) ? standings.get(person.id)?.rest : undefined;
        if (!rest || (rest.withoutWeekSince === null && rest.summerWithout === null)) return [];
        return [{ person, ...rest }];
      })
      .sort((a, b) => byName(a.person.name, b.person.name));
  });
}
