import { type SQL, sql } from 'drizzle-orm';
import { WAITING_STATES } from '#domain/leave-requests/request-states.ts';
import { answersTo } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';

/** A request that someone has to answer: to be decided, or asked to be cancelled. */
export interface WaitingRequest {
  readonly id: string;
  /** As the database writes it, to its microsecond. */
  readonly filedAt: string;
  readonly since: Date;
  /** Whether it was spoken of again since it waits. */
  readonly reminded: boolean;
  readonly escalated: boolean;
}

/** After whom to go on. */
export type WaitingPlace = Pick<WaitingRequest, 'id' | 'filedAt'>;

/** Those who look at everyone who waits look at so many at a time. */
export const WAITING_AT_ONCE = 200;

/** In the order of filing, a part of them: those for whom nothing is left to be done are passed over. */
export async function listWaitingRequests(
  tx: TenantTransaction,
  after: WaitingPlace | null,
): Promise<WaitingRequest[]> {
  const later = after
    ? sql`(r.created_at, r.id) > (${after.filedAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  return waiting(
    tx,
    sql`${later} and not ${spokenOf('escalated')}`,
    sql`order by r.created_at, r.id limit ${WAITING_AT_ONCE}`,
  );
}

export async function findWaitingRequest(tx: TenantTransaction, id: string): Promise<WaitingRequest | null> {
  const [found] = await waiting(tx, sql`r.id = ${id}`, sql``);
  return found ?? null;
}

/** Whether this happened since it waits. */
function spokenOf(event: 'reminded' | 'escalated'): SQL {
  return sql`exists (select from leave_request_events e where e.organization_id = r.organization_id
    and e.request_id = r.id and e.event = ${event} and e.at >= w.since)`;
}

async function waiting(tx: TenantTransaction, which: SQL, part: SQL): Promise<WaitingRequest[]> {
  const rows = await answersTo<{
    id: string;
    filed_at: string;
    since: string;
    reminded: boolean;
    escalated: boolean;
  }>(
    tx,
    { id: 'uuid', filed_at: 'text', since: 'text', reminded: 'bool', escalated: 'bool' },
    sql`
    select r.id, to_json(r.created_at)#>>'{}' as filed_at, to_json(w.since)#>>'{}' as since,
      ${spokenOf('reminded')} as reminded, ${spokenOf('escalated')} as escalated
    from leave_requests r
    cross join lateral (
      select coalesce(max(e.at), r.created_at) as since from leave_request_events e
      where e.organization_id = r.organization_id and e.request_id = r.id
        and e.event in ('filed', 'cancellation-asked')) w
    where ${sql.raw(inStates('r.state', WAITING_STATES))} and ${which}
    ${part}`,
  );
  return rows.map(({ filed_at, since, ...row }) => ({ ...row, filedAt: filed_at, since: new Date(since) }));
}
