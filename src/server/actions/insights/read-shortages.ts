import { policiesOf, rangeOf } from '#domain/balances/leave-situation.ts';
import type { Half } from '#domain/calendar/half-day.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { earliest, type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import { datedPatterns } from '#domain/counting/dated-patterns.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import { foreseenShortages } from '#domain/coverage/minimum.ts';
import { awayHalves } from '#domain/coverage/presence.ts';
import { absenceClass } from '#domain/insights/absence-classes.ts';
import { lastDayOf } from '#domain/insights/period.ts';
import { FEWEST_LED, FEWEST_PEOPLE } from '#domain/insights/suppression.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listMinimums, type NamedTeam } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listTypesOfAbsences } from '#server/store/insights.ts';
import { loadSettingsInForce } from '#server/store/leave-basis.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { type ExpectedPerson, listExpectedPeople } from '#server/store/presence.ts';
import { type AskedInsights, askedMonths } from './asked-time.ts';
import { type InsightReach, type InsightReader, peopleMeant, reachOf } from './population.ts';

export interface ShortDay {
  readonly team: NamedTeam;
  readonly date: PlainDate;
  readonly half: Half | null;
  readonly minimum: number;
  readonly present: number;
  /** How many were away for each reason; null where the team is too small to say so. */
  readonly why: { readonly planned: number; readonly unplanned: number } | null;
}

/** U9: days that are over on which leave left fewer people than the minimum of today asks for. */
export async function readShortages(
  { database, now }: Services,
  actor: InsightReader,
  asked: AskedInsights,
): Promise<ShortDay[]> {
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  const span = askedMonths(asked, today);
  const to = earliest(lastDayOf(span), today);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const reach = await reachOf(tx, actor, today);
    // A team that is not the reader's is not found.
    peopleMeant(reach, { team: asked.team }, []);
    const minimums = (await listMinimums(tx)).filter(({ teamId }) => isAsked(reach, teamId, asked.team));
    if (minimums.length === 0 || to < span.from) return [];
    const people = await presentees(
      tx,
      minimums.map(({ teamId }) => teamId),
      span.from,
      to,
    );
    const fewest = reach.people === null ? FEWEST_PEOPLE : FEWEST_LED;
    return minimums
      .flatMap(({ teamId, people: minimum }) => {
        const staff = people.filter(({ teams }) => teamId === null || teams.includes(teamId));
        const team = reach.groups.find(({ id }) => id === teamId) ?? null;
        return foreseenShortages(staff, minimum, span.from, to).map((short) => ({
          ...short,
          team,
          minimum,
          why: staff.length < fewest ? null : reasonsOn(staff, short.date),
        }));
      })
      .sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : 0));
  });
}

function isAsked({ groups, people }: InsightReach, teamId: string | null, team: string | undefined): boolean {
  if (teamId === null) return people === null && team === undefined;
  return team === undefined ? groups.some(({ id }) => id === teamId) : teamId === team;
}

async function presentees(
  tx: TenantTransaction,
  teamIds: readonly (string | null)[],
  from: PlainDate,
  to: PlainDate,
) {
  const organization = await findOrganization(tx);
  if (!organization) throw new Failure('not_found');
  const policies = policiesOf({ settings: await loadSettingsInForce(tx) }, organization);
  const types = await loadLeaveTypes(tx);
  const typeById = await listTypesOfAbsences(tx, from, to);
  const isUnplanned = (id: string) => {
    const found = absenceClass(typeOf(types, typeById.get(id) ?? 'other'));
    return found === 'health' || found === 'unforeseen';
  };
  const named = teamIds.flatMap((id) => id ?? []);
  const expected = await listExpectedPeople(tx, named, teamIds.includes(null), from, to);
  return expected.map(({ teams, employedFrom, employedTo, patterns, absences }: ExpectedPerson) => {
    const approved = absences.filter(({ state }) => isApproved(state));
    return {
      teams,
      read: dayReader({ patterns: datedPatterns(patterns), employedFrom, employedTo }, policies),
      absences: approved.map(rangeOf),
      unplanned: approved.filter(({ id }) => isUnplanned(id)).map(rangeOf),
    };
  });
}

type Staff = Awaited<ReturnType<typeof presentees>>;

function reasonsOn(staff: Staff, date: PlainDate): { planned: number; unplanned: number } {
  const day = toDayNumber(date);
  const reasons = { planned: 0, unplanned: 0 };
  for (const { read, absences, unplanned } of staff) {
    const { worked } = read(day);
    if ((awayHalves(absences, day) & worked) === 0) continue;
    if ((awayHalves(unplanned, day) & worked) > 0) reasons.unplanned += 1;
    else reasons.planned += 1;
  }
  return reasons;
}
