import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import {
  APPROVED_STATES,
  CANCELLATION_ASKED_STATES,
  PENDING_STATES,
  REJECTED_STATES,
} from '#domain/leave-requests/request-states.ts';
import type { Role } from '#domain/members/role.ts';
import { answersTo, type Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';

export interface OwnCounts {
  readonly total: number;
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly lastUpdatedAt: string | null;
}

export interface OrganizationCounts {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly urgent: number;
  readonly cancellationsAsked: number;
  /** Mean of the time from filing to approval; what was recorded for someone never waited. */
  readonly averageDecisionMs: number | null;
  readonly awayToday: number;
}

const pending = sql.raw(inStates('state', PENDING_STATES));
const approved = sql.raw(inStates('state', APPROVED_STATES));
const rejected = sql.raw(inStates('state', REJECTED_STATES));
const cancellationAsked = sql.raw(inStates('state', CANCELLATION_ASKED_STATES));

const states = sql`
  count(*) filter (where ${pending})::int as pending,
  count(*) filter (where ${approved})::int as approved,
  count(*) filter (where ${rejected})::int as rejected`;

const stateColumns = { pending: 'int4', approved: 'int4', rejected: 'int4' } as const;

export async function countOwnRequests(tx: TenantTransaction, userId: string): Promise<OwnCounts> {
  const [counted] = await answersTo<OwnCounts>(
    tx,
    { total: 'int4', ...stateColumns, lastUpdatedAt: 'text' },
    sql`
    select count(*)::int as total, ${states},
      to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUpdatedAt"
    from leave_requests where user_id = ${userId}`,
  );
  if (!counted) throw new Error('A count without a row.');
  return counted;
}

export async function countAllRequests(
  tx: TenantTransaction,
  today: PlainDate,
  urgentUntil: PlainDate,
): Promise<OrganizationCounts> {
  const [counted] = await answersTo<OrganizationCounts>(
    tx,
    {
      ...stateColumns,
      urgent: 'int4',
      cancellationsAsked: 'int4',
      averageDecisionMs: 'float8',
      awayToday: 'int4',
    },
    sql`
    select ${states},
      count(*) filter (where ${pending} and start_date <= ${urgentUntil})::int as urgent,
      count(*) filter (where ${cancellationAsked})::int as "cancellationsAsked",
      (extract(epoch from avg(decided_at - created_at)
        filter (where ${approved} and filed_by = user_id)) * 1000)::float8
        as "averageDecisionMs",
      count(distinct user_id) filter (where ${approved} and not at_work
        and start_date <= ${today} and end_date >= ${today})::int as "awayToday"
    from leave_requests`,
  );
  if (!counted) throw new Error('A count without a row.');
  return counted;
}

/** Someone whose requests, or wishes to cancel, nobody has decided yet. */
export interface WaitingPerson {
  readonly id: string;
  readonly role: Role;
  readonly waiting: number;
}

const waitingByPerson: Question<WaitingPerson> = {
  name: 'waiting-by-person',
  columns: { id: 'uuid', role: 'text', waiting: 'int4' },
  text: `
    select u.id, u.role::text as role, count(*)::int as waiting
    from leave_requests r join users u on u.id = r.user_id
    where ${inStates('r.state', [...PENDING_STATES, ...CANCELLATION_ASKED_STATES])}
    group by u.id, u.role`,
};

export async function countWaitingByPerson(tx: TenantTransaction): Promise<WaitingPerson[]> {
  return tx.ask(waitingByPerson, []);
}

export interface MonthCounts {
  readonly totalRequestsThisMonth: number;
  readonly pendingRequests: number;
  readonly approvedRequestsThisMonth: number;
}

/** From the first instant of the month on. */
export async function countMonth(tx: TenantTransaction, start: Date): Promise<MonthCounts> {
  const since = start.toISOString();
  const [counted] = await answersTo<MonthCounts>(
    tx,
    { totalRequestsThisMonth: 'int4', pendingRequests: 'int4', approvedRequestsThisMonth: 'int4' },
    sql`
    select count(*) filter (where created_at >= ${since}::timestamptz)::int as "totalRequestsThisMonth",
      count(*) filter (where ${pending})::int as "pendingRequests",
      count(*) filter (where ${approved} and decided_at >= ${since}::timestamptz)::int
        as "approvedRequestsThisMonth"
    from leave_requests`,
  );
  if (!counted) throw new Error('A count without a row.');
  return counted;
}
