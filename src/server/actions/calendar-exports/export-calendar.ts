import { can } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import {
  type AskedCalendar,
  type ShownAbsence,
  showTeamCalendar,
} from '#server/actions/leave-requests/show-team-calendar.ts';
import type { Services } from '#server/services.ts';
import { listCountedHalves, listTeamNames } from '#server/store/calendar-exports.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';

export interface ExportedAbsence extends ShownAbsence {
  readonly teams: readonly string[];
  /** Null where the reader may not know: what leave costs is the person's and their deciders' affair. */
  readonly countedDays: number | null;
}

export interface ExportedCalendar {
  readonly absences: readonly ExportedAbsence[];
  readonly types: LeaveTypes;
}

export type AskedExport = Pick<AskedCalendar, 'teamId' | 'userId' | 'type' | 'pending'> & {
  readonly from: PlainDate;
  readonly to: PlainDate;
};

/** What the calendar shows this reader, with their teams and what it costs: the same question, the same privacy. */
export async function exportCalendar(
  services: Services,
  actor: SessionActor,
  asked: AskedExport,
): Promise<ExportedCalendar> {
  const shown = await showTeamCalendar(services, actor, asked);
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
    const countedDays = ({ id, userId }: ShownAbsence): number | null => {
      if (!can(actor, 'leave-request.read', { id: userId })) return null;
      return (counted.get(id) ?? 0) / 2;
    };
    return {
      types: await loadLeaveTypes(tx),
      absences: shown.map((absence) => ({
        ...absence,
        teams: teams.get(absence.userId) ?? [],
        countedDays: countedDays(absence),
      })),
    };
  });
}
