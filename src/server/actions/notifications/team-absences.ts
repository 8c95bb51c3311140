import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { type ShownAbsence, shownTo } from '#server/actions/leave-requests/show-team-calendar.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { readTeamCalendar } from '#server/store/team-calendar.ts';
import { listTeams, type StaffedTeam } from '#server/store/teams.ts';
import { listUsers, type User } from '#server/store/users.ts';

/** What the weekly digest of one person tells. */
export interface TeamAbsences {
  readonly reader: User;
  readonly teams: readonly string[];
  /** Of this week and the next, in order; one's own are known. */
  readonly absences: readonly ShownAbsence[];
  readonly types: LeaveTypes;
}

/** For everyone who has joined and whose teams have someone away in the two weeks from a Monday on. */
export async function listTeamAbsences(tx: TenantTransaction, monday: PlainDate): Promise<TeamAbsences[]> {
  const days = { from: monday, to: addDays(monday, 13) };
  const absences = await readTeamCalendar(tx, days);
  if (absences.length === 0) return [];
  const types = await loadLeaveTypes(tx);
  const teams = await listTeams(tx);
  const people = await listUsers(tx);
  return people
    .filter(({ confirmedAt }) => confirmedAt !== null)
    .flatMap((reader) => {
      const own = teams.filter((team) => staffOf(team).includes(reader.id));
      const colleagues = new Set(own.flatMap(staffOf));
      const away = shownTo(
        reader,
        absences.filter(({ userId }) => userId !== reader.id && colleagues.has(userId)),
        days,
      );
      return away.length === 0 ? [] : [{ reader, teams: own.map(({ name }) => name), absences: away, types }];
    });
}

function staffOf({ managerId, members }: StaffedTeam): string[] {
  return [...(managerId === null ? [] : [managerId]), ...members.map(({ id }) => id)];
}
