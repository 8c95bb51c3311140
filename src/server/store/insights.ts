import { and, gte, inArray, lt } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveOfYear } from '#domain/insights/custom.ts';
import { APPROVED_STATES, CANCELLED_STATES, REJECTED_STATES } from '#domain/leave-requests/request-states.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';
import type { LeaveRequest } from './leave-requests.ts';
import { leaveRequests } from './schema/leave-requests.ts';

/** Half-days of some people in one month, by weekday, Monday first; `people` are those who would have worked then. */
export interface MonthSums {
  readonly month: PlainDate;
  readonly people: number;
  readonly peopleByDay: readonly number[];
  readonly expected: readonly number[];
  readonly health: readonly number[];
  readonly unforeseen: readonly number[];
  readonly other: readonly number[];
  readonly paidLeave: readonly number[];
}

const places = [1, 2, 3, 4, 5, 6, 7] as const;
const week = (column: string) =>
  `json_build_array(${places.map((at) => `sum(${column}[${at}])`).join(', ')})`;

const monthSums: Question<MonthSums> = {
  name: 'figures-by-month',
  columns: {
    month: 'text',
    people: 'int4',
    peopleByDay: 'json',
    expected: 'json',
    health: 'json',
    unforeseen: 'json',
    other: 'json',
    paidLeave: 'json',
  },
  text: `
    select m.month::text as month, count(*)::int as people,
      json_build_array(${places.map((at) => `count(*) filter (where m.expected[${at}] > 0)`).join(', ')})
        as "peopleByDay",
      ${week('m.expected')} as expected, ${week('m.health')} as health, ${week('m.unforeseen')} as unforeseen,
      ${week('m.other')} as other, ${week('m.paid_leave')} as "paidLeave"
    from person_months m
    where m.month between $2 and $3 and m.user_id = any ($1)
    group by m.month order by m.month`,
};

export async function sumMonths(
  tx: TenantTransaction,
  userIds: readonly string[],
  from: PlainDate,
  to: PlainDate,
): Promise<MonthSums[]> {
  return tx.ask(monthSums, [userIds, from, to]);
}

/** Half-days of one person from a month to a month. */
export interface PersonSums {
  readonly userId: string;
  readonly expected: number;
  readonly health: number;
  readonly unforeseen: number;
  readonly other: number;
  readonly paidLeave: number;
  readonly spells: number;
  readonly shortSpells: number;
}

/*
 * By the key of the table, with the people in it: read from one end to the other, every row would be asked for its
 * organisation, which takes ten times as long as adding it up.
 */
const personSums: Question<PersonSums> = {
  name: 'figures-by-person',
  columns: {
    userId: 'uuid',
    expected: 'int4',
    health: 'int4',
    unforeseen: 'int4',
    other: 'int4',
    paidLeave: 'int4',
    spells: 'int4',
    shortSpells: 'int4',
  },
  text: `
    select user_id as "userId", sum(expected_halves)::int as expected, sum(health_halves)::int as health,
      sum(unforeseen_halves)::int as unforeseen, sum(other_halves)::int as other,
      sum(paid_leave_halves)::int as "paidLeave", sum(spells)::int as spells, sum(short_spells)::int as "shortSpells"
    from person_months where month between $1 and $2 and user_id = any (array(select id from users)) group by user_id`,
};

export async function sumPeople(
  tx: TenantTransaction,
  from: PlainDate,
  to: PlainDate,
): Promise<PersonSums[]> {
  return tx.ask(personSums, [from, to]);
}

/** What became of one person's requests that were filed in a time. */
export interface PersonRequests {
  readonly userId: string;
  readonly filed: number;
  readonly rejected: number;
  readonly cancelled: number;
  /** Seconds from filing to the answer, of what the person filed and somebody answered. */
  readonly waits: readonly number[];
}

const personRequests: Question<PersonRequests> = {
  name: 'requests-by-person',
  columns: { userId: 'uuid', filed: 'int4', rejected: 'int4', cancelled: 'int4', waits: 'json' },
  text: `
    select user_id as "userId", count(*)::int as filed,
      count(*) filter (where ${inStates('state', REJECTED_STATES)})::int as rejected,
      count(*) filter (where ${inStates('state', CANCELLED_STATES)})::int as cancelled,
      coalesce(json_agg(round(extract(epoch from decided_at - created_at))) filter (
        where ${inStates('state', [...APPROVED_STATES, ...REJECTED_STATES])} and filed_by = user_id
          and decided_by is not null and decided_at >= created_at), '[]') as waits
    from leave_requests where created_at >= $1 and created_at < $2 group by user_id`,
};

export async function countRequestsOfPeople(
  tx: TenantTransaction,
  from: Date,
  until: Date,
): Promise<PersonRequests[]> {
  return tx.ask(personRequests, [from, until]);
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

/** Months are told as their number since year 0, so that years apart are twelve apart. */
const monthNumber = (day: string) => `(extract(year from ${day}) * 12 + extract(month from ${day}))::int`;

const leaveByYear: Question<LeaveOfYear & { readonly userId: string }> = {
  name: 'leave-by-year',
  columns: { userId: 'uuid', yearsBefore: 'int4', halves: 'int4', months: 'int4' },
  text: `
    select m.user_id as "userId", k.years as "yearsBefore", sum(m.paid_leave_halves)::int as halves,
      count(*)::int as months
    from generate_series(0, $3::int) as k (years)
    join person_months m
      on ${monthNumber('m.month')} + 12 * k.years
        between ${monthNumber('$1::date')} and ${monthNumber('$2::date')}
    group by m.user_id, k.years`,
};

/** Paid leave of each person in the same months of this year and of some before. */
export async function listLeaveByYear(
  tx: TenantTransaction,
  from: PlainDate,
  to: PlainDate,
  years: number,
): Promise<Map<string, LeaveOfYear[]>> {
  const found = new Map<string, LeaveOfYear[]>();
  for (const { userId, ...year } of await tx.ask(leaveByYear, [from, to, years])) {
    found.set(userId, [...(found.get(userId) ?? []), year]);
  }
  return found;
}
