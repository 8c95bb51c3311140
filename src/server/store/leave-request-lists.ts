import { getTableColumns } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { REQUEST_FIELD_NAMES } from '#domain/leave-requests/request-fields.ts';
import {
  isCancellationAsked,
  REQUEST_STATES,
  type RequestState,
  type RequestStatus,
  statusOf,
} from '#domain/leave-requests/request-states.ts';
import type { PlainQuestion } from './answers.ts';
import { columnTypesOf, type PlainColumns } from './answers.ts';
import type { Database } from './database.ts';
import type { LeaveRequest, RequestInContext } from './leave-requests.ts';
import { leaveRequests } from './schema/leave-requests.ts';
import type { StatementValue } from './statement-value.ts';

/** What a list shows of a row as it is kept. */
const shownColumns = [
  'id',
  'userId',
  'state',
  ...REQUEST_FIELD_NAMES,
  'countedHalves',
  'version',
  'filedBy',
  'decidedBy',
  'decisionReason',
] as const satisfies readonly (keyof LeaveRequest)[];

const instants = ['createdAt', 'updatedAt', 'decidedAt'] as const satisfies readonly (keyof LeaveRequest)[];

/** A request with its names, as lists show it: instants are ISO text. */
export interface RequestLine extends Readonly<Pick<LeaveRequest, (typeof shownColumns)[number]>> {
  readonly employeeName: string;
  readonly filedByName: string;
  readonly decidedByName: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly decidedAt: string | null;
}

export interface RequestFilter {
  readonly userId?: string | undefined;
  readonly teamId?: string | undefined;
  readonly status?: RequestStatus | undefined;
  /** Only approved ones whose cancellation was asked for. */
  readonly cancellationAsked?: boolean | undefined;
  /** Only absences that end on this day or later. */
  readonly from?: PlainDate | undefined;
  /** Only absences that start on this day or earlier. */
  readonly to?: PlainDate | undefined;
  /** Only what changed then or later, in the order of changing. */
  readonly updatedSince?: string | undefined;
}

export interface RequestPaging {
  readonly limit?: number | undefined;
  /** The id of the last request of the page before. */
  readonly cursor?: string | undefined;
}

const table = getTableColumns(leaveRequests);
/** Looked up by key for each line that is shown: a join would be planned for companies of usual size, and kept for all. */
const nameOf = (column: 'user_id' | 'filed_by' | 'decided_by'): string =>
  `(select name from users where organization_id = r.organization_id and id = r.${column})`;

const columns = `${[...shownColumns, ...instants].map((key) => `r.${table[key].name} as "${key}"`).join(', ')},
  ${nameOf('user_id')} as "employeeName", ${nameOf('filed_by')} as "filedByName", ${nameOf('decided_by')} as "decidedByName"`;

const columnTypes: PlainColumns<RequestLine> = {
  ...columnTypesOf(table, [...shownColumns, ...instants]),
  employeeName: 'text',
  filedByName: 'text',
  decidedByName: 'text',
};

/** Each with its place for a value; the name of a statement tells which of them it has. */
const conditions = {
  userId: (at: string) => `r.user_id = ${at}`,
  teamId: (at: string) => `r.user_id in (
    select user_id from team_members where team_id = ${at} union select manager_id from teams where id = ${at})`,
  status: (at: string) => `r.state = any (${at})`,
  from: (at: string) => `r.end_date >= ${at}`,
  to: (at: string) => `r.start_date <= ${at}`,
  cursor: (at: string) =>
    `(r.created_at, r.id) < (select created_at, id from leave_requests where id = ${at})`,
  updatedSince: (at: string) => `r.updated_at >= ${at}`,
  // What it follows may have changed since, and stand elsewhere: the place is the moment that was told, and the id.
  changedCursor: (at: string, before: string) => `(r.updated_at > ${before} or r.id > ${at})`,
} as const;

type Condition = keyof typeof conditions;

const order: readonly Condition[] = [
  'userId',
  'teamId',
  'status',
  'from',
  'to',
  'cursor',
  'updatedSince',
  'changedCursor',
];

/** Latest first, or what changed since a moment in that order; with all the names in one query. */
export async function listRequestLines(
  database: Database,
  organizationId: string,
  { status, cancellationAsked, ...filter }: RequestFilter,
  { limit, cursor }: RequestPaging = {},
): Promise<RequestLine[]> {
  const isByChange = filter.updatedSince !== undefined;
  const given: Record<Condition, StatementValue | undefined> = {
    userId: filter.userId,
    teamId: filter.teamId,
    status: statesOf(status, cancellationAsked),
    from: filter.from,
    to: filter.to,
    cursor: isByChange ? undefined : cursor,
    updatedSince: filter.updatedSince,
    changedCursor: isByChange ? cursor : undefined,
  };
  const used: Condition[] = [];
  const values: StatementValue[] = [];
  for (const condition of order) {
    const value = given[condition];
    if (value === undefined) continue;
    used.push(condition);
    values.push(value);
  }
  const where = used.map((condition, place) => conditions[condition](`$${place + 1}`, `$${place}`));
  const limited = limit === undefined ? '' : ` limit $${values.push(limit)}`;
  const text = `select ${columns} from leave_requests r${where.length === 0 ? '' : ` where ${where.join(' and ')}`}
    order by ${isByChange ? 'r.updated_at, r.id' : 'r.created_at desc, r.id desc'}${limited}`;
  const name = `leave-requests:${used.join('+')}${limited === '' ? '' : ':limited'}`;
  const question: PlainQuestion<RequestLine> = { name, text, columns: columnTypes };
  return (await database.askOrganization(organizationId, question, values)).map(withIsoTimes);
}

function statesOf(status: RequestStatus | undefined, cancellationAsked = false): RequestState[] | undefined {
  const states: RequestState[] = REQUEST_STATES.filter(
    (state) => status === undefined || statusOf(state) === status,
  );
  if (cancellationAsked) return states.filter(isCancellationAsked);
  return status === undefined ? undefined : states;
}

/** `2026-03-01 09:05:00.12+00`, as a connection in UTC writes it, with the three decimals that JavaScript has. */
function isoTime(text: string): string {
  const time = text.slice(11, -3);
  return `${text.slice(0, 10)}T${(time.length === 8 ? `${time}.` : time).padEnd(12, '0').slice(0, 12)}Z`;
}

function withIsoTimes(line: RequestLine): RequestLine {
  return {
    ...line,
    createdAt: isoTime(line.createdAt),
    updatedAt: isoTime(line.updatedAt),
    decidedAt: line.decidedAt === null ? null : isoTime(line.decidedAt),
  };
}

/** The same line, of a request that is at hand. */
export function requestLine(
  request: LeaveRequest,
  { person, filedByName, decidedByName }: Pick<RequestInContext, 'person' | 'filedByName' | 'decidedByName'>,
): RequestLine {
  return {
    ...request,
    employeeName: person.name,
    filedByName,
    decidedByName,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
  };
}
