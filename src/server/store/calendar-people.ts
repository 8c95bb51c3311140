import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainColumns, PlainQuestion } from './answers.ts';
import type { Database } from './database.ts';
import { isMemberIn } from './in-roles.ts';
import { storedDayOf } from './schema/day.ts';
import type { StatementValue } from './statement-value.ts';

export interface TimelineTeam {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

export interface TimelinePerson {
  readonly id: string;
  readonly name: string;
  readonly teams: readonly string[];
  readonly weeks: readonly { readonly from: PlainDate; readonly weeks: readonly string[] }[];
  /** Only when they lie within the time asked for. */
  readonly employedFrom: PlainDate | null;
  readonly employedTo: PlainDate | null;
}

export interface TimelinePeople {
  readonly teams: readonly TimelineTeam[];
  readonly people: readonly TimelinePerson[];
}

export interface TimelineSpan {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly teamId?: string | undefined;
}

const teamsOf = `(
  select user_id, team_id from team_members union select manager_id, id from teams where manager_id is not null)`;

/** The weeks in force from the first day to the last; of several written for one day the latest counts. */
const weeksInForce = `(
  select user_id, effective_from, weeks, lead(effective_from) over (partition by user_id order by effective_from) as next
  from (select distinct on (user_id, effective_from) user_id, effective_from, weeks from working_patterns
        order by user_id, effective_from, created_at desc, id desc) latest)`;

function statementText(ofTeam: boolean): string {
  return `select
    (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color)
        order by t.created_at, t.name, t.id), '[]')
      from teams t ${ofTeam ? 'where t.id = $3::uuid' : ''}) as teams,
    (select coalesce(json_agg(p order by p.name, p.id), '[]') from (
      select u.id, u.name, coalesce(m.teams, '[]') as teams, coalesce(w.weeks, '[]') as weeks,
        case when u.employed_from > $1::date then u.employed_from end as "employedFrom",
        case when l.last_day < $2::date then l.last_day end as "employedTo"
      from users u
      cross join lateral (select least(u.employed_to, u.removed_at::date) as last_day) l
      left join (select user_id, json_agg(team_id order by team_id) as teams from ${teamsOf} membership
        ${ofTeam ? 'where team_id = $3::uuid' : ''} group by user_id) m on m.user_id = u.id
      left join (select user_id,
          json_agg(json_build_object('from', ${storedDayOf('effective_from')}, 'weeks', weeks) order by effective_from) as weeks
        from ${weeksInForce} w where effective_from <= $2::date and (next is null or next > $1::date)
        group by user_id) w on w.user_id = u.id
      where ${isMemberIn('u.role')} and (u.employed_from is null or u.employed_from <= $2::date)
        and (l.last_day is null or l.last_day >= $1::date)
        ${ofTeam ? 'and m.user_id is not null' : ''}
    ) p) as people`;
}

const columns: PlainColumns<TimelinePeople> = {
  teams: [{ id: 'string', name: 'string', color: 'string' }],
  people: [
    {
      id: 'string',
      name: 'string',
      teams: ['string'],
      weeks: [{ from: 'string', weeks: ['string'] }],
      employedFrom: 'string',
      employedTo: 'string',
    },
  ],
};

const statements = {
  all: { name: 'timeline-people', text: statementText(false), columns },
  ofTeam: { name: 'timeline-people:team', text: statementText(true), columns },
} as const satisfies Record<string, PlainQuestion<TimelinePeople>>;

/** Everyone who was there on some day of the time, those who have gone since included, in one round trip. */
export async function listTimelinePeople(
  database: Database,
  organizationId: string,
  { from, to, teamId }: TimelineSpan,
): Promise<TimelinePeople> {
  const values: StatementValue[] = teamId === undefined ? [from, to] : [from, to, teamId];
  const statement = teamId === undefined ? statements.all : statements.ofTeam;
  const [found] = await database.askOrganization<TimelinePeople>(organizationId, statement, values);
  return found ?? { teams: [], people: [] };
}
