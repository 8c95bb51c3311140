import { type LeaveType, type LeaveTypes, leaveTypesOf } from '#domain/leave-types/leave-type.ts';
import type { TimelineSpan } from './calendar-people.ts';
import type { Database, StatementValue } from './database.ts';
import { writtenTypes } from './leave-types.ts';

/** All absences of one person with one type: pairs of the first half-day, counted from the first day, and a length. */
export type AbsenceRun = readonly [userId: string, type: string, pending: boolean, spans: readonly number[]];

export interface FoundAbsences {
  readonly types: LeaveTypes;
  /** False when a team was asked for that is not there. */
  readonly known: boolean;
  readonly runs: readonly AbsenceRun[];
}

export interface AbsenceFilter extends TimelineSpan {
  readonly userId?: string | undefined;
  /** Whose requests that wait are told as well. */
  readonly pendingOf: 'nobody' | 'everyone' | { readonly userId: string };
}

const approved = `'approved', 'cancellation-asked'`;
const startSlot = `(r.start_date - $1::date) * 2 + case r.start_half when 'pm' then 1 else 0 end`;
const endSlot = `(r.end_date - $1::date) * 2 + case r.end_half when 'pm' then 2 else 1 end`;

function statementText(stateIs: string, conditions: readonly string[], known: string): string {
  return `select ${writtenTypes} as types, ${known} as known,
    (select coalesce(json_agg(json_build_array(user_id, type, pending, spans)), '[]') from (
      select r.user_id, r.type, r.state = 'pending' as pending,
        ('[' || string_agg((${startSlot}) || ',' || ((${endSlot}) - (${startSlot})), ','
          order by r.start_date, r.start_half) || ']')::json as spans
      from leave_requests r
      join users u on u.organization_id = r.organization_id and u.id = r.user_id
      where ${stateIs} and r.start_date <= $2::date and r.end_date >= $1::date
        and (u.removed_at is null or r.start_date <= u.removed_at::date)
        ${conditions.map((condition) => `and ${condition}`).join(' ')}
      group by r.user_id, r.type, r.state = 'pending'
    ) run) as runs`;
}

/** Absences that touch the days, each person's of one type together: few rows for a whole year, in one round trip. */
export async function listAbsenceRuns(
  database: Database,
  organizationId: string,
  { from, to, teamId, userId, pendingOf }: AbsenceFilter,
): Promise<FoundAbsences> {
  const values: StatementValue[] = [from, to];
  const place = (value: StatementValue): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  let [name, known, stateIs] = ['timeline-absences', 'true', `r.state in (${approved})`];
  if (teamId !== undefined) {
    const at = `${place(teamId)}::uuid`;
    name += ':team';
    known = `exists (select from teams where id = ${at})`;
    conditions.push(`r.user_id in (select user_id from team_members where team_id = ${at}
      union select manager_id from teams where id = ${at})`);
  }
  if (userId !== undefined) {
    name += ':user';
    conditions.push(`r.user_id = ${place(userId)}::uuid`);
  }
  if (pendingOf === 'everyone') {
    name += ':pending';
    stateIs = `r.state in (${approved}, 'pending')`;
  } else if (pendingOf !== 'nobody') {
    name += ':own-pending';
    stateIs = `(${stateIs} or (r.state = 'pending' and r.user_id = ${place(pendingOf.userId)}::uuid))`;
  }
  const statement = { name, text: statementText(stateIs, conditions, known) };
  const [found] = await database.askOrganization<{ types: LeaveType[]; known: boolean; runs: AbsenceRun[] }>(
    organizationId,
    statement,
    values,
  );
  if (!found) throw new Error('A statement without a table always has a row.');
  return { ...found, types: leaveTypesOf(found.types) };
}
