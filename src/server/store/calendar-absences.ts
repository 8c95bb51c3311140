import { APPROVED_STATES, HOLDING_STATES, PENDING_STATES } from '#domain/leave-requests/request-states.ts';
import { type LeaveType, type LeaveTypes, leaveTypesOf } from '#domain/leave-types/leave-type.ts';
import type { PlainQuestion } from './answers.ts';
import type { TimelineSpan } from './calendar-people.ts';
import type { Database } from './database.ts';
import { inStates } from './in-states.ts';
import { type LaidOver, laidOverText, readLaidOver } from './laid-over.ts';
import { typesShape, writtenTypes } from './leave-types.ts';
import type { StatementValue } from './statement-value.ts';

/** Half-days are counted from the morning of the first day asked for. */
export interface FoundAbsence {
  readonly type: string;
  readonly pending: boolean;
  readonly start: number;
  readonly length: number;
  /** Counted from 1 January 1970. */
  readonly under: LaidOver;
}

export interface FoundAbsences {
  readonly types: LeaveTypes;
  /** False when a team was asked for that is not there. */
  readonly known: boolean;
  /** By person, in no particular order. */
  readonly people: readonly (readonly [userId: string, absences: readonly FoundAbsence[]])[];
}

export interface AbsenceFilter extends TimelineSpan {
  readonly userId?: string | undefined;
  /** Whose requests that wait are told as well. */
  readonly pendingOf: 'nobody' | 'everyone' | { readonly userId: string };
}

interface PackedAbsences {
  readonly types: LeaveType[];
  readonly known: boolean;
  readonly people: [userId: string, absences: string][];
}

/** More half-days than any leave has. */
const roomForLength = 2 ** 20;

/** Both ends of an absence in one number: its first half-day, how far its last one is from that day, and its state. */
const packed = `(((r.start_date - $1::date) * 2 + case r.start_half when 'pm' then 1 else 0 end) * ${roomForLength}::bigint
  + (r.end_date - r.start_date) * 2 + case r.end_half when 'pm' then 1 else 0 end) * 2
  + case when ${inStates('r.state', PENDING_STATES)} then 1 else 0 end`;

/**
 * One short text a person: twelve thousand rows would cost more to carry over than to read. The organisation is named
 * besides the policy that holds it, which would be worked out for every row.
 */
function statementText(stateIs: string, conditions: readonly string[], known: string): string {
  return `select ${writtenTypes} as types, ${known} as known,
    (select coalesce(json_agg(json_build_array(user_id, absences)), '[]') from (
      select r.user_id, string_agg(r.type || ' ' || (${packed}) || '|' || ${laidOverText('r')}, ';') as absences
      from leave_requests r
      where r.organization_id = $3::uuid and ${stateIs} and r.start_date <= $2::date and r.end_date >= $1::date
        and (r.user_id <> all (array(select id from users where organization_id = $3::uuid and removed_at is not null))
          or r.start_date <= (select removed_at::date from users where organization_id = $3::uuid and id = r.user_id))
        ${conditions.map((condition) => `and ${condition}`).join(' ')}
      group by r.user_id
    ) person) as people`;
}

/**
 * `vacation 98319|`: a type, what `packed` made of the rest, which is negative before the first day, and the leave that
 * it lies over.
 */
function readAbsence(text: string): FoundAbsence {
  const space = text.lastIndexOf(' ');
  const bar = text.indexOf('|', space);
  const all = Number(text.slice(space + 1, bar));
  const both = Math.floor(all / 2);
  const start = Math.floor(both / roomForLength);
  return {
    type: text.slice(0, space),
    pending: all - both * 2 === 1,
    start,
    length: both - start * roomForLength + 1 - Math.abs(start % 2),
    under: readLaidOver(text.slice(bar + 1)),
  };
}

/** Absences that touch the days, each person's together, in one round trip. */
export async function listAbsencesByPerson(
  database: Database,
  organizationId: string,
  { from, to, teamId, userId, pendingOf }: AbsenceFilter,
): Promise<FoundAbsences> {
  const values: StatementValue[] = [from, to, organizationId];
  const place = (value: StatementValue): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  let [name, known, stateIs] = ['timeline-absences', 'true', inStates('r.state', APPROVED_STATES)];
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
    stateIs = inStates('r.state', HOLDING_STATES);
  } else if (pendingOf !== 'nobody') {
    name += ':own-pending';
    stateIs = `(${stateIs} or (${inStates('r.state', PENDING_STATES)} and r.user_id = ${place(pendingOf.userId)}::uuid))`;
  }
  const statement: PlainQuestion<PackedAbsences> = {
    name,
    text: statementText(stateIs, conditions, known),
    columns: { types: typesShape, known: 'bool', people: [['string']] },
  };
  const [found] = await database.askOrganization(organizationId, statement, values);
  if (!found) throw new Error('A statement without a table always has a row.');
  return {
    types: leaveTypesOf(found.types),
    known: found.known,
    people: found.people.map(([userId, absences]) => [userId, absences.split(';').map(readAbsence)]),
  };
}
