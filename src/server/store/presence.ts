import type { PatternInForce } from '#domain/balances/leave-basis.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { HOLDING_STATES } from '#domain/leave-requests/request-states.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { isMemberIn } from './in-roles.ts';
import { inStates } from './in-states.ts';
import { patternJson, patternsByDay, patternsShape } from './leave-basis.ts';
import { storedDayOf } from './schema/day.ts';

/** Someone who may be in or away, with all that K1 reads. */
export interface ExpectedPerson {
  readonly id: string;
  readonly employedFrom: PlainDate | null;
  readonly employedTo: PlainDate | null;
  /** Of the teams that were asked for, those they belong to or lead. */
  readonly teams: readonly string[];
  readonly patterns: readonly PatternInForce[];
  /** Pending and approved, on the days that were asked for. */
  readonly absences: readonly Omit<HeldRequest, 'type'>[];
}

/** Everyone, or the people of some teams. Each table is read once, whatever their number. */
const presence: Question<ExpectedPerson> = {
  columns: {
    id: 'uuid',
    employedFrom: 'text',
    employedTo: 'text',
    teams: ['string'],
    patterns: patternsShape,
    absences: [
      {
        id: 'string',
        state: 'string',
        startDate: 'string',
        startHalf: 'string',
        endDate: 'string',
        endHalf: 'string',
      },
    ],
  },
  name: 'expected-people',
  text: `
    with staff as (
      select team_id, user_id from team_members where team_id = any ($1)
      union select id, manager_id from teams where id = any ($1) and manager_id is not null)
    select u.id, (${storedDayOf('u.employed_from')})::text as "employedFrom",
      (${storedDayOf('u.employed_to')})::text as "employedTo",
      coalesce(s.all, '[]') as teams, coalesce(p.all, '[]') as patterns, coalesce(a.all, '[]') as absences
    from users u
    left join (select user_id, json_agg(team_id) as all from staff group by user_id) s on s.user_id = u.id
    left join (select p.user_id, json_agg(${patternJson} order by p.effective_from) as all
      from ${patternsByDay} p group by p.user_id) p on p.user_id = u.id
    left join (select r.user_id, json_agg(json_build_object('id', r.id, 'state', r.state, 'startDate', r.start_date,
        'startHalf', r.start_half, 'endDate', r.end_date, 'endHalf', r.end_half)) as all
      from leave_requests r
      where ${inStates('r.state', HOLDING_STATES)} and not r.at_work
        and r.start_date <= $3 and r.end_date >= $2
      group by r.user_id) a on a.user_id = u.id
    where u.removed_at is null and ${isMemberIn('u.role')} and ($4 or s.user_id is not null)`,
};

export async function listExpectedPeople(
  tx: TenantTransaction,
  teamIds: readonly string[],
  withEveryone: boolean,
  from: PlainDate,
  to: PlainDate,
): Promise<ExpectedPerson[]> {
  return tx.ask(presence, [teamIds, from, to, withEveryone]);
}
