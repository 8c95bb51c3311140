import { and, gte, inArray, lt } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES, CANCELLED_STATES, REJECTED_STATES } from '#domain/leave-requests/request-states.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';
import type { LeaveRequest } from './leave-requests.ts';
import { leaveRequests } from './schema/leave-requests.ts';

/** What became of some of one person's requests. */
export interface PersonRequests {
  readonly userId: string;
  readonly filed: number;
  readonly rejected: number;
  readonly cancelled: number;
  /** Seconds from filing to the answer, of what the person filed and somebody answered. */
  readonly waits: readonly number[];
}

/** Of what was filed in a time, or in the time before. */
export interface RequestsOfTime extends PersonRequests {
  readonly isBefore: boolean;
}

/** Of what was filed in one month, by its first day. */
export interface RequestsOfMonth extends PersonRequests {
  readonly month: string;
}

const counts = { userId: 'uuid', filed: 'int4', rejected: 'int4', cancelled: 'int4', waits: 'json' } as const;

const counted = `count(*)::int as filed,
      count(*) filter (where ${inStates('state', REJECTED_STATES)})::int as rejected,
      count(*) filter (where ${inStates('state', CANCELLED_STATES)})::int as cancelled,
      coalesce(json_agg(round(extract(epoch from decided_at - created_at))) filter (
        where ${inStates('state', [...APPROVED_STATES, ...REJECTED_STATES])} and filed_by = user_id
          and decided_by is not null and decided_at >= created_at), '[]') as waits`;

const requestsOfTime: Question<RequestsOfTime> = {
  name: 'requests-by-person',
  columns: { ...counts, isBefore: 'bool' },
  text: `
    select user_id as "userId", created_at < $2 as "isBefore", ${counted}
    from leave_requests where created_at >= $1 and created_at < $3 group by 1, 2`,
};

/** Of one time and of the time just before, in one look. */
export async function countRequestsOfPeople(
  tx: TenantTransaction,
  beforeFrom: Date,
  from: Date,
  until: Date,
): Promise<RequestsOfTime[]> {
  return tx.ask(requestsOfTime, [beforeFrom, from, until]);
}

const requestsOfMonth: Question<RequestsOfMonth> = {
  name: 'requests-by-person-and-month',
  columns: { ...counts, month: 'text' },
  text: `
    select user_id as "userId", to_char(created_at at time zone $3, 'YYYY-MM-01') as month, ${counted}
    from leave_requests where created_at >= $1 and created_at < $2 and user_id = any ($4) group by 1, 2`,
};

/** The same month by month, of some people. */
export async function countRequestsByMonth(
  tx: TenantTransaction,
  from: Date,
  until: Date,
  timeZone: string,
  userIds: readonly string[],
): Promise<RequestsOfMonth[]> {
  return userIds.length === 0 ? [] : tx.ask(requestsOfMonth, [from, until, timeZone, [...userIds]]);
}

export async function listRequestsFiledIn(
  tx: TenantTransaction,
  userIds: readonly string[],
  from: Date,
  until: Date,
): Promise<LeaveRequest[]> {
  if (userIds.length === 0) return [];
  return tx
    .select()
    .from(leaveRequests)
    .where(
      and(
        inArray(leaveRequests.userId, [...userIds]),
        gte(leaveRequests.createdAt, from),
        lt(leaveRequests.createdAt, until),
      ),
    );
}

const typesOfAbsences: Question<{ id: string; type: string }> = {
  name: 'types-of-absences',
  columns: { id: 'uuid', type: 'text' },
  text: `select id, type from leave_requests
    where ${inStates('state', APPROVED_STATES)} and start_date <= $2 and end_date >= $1`,
};

/** By request, of what was approved on some days. */
export async function listTypesOfAbsences(
  tx: TenantTransaction,
  from: PlainDate,
  to: PlainDate,
): Promise<Map<string, string>> {
  return new Map((await tx.ask(typesOfAbsences, [from, to])).map(({ id, type }) => [id, type]));
}
