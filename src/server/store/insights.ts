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

/** One request in a word: whether it was refused or cancelled, and after how many seconds it was answered. */
const word = `case when ${inStates('state', REJECTED_STATES)} then 'r'
      when ${inStates('state', CANCELLED_STATES)} then 'c' else 'f' end
    || case when ${inStates('state', [...APPROVED_STATES, ...REJECTED_STATES])} and filed_by = user_id
        and decided_by is not null and decided_at >= created_at
      then floor(date_part('epoch', decided_at - created_at) + 0.5)::bigint::text else '' end`;

function countedWords(userId: string, words: readonly string[]): PersonRequests {
  let [rejected, cancelled] = [0, 0];
  const waits: number[] = [];
  for (const one of words) {
    if (one.startsWith('r')) rejected += 1;
    if (one.startsWith('c')) cancelled += 1;
    if (one.length > 1) waits.push(Number(one.slice(1)));
  }
  return { userId, filed: words.length, rejected, cancelled, waits };
}

/*
 * One line for each person, whose requests are the words of a text: made in half the time that counts and a list of
 * waits take, each of a group by person and time.
 */
const requestsOfTime: Question<{ userId: string; filed: string }> = {
  name: 'requests-by-person',
  columns: { userId: 'uuid', filed: 'text' },
  text: `
    select user_id as "userId",
      string_agg(${word} || case when created_at < $2 then '-' else '' end, ' ') as filed
    from leave_requests where created_at >= $1 and created_at < $3 group by 1`,
};

/** Of one time and of the time just before, in one look. */
export async function countRequestsOfPeople(
  tx: TenantTransaction,
  beforeFrom: Date,
  from: Date,
  until: Date,
): Promise<RequestsOfTime[]> {
  const rows = await tx.ask(requestsOfTime, [beforeFrom, from, until]);
  return rows.flatMap(({ userId, filed }) => {
    const words = filed.split(' ');
    const before = words.flatMap((one) => (one.endsWith('-') ? [one.slice(0, -1)] : []));
    const now = before.length === 0 ? words : words.filter((one) => !one.endsWith('-'));
    return [
      { ...countedWords(userId, before), isBefore: true },
      { ...countedWords(userId, now), isBefore: false },
    ];
  });
}

const requestsOfMonth: Question<{ userId: string; month: string; filed: string }> = {
  name: 'requests-by-person-and-month',
  columns: { userId: 'uuid', month: 'text', filed: 'text' },
  text: `
    select user_id as "userId", to_char(created_at at time zone $3, 'YYYY-MM-01') as month,
      string_agg(${word}, ' ') as filed
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
  if (userIds.length === 0) return [];
  const rows = await tx.ask(requestsOfMonth, [from, until, timeZone, [...userIds]]);
  return rows.map(({ userId, month, filed }) => ({ ...countedWords(userId, filed.split(' ')), month }));
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
