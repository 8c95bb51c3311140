import { type SQL, sql } from 'drizzle-orm';
import { WAITING_STATES } from '#domain/leave-requests/request-states.ts';
import { answersTo } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';

/** A request that someone has to answer: to be decided, or asked to be cancelled. */
export interface WaitingRequest {
  readonly id: string;
  readonly since: Date;
  /** Whether it was spoken of again since it waits. */
  readonly reminded: boolean;
  readonly escalated: boolean;
}

/** In the order of filing. */
export async function listWaitingRequests(tx: TenantTransaction): Promise<WaitingRequest[]> {
  return waiting(tx, sql`true`);
}

export async function findWaitingRequest(tx: TenantTransaction, id: string): Promise<WaitingRequest | null> {
  const [found] = await waiting(tx, sql`r.id = ${id}`);
  return found ?? null;
}

async function waiting(tx: TenantTransaction, which: SQL): Promise<WaitingRequest[]> {
  const rows = await answersTo<{ id: string; since: string; reminded: boolean; escalated: boolean }>(
    tx,
    { id: 'uuid', since: 'text', reminded: 'bool', escalated: 'bool' },
    sql`
    select r.id, to_json(w.since)#>>'{}' as since,
      exists (select from leave_request_events e where e.organization_id = r.organization_id
        and e.request_id = r.id and e.event = 'reminded' and e.at >= w.since) as reminded,
      exists (select from leave_request_events e where e.organization_id = r.organization_id
        and e.request_id = r.id and e.event = 'escalated' and e.at >= w.since) as escalated
    from leave_requests r
    cross join lateral (
      select coalesce(max(e.at), r.created_at) as since from leave_request_events e
      where e.organization_id = r.organization_id and e.request_id = r.id
        and e.event in ('filed', 'cancellation-asked')) w
    where ${sql.raw(inStates('r.state', WAITING_STATES))} and ${which}
    order by r.created_at, r.id`,
  );
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}
