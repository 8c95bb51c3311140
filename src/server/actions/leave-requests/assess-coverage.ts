import { can } from '#domain/access/can.ts';
import { type LeaveSituation, leaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { datedPatterns } from '#domain/counting/dated-patterns.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import { blackoutsEntered, isRefusable } from '#domain/coverage/blackout.ts';
import { type Shortage, shortages } from '#domain/coverage/minimum.ts';
import type { Presentee } from '#domain/coverage/presence.ts';
import type { Colleague } from '#domain/leave-requests/approvers.ts';
import type { Asked, RequestStanding } from '#domain/leave-requests/asked.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { effectOnBalance } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { NamedBlackout, NamedMinimum, NamedTeam } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { PersonalBasis } from '#server/store/leave-basis.ts';
import { type ExpectedPerson, listExpectedPeople } from '#server/store/presence.ts';

/** Too few people on some days, of everyone or of a team. */
export interface ToldShortage {
  readonly team: NamedTeam;
  readonly minimum: number;
  /** Whether requests that still wait are counted as well: what they would add, on these days alone. */
  readonly withPending: boolean;
  readonly days: readonly Shortage[];
}

export interface CoverageAssessment {
  readonly shortages: readonly ToldShortage[];
  /** K3: those that stand in its way. */
  readonly blackouts: readonly NamedBlackout[];
}

export const NOTHING_COVERED: CoverageAssessment = { shortages: [], blackouts: [] };

type CoveredStanding = RequestStanding & { readonly basis: PersonalBasis };

/** What an absence means for those who stay. Without any minimum or period, nothing more is read. */
export async function assessCoverage(
  tx: TenantTransaction,
  reader: Colleague,
  asked: Asked,
  before: Pick<Asked, 'type' | 'range'> | null,
  standing: CoveredStanding,
  held: readonly HeldRequest[],
  today: PlainDate,
): Promise<CoverageAssessment> {
  const { coverage, types } = standing.basis;
  const { minimums, blackouts } = coverage;
  if (minimums.length === 0 && blackouts.length === 0) return NOTHING_COVERED;
  const others = held.filter(({ id }) => id !== asked.id);
  const situation = leaveSituation(standing, others);
  // K2: nobody is made to feel sorry for leave that is theirs by law.
  const isTold = isRefusable(typeOf(types, asked.type)) || reader.id !== standing.person.id;
  return {
    shortages: isTold ? await findShortages(tx, reader, asked, standing, others, situation, today) : [],
    blackouts: blackoutsEntered(asked, before, situation, blackouts),
  };
}

async function findShortages(
  tx: TenantTransaction,
  reader: Colleague,
  { range }: Asked,
  { person, basis }: CoveredStanding,
  others: readonly HeldRequest[],
  { counted, policies }: LeaveSituation,
  today: PlainDate,
): Promise<ToldShortage[]> {
  const { minimums } = basis.coverage;
  if (minimums.length === 0 || range.end < today) return [];
  const teamIds = minimums.flatMap(({ teamId }) => teamId ?? []);
  const withEveryone = minimums.some(({ teamId }) => teamId === null);
  const from = latest(range.start, today);
  const expected = await listExpectedPeople(tx, teamIds, withEveryone, from, range.end);
  const colleagues = expected
    .filter(({ id }) => id !== person.id)
    .map((one) => {
      const { patterns: given, employedFrom, employedTo } = one;
      const patterns = datedPatterns(given);
      return { ...one, read: dayReader({ patterns, employedFrom, employedTo }, policies) };
    });
  const own: Presentee = { read: dayReader(counted, policies), absences: rangesOf(others, isTaken) };
  const shortOf = (minimum: NamedMinimum, counts: (absence: Absence) => boolean): Shortage[] => {
    const staff = colleagues
      .filter(({ teams }) => minimum.teamId === null || teams.includes(minimum.teamId))
      .map(({ id, read, absences }) => ({
        read,
        absences: rangesOf(absences, (one) => isTaken(one) || (counts(one) && mayKnowOf(reader, id))),
      }));
    return shortages(range, own, staff, minimum.people, today);
  };
  return minimums.flatMap((minimum): ToldShortage[] => {
    const { team, people } = minimum;
    const days = shortOf(minimum, () => false);
    const known = new Map(days.map((day) => [day.date, day]));
    const added = shortOf(minimum, () => true).filter(({ date, present }) => {
      const day = known.get(date);
      return day === undefined || present < day.present;
    });
    return [
      ...(days.length > 0 ? [{ team, minimum: people, withPending: false, days }] : []),
      ...(added.length > 0 ? [{ team, minimum: people, withPending: true, days: added }] : []),
    ];
  });
}

type Absence = ExpectedPerson['absences'][number];

function isTaken({ state }: Pick<Absence, 'state'>): boolean {
  return effectOnBalance(state) === 'takes';
}

/** What is not decided yet is for those who decide. */
function mayKnowOf(reader: Colleague, userId: string): boolean {
  return can(reader, 'leave-request.read', { id: userId });
}

function rangesOf<One extends Absence>(
  absences: readonly One[],
  counts: (one: One) => boolean,
): LeaveRange[] {
  return absences.filter(counts).map(rangeOf);
}
