import { can } from '#domain/access/can.ts';
import { countFor } from '#domain/balances/booking.ts';
import { leaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { daysWithin } from '#domain/leave-requests/days-within.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import {
  type AskedCalendar,
  type ShownAbsence,
  showTeamCalendar,
} from '#server/actions/leave-requests/show-team-calendar.ts';
import type { Services } from '#server/services.ts';
import { listCountedHalves, listTeamNames } from '#server/store/calendar-exports.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBases } from '#server/store/leave-basis.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findUsers } from '#server/store/users.ts';
import { type PayrollFacts, payrollFactsOf, UNKNOWN_FACTS } from './payroll-facts.ts';

export interface ExportedAbsence extends ShownAbsence, PayrollFacts {
  readonly teams: readonly string[];
  /** Null where the reader may not know: what leave costs is the person's and their deciders' affair. */
  readonly countedDays: number | null;
  /** O1: those of them within the days that were asked for. */
  readonly daysWithin: number | null;
}

export interface ExportedCalendar {
  readonly absences: readonly ExportedAbsence[];
  readonly types: LeaveTypes;
  /** What was not known yet of people. */
  readonly found: KnownFacts;
}

export type AskedExport = Pick<AskedCalendar, 'teamId' | 'userId' | 'type' | 'pending'> & {
  readonly from: PlainDate;
  readonly to: PlainDate;
};

/** Those of the absences that start on these days; without a first one, also those that had begun before. */
export interface ExportPart {
  readonly startingFrom: PlainDate | undefined;
  readonly to: PlainDate;
}

/** What was found of people in earlier parts: it is counted once for each. */
export type KnownFacts = ReadonlyMap<string, PayrollFacts>;

/** What the calendar shows this reader, with their teams and what it costs: the same question, the same privacy. */
export async function exportCalendar(
  services: Services,
  actor: SessionActor,
  asked: AskedExport,
  part: ExportPart = { startingFrom: undefined, to: asked.to },
  known: KnownFacts = new Map(),
): Promise<ExportedCalendar> {
  const shown = await showTeamCalendar(services, actor, { ...asked, ...part });
  return services.database.inOrganization(actor.organizationId, async (tx) => {
    const ids = (of: (absence: ShownAbsence) => string) => [...new Set(shown.map(of))];
    const counted = await listCountedHalves(
      tx,
      ids(({ id }) => id),
    );
    const teams = await listTeamNames(
      tx,
      ids(({ userId }) => userId),
    );
    const isKnown = ({ userId }: ShownAbsence) => can(actor, 'leave-request.read', { id: userId });
    const across = shown.filter((absence) => isKnown(absence) && goesBeyond(absence, asked));
    const within = await daysOfThose(tx, across, asked);
    const people = ids(({ userId }) => userId).filter((id) => !known.has(id));
    const found = await payrollFactsOf(tx, actor, people, { at: asked.to, now: services.now() });
    const factsOf = (id: string): PayrollFacts => known.get(id) ?? found.get(id) ?? UNKNOWN_FACTS;
    return {
      found,
      types: await loadLeaveTypes(tx),
      absences: shown.map((absence) => {
        const countedDays = isKnown(absence) ? (counted.get(absence.id) ?? 0) / 2 : null;
        return {
          ...absence,
          ...factsOf(absence.userId),
          teams: teams.get(absence.userId) ?? [],
          countedDays,
          daysWithin: within.get(absence.id) ?? countedDays,
        };
      }),
    };
  });
}

function goesBeyond({ startDate, endDate }: ShownAbsence, { from, to }: AskedExport): boolean {
  return startDate < from || endDate > to;
}

/** Only absences that go on beyond the days are counted anew, day by day: they are few. */
async function daysOfThose(
  tx: TenantTransaction,
  absences: readonly ShownAbsence[],
  { from, to }: AskedExport,
): Promise<ReadonlyMap<string, number>> {
  const organization = absences.length === 0 ? null : await findOrganization(tx);
  if (organization === null) return new Map();
  const ids = [...new Set(absences.map(({ userId }) => userId))];
  const bases = await loadLeaveBases(tx, ids);
  const people = new Map((await findUsers(tx, ids)).map((person) => [person.id, person]));
  return new Map(
    absences.flatMap((absence): [string, number][] => {
      const person = people.get(absence.userId);
      const basis = bases.get(absence.userId);
      if (person === undefined || basis === undefined) return [];
      const situation = leaveSituation({ person, organization, basis }, []);
      const range = rangeOf(absence);
      const count = countFor(situation, range, typeOf(situation.types, absence.type).counter);
      return [[absence.id, daysWithin(count, range, from, to)]];
    }),
  );
}
