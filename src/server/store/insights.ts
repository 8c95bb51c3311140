import { and, gte, inArray, lt } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES, CANCELLED_STATES, REJECTED_STATES } from '#domain/leave-requests/request-states.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';
import type { LeaveRequest } from './leave-requests.ts';
import { leaveRequests } from './schema/leave-requests.ts';

/** What became of one person's requests that were filed in a time. */
export interface PersonRequests {
  readonly userId: string;
  /** Filed in the time before. */
  readonly isBefore: boolean;
  readonly filed: number;
  readonly rejected: number;
  readonly cancelled: number;
  /** Seconds from filing to the answer, of what the person filed and somebody answered. */
  readonly waits: readonly number[];
}

const personRequests: Question<PersonRequests> = {
  name: 'requests-by-person',
  columns: {
    userId: 'uuid',
    isBefore: 'bool',
    filed: 'int4',
    rejected: 'int4',
    cancelled: 'int4',
    waits: 'json',
  },
  text: `
    select user_id as "userId", created_at < $2 as "isBefore", count(*)::int as filed,
      count(*) filter (where ${inStates('state', REJECTED_STATES)})::int as rejected,
      count(*) filter (where ${inStates('state', CANCELLED_STATES)})::int as cancelled,
      coalesce(json_agg(round(extract(epoch from decided_at - created_at))) filter (
        where ${inStates('state', [...APPROVED_STATES, ...REJECTED_STATES])} and filed_by = user_id
          and decided_by is not null and decided_at >= created_at), '[]') as waits
    from leave_requests where created_at >= $1 and created_at < $3 group by 1, 2`,
};

/** Of one time and of the time just before, in one look. */
export async function countRequestsOfPeople(
  tx: TenantTransaction,
  beforeFrom: Date,
  from: Date,
  until: Date,
): Promise<PersonRequests[]> {
  return tx.ask(personRequests, [beforeFrom, from, until]);
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
