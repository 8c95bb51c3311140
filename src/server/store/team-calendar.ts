import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES, HOLDING_STATES } from '#domain/leave-requests/request-states.ts';
import type { AnswerColumns, Question } from './answers.ts';
import type { Database, TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';
import { type LaidOver, laidOver, laidOverShape } from './laid-over.ts';
import type { NamedAbsence } from './leave-requests.ts';
import type { StatementValue } from './statement-value.ts';

/** An absence with what it takes to know how much of it a reader may be told. */
export interface CalendarAbsence extends NamedAbsence {
  /** W6: on show without being away. */
  readonly atWork: boolean;
  /** What the organisation wrote of how secret its type is; null where it wrote nothing. */
  readonly typeConfidential: boolean | null;
  readonly under: LaidOver;
}

export interface CalendarFilter {
  /** Only absences that end on this day or later. */
  readonly from?: PlainDate | undefined;
  /** Only absences that start on this day or earlier. */
  readonly to?: PlainDate | undefined;
  /** Only absences that start on this day or later. */
  readonly startingFrom?: PlainDate | undefined;
  readonly teamId?: string | undefined;
  readonly userId?: string | undefined;
  /** Those that are not decided yet as well. */
  readonly pending?: boolean | undefined;
  /** W6: those who are at work elsewhere as well, where calendars show it. */
  readonly atWork?: boolean | undefined;
  readonly limit?: number | undefined;
  /**
   * For readers who may not be told everything: absences that lie over leave are read whatever their first day, and
   * beyond the limit. What of them is told, and thus which ones come first, is decided afterwards.
   */
  readonly undecided?: boolean | undefined;
}

const columns = `r.id, r.user_id as "userId", u.name as "employeeName", r.type, r.state,
  r.start_date::text as "startDate", r.start_half as "startHalf", r.end_date::text as "endDate",
  r.end_half as "endHalf", r.at_work as "atWork", t.confidential as "typeConfidential", ${laidOver('r')} as under`;

const columnTypes: AnswerColumns<CalendarAbsence> = {
  id: 'uuid',
  userId: 'uuid',
  employeeName: 'text',
  type: 'text',
  state: 'text',
  startDate: 'text',
  startHalf: 'text',
  endDate: 'text',
  endHalf: 'text',
  atWork: 'bool',
  typeConfidential: 'bool',
  under: laidOverShape,
};

/**
 * Each person is looked up by their key. A plain join is planned for a company of usual size and kept for all: it
 * compared every absence of five thousand people with every one of them.
 */
const source = `leave_requests r
  cross join lateral (select name, removed_at from users
    where organization_id = r.organization_id and id = r.user_id offset 0) u
  left join leave_types t on t.organization_id = r.organization_id and t.id = r.type`;

/** Each with its place for a value; the name of a statement tells which of them it has, in 63 letters at most. */
const conditions = {
  from: (at: string) => `r.end_date >= ${at}`,
  to: (at: string) => `r.start_date <= ${at}`,
  startingFrom: (at: string) => `r.start_date >= ${at}`,
  teamId: (at: string) => `r.user_id in (
    select user_id from team_members where team_id = ${at} union select manager_id from teams where id = ${at})`,
  userId: (at: string) => `r.user_id = ${at}`,
} as const;

const order = ['from', 'to', 'startingFrom', 'teamId', 'userId'] as const;

/** Names by their code points, so that what is put in order afterwards follows the same one. */
const inOrder = 'order by r.start_date, u.name collate "C", r.start_half, r.id';
const allInOrder = 'order by "startDate", "employeeName" collate "C", "startHalf", id';

/** States are written out: the index on days holds pending and approved absences alone. */
function statementOf(filter: CalendarFilter): {
  statement: Question<CalendarAbsence>;
  values: StatementValue[];
} {
  const used: number[] = [];
  const where: string[] = [];
  const loose: string[] = [];
  const values: StatementValue[] = [];
  for (const condition of order) {
    const value = filter[condition];
    if (value === undefined) continue;
    const at = `$${values.push(value)}`;
    used.push(order.indexOf(condition));
    where.push(conditions[condition](at));
    loose.push(conditions[condition === 'startingFrom' ? 'from' : condition](at));
  }
  const isShown = inStates('r.state', filter.pending ? HOLDING_STATES : APPROVED_STATES);
  const isOnShow = filter.atWork ? '(not r.at_work or t.in_calendar)' : 'not r.at_work';
  const limited = filter.limit === undefined ? '' : ` limit $${values.push(filter.limit)}`;
  const select = (are: readonly string[]) => `select ${columns} from ${source}
    where ${[isShown, ...are].join(' and ')}
      and ${isOnShow} and (u.removed_at is null or r.start_date <= u.removed_at::date)`;
  const isApart = filter.undecided === true && (limited !== '' || filter.startingFrom !== undefined);
  const text = isApart
    ? `select * from ((${select([...where, 'not r.over_booked'])} ${inOrder}${limited})
        union all (${select([...loose, 'r.over_booked'])})) found ${allInOrder}`
    : `${select(where)} ${inOrder}${limited}`;
  const marks = `${filter.pending ? ':pending' : ''}${filter.atWork ? ':at-work' : ''}${limited && ':limited'}${isApart ? ':apart' : ''}`;
  return { statement: { name: `calendar:${used.join('')}${marks}`, text, columns: columnTypes }, values };
}

/** In order; of people who have gone, those absences that had begun. One prepared statement in one round trip. */
export async function listTeamCalendar(
  database: Database,
  organizationId: string,
  filter: CalendarFilter,
): Promise<CalendarAbsence[]> {
  const { statement, values } = statementOf(filter);
  return database.askOrganization(organizationId, statement, values);
}

/** The same, inside a transaction of the caller's. */
export async function readTeamCalendar(
  tx: TenantTransaction,
  filter: CalendarFilter,
): Promise<CalendarAbsence[]> {
  const { statement, values } = statementOf(filter);
  return tx.ask({ ...statement, name: `${statement.name}:tx` }, values);
}
