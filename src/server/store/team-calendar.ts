import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Database, Statement, StatementValue, TenantTransaction } from './database.ts';
import type { NamedAbsence } from './leave-requests.ts';

/** An absence with what the organisation wrote of how secret its type is; null where it wrote nothing. */
export interface CalendarAbsence extends NamedAbsence {
  readonly typeConfidential: boolean | null;
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
  readonly limit?: number | undefined;
}

const columns = `r.id, r.user_id as "userId", u.name as "employeeName", r.type, r.state,
  r.start_date::text as "startDate", r.start_half as "startHalf", r.end_date::text as "endDate",
  r.end_half as "endHalf", t.confidential as "typeConfidential"`;

const source = `leave_requests r
  join users u on u.organization_id = r.organization_id and u.id = r.user_id
  left join leave_types t on t.organization_id = r.organization_id and t.id = r.type`;

/** Each with its place for a value; the name of a statement tells which of them it has. */
const conditions = {
  from: (at: string) => `r.end_date >= ${at}`,
  to: (at: string) => `r.start_date <= ${at}`,
  startingFrom: (at: string) => `r.start_date >= ${at}`,
  teamId: (at: string) => `r.user_id in (
    select user_id from team_members where team_id = ${at} union select manager_id from teams where id = ${at})`,
  userId: (at: string) => `r.user_id = ${at}`,
} as const;

const order = ['from', 'to', 'startingFrom', 'teamId', 'userId'] as const;

/** States are written out: the index on days holds pending and approved absences alone. */
function statementOf(filter: CalendarFilter): { statement: Statement; values: StatementValue[] } {
  const used: string[] = [];
  const where: string[] = [];
  const values: StatementValue[] = [];
  for (const condition of order) {
    const value = filter[condition];
    if (value === undefined) continue;
    used.push(condition);
    where.push(conditions[condition](`$${values.push(value)}`));
  }
  const states = filter.pending
    ? `('pending', 'approved', 'cancellation-asked')`
    : `('approved', 'cancellation-asked')`;
  const limited = filter.limit === undefined ? '' : ` limit $${values.push(filter.limit)}`;
  const name = `team-calendar:${used.join('+')}${filter.pending ? ':pending' : ''}${limited && ':limited'}`;
  const text = `select ${columns} from ${source}
    where ${[`r.state in ${states}`, ...where].join(' and ')}
      and (u.removed_at is null or r.start_date <= u.removed_at::date)
    order by r.start_date, u.name, r.id${limited}`;
  return { statement: { name, text }, values };
}

/** In order; of people who have gone, those absences that had begun. One prepared statement in one round trip. */
export async function listTeamCalendar(
  database: Database,
  organizationId: string,
  filter: CalendarFilter,
): Promise<CalendarAbsence[]> {
  const { statement, values } = statementOf(filter);
  return database.askOrganization<CalendarAbsence>(organizationId, statement, values);
}

/** The same, inside a transaction of the caller's. */
export async function readTeamCalendar(
  tx: TenantTransaction,
  filter: CalendarFilter,
): Promise<CalendarAbsence[]> {
  const { statement, values } = statementOf(filter);
  return tx.ask<CalendarAbsence>({ ...statement, name: `${statement.name}:tx` }, values);
}
