import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { type ShownAbsence, shownTo } from '#server/actions/leave-requests/show-team-calendar.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { readTeamCalendar } from '#server/store/team-calendar.ts';
import { listTeamRows, listTeamsOf, type StaffedTeam } from '#server/store/teams.ts';
import { findUser, listUserRows, type User } from '#server/store/users.ts';

/** What the weekly digest of one person tells. */
export interface TeamAbsences {
  readonly reader: User;
  readonly teams: readonly string[];
  /** Of this week and the next, in order; one's own are known. */
  readonly absences: readonly ShownAbsence[];
  readonly types: LeaveTypes;
}

const daysAhead = 13;

/** For one reader; null when nobody of their teams is away in the two weeks from a Monday on. */
export async function listTeamAbsences(
  tx: TenantTransaction,
  monday: PlainDate,
  readerId: string,
): Promise<TeamAbsences | null> {
  const reader = await findUser(tx, readerId);
  // Whoever was never heard of at this address gets no mail about others.
  if (!reader?.confirmedAt) return null;
  const own = await listTeamsOf(tx, reader.id);
  const colleagues = new Set(own.flatMap(staffOf));
  const days = { from: monday, to: addDays(monday, daysAhead) };
  const absences = await readTeamCalendar(tx, days);
  const away = shownTo(
    reader,
    absences.filter(({ userId }) => userId !== reader.id && colleagues.has(userId)),
    days,
  );
  if (away.length === 0) return null;
  const types = await loadLeaveTypes(tx);
  return { reader, teams: own.map(({ name }) => name), absences: away, types };
}

/** Everyone who has joined and whose teams have someone else away in the two weeks from a Monday on. */
export async function listDigestReaders(tx: TenantTransaction, monday: PlainDate): Promise<string[]> {
  const absences = await readTeamCalendar(tx, { from: monday, to: addDays(monday, daysAhead) });
  const away = new Set(absences.map(({ userId }) => userId));
  const told = new Set<string>();
  for (const team of await listTeamRows(tx)) {
    const staff = new Set(staffOf(team));
    const some = [...staff].filter((id) => away.has(id));
    // Whoever is the only one away has nobody else to be told of.
    for (const id of staff) if (some.some((other) => other !== id)) told.add(id);
  }
  return (await listUserRows(tx))
    .filter(({ id, confirmedAt }) => confirmedAt !== null && told.has(id))
    .map(({ id }) => id);
}

function staffOf({ managerId, members }: StaffedTeam): string[] {
  return [...(managerId === null ? [] : [managerId]), ...members.map(({ id }) => id)];
}
