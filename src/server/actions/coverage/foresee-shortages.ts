import { can } from '#domain/access/can.ts';
import { policiesOf, rangeOf } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { datedPatterns } from '#domain/counting/dated-patterns.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import { foreseenShortages, type Shortage } from '#domain/coverage/minimum.ts';
import { effectOnBalance } from '#domain/leave-requests/request-states.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listMinimums, type NamedTeam } from '#server/store/coverage.ts';
import { loadSettingsInForce } from '#server/store/leave-basis.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { listExpectedPeople } from '#server/store/presence.ts';
import { listTeamRows } from '#server/store/teams.ts';

export interface ForeseenShortage {
  readonly team: NamedTeam;
  readonly minimum: number;
  readonly days: readonly Shortage[];
}

/** Where too few will be in by what is approved already. Without any minimum, nothing more is read. */
export async function foreseeShortages(
  { database }: Services,
  actor: SessionActor,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<ForeseenShortage[]> {
  if (!can(actor, 'leave-request.read-all')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const minimums = await listMinimums(tx);
    if (minimums.length === 0) return [];
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const policies = policiesOf({ settings: await loadSettingsInForce(tx) }, organization);
    const teams = await listTeamRows(tx);
    const teamIds = minimums.flatMap(({ teamId }) => teamId ?? []);
    const withEveryone = minimums.some(({ teamId }) => teamId === null);
    const people = (await listExpectedPeople(tx, teamIds, withEveryone, from, to)).map((person) => {
      const { employedFrom, employedTo } = person;
      return {
        teams: person.teams,
        read: dayReader({ patterns: datedPatterns(person.patterns), employedFrom, employedTo }, policies),
        absences: person.absences.filter(({ state }) => effectOnBalance(state) === 'takes').map(rangeOf),
      };
    });
    return minimums
      .map(({ teamId, people: minimum }) => {
        const staff = people.filter((person) => teamId === null || person.teams.includes(teamId));
        const team = teams.find(({ id }) => id === teamId) ?? null;
        return { team, minimum, days: foreseenShortages(staff, minimum, from, to) };
      })
      .filter(({ days }) => days.length > 0);
  });
}
