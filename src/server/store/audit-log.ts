import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import {
  type AuditAction,
  actionOfRequestDeed,
  type RequestDeedName,
  requestDeedNames,
  requestDeedOf,
} from '#domain/audit-log/audit-action.ts';
import type { TenantTransaction } from './database.ts';
import { auditLog } from './schema/audit-log.ts';
import { leaveRequestEvents, leaveRequests } from './schema/leave-requests.ts';
import { users } from './schema/people.ts';
import { timeOrderedId } from './time-ordered-id.ts';

export type AuditEntry = typeof auditLog.$inferSelect;

/** An entry, and the request it is about where it is one of those. */
export type LoggedDeed = AuditEntry & {
  readonly requestId: string | null;
  /** How a request was asked for or decided; null for what is no request. */
  readonly via: (typeof leaveRequestEvents.$inferSelect)['via'] | null;
};

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

/** In the transaction of the change it tells about: neither is ever there without the other. */
export async function insertAuditEntries(
  tx: TenantTransaction,
  entries: readonly Omit<AuditEntry, 'organizationId' | 'id'>[],
): Promise<void> {
  await tx
    .insert(auditLog)
    .values(
      entries.map((entry) => ({ ...entry, id: timeOrderedId(entry.at), organizationId: tx.organizationId })),
    );
}

/** Latest first, from right after the entry `before` on: what was written down, and what requests tell themselves. */
export async function listDeeds(
  tx: TenantTransaction,
  filter: AuditFilter,
  limit: number,
  before?: string,
): Promise<LoggedDeed[]> {
  const [entries, deeds] = [
    await listAuditEntries(tx, filter, limit, before),
    await listRequestDeeds(tx, filter, limit, before),
  ];
  return [...entries.map((entry) => ({ ...entry, requestId: null, via: null })), ...deeds]
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}

/** Both tables give ids in the order of time, so that one id says where a page ended in each. */
export async function listAuditEntries(
  tx: TenantTransaction,
  { action, actorId, subjectId, since, until }: AuditFilter,
  limit: number,
  before?: string,
): Promise<AuditEntry[]> {
  if (action !== undefined && requestDeedOf(action)) return [];
  return tx
    .select()
    .from(auditLog)
    .where(
      and(
        action === undefined ? undefined : eq(auditLog.action, action),
        actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
        since && gte(auditLog.at, since),
        until && lt(auditLog.at, until),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** A closing of the company is one entry, however many requests it wrote or took back. */
const ownDeed = sql`not exists (
  select from closing_requests c join closings k on k.organization_id = c.organization_id and k.id = c.closing_id
  where c.organization_id = ${leaveRequestEvents.organizationId} and c.request_id = ${leaveRequestEvents.requestId}
    and (${leaveRequestEvents.event} = 'recorded' or k.undone_at = ${leaveRequestEvents.at}))`;

/** Who asked, decided, cancelled; for whom and for which days. Why stays with the request. */
async function listRequestDeeds(
  tx: TenantTransaction,
  { action, actorId, subjectId, since, until }: AuditFilter,
  limit: number,
  before?: string,
): Promise<LoggedDeed[]> {
  const wanted =
    action === undefined ? requestDeedNames : [requestDeedOf(action)].filter((name) => name !== null);
  if (wanted.length === 0) return [];
  const { id, at, event, requestId, actorName, address, via } = leaveRequestEvents;
  const found = await tx
    .select({
      id,
      at,
      event,
      requestId,
      via,
      actorId: leaveRequestEvents.actorId,
      actorName,
      address,
      subjectId: users.id,
      subjectName: users.name,
      from: leaveRequests.startDate,
      to: leaveRequests.endDate,
    })
    .from(leaveRequestEvents)
    .innerJoin(leaveRequests, eq(leaveRequests.id, requestId))
    .innerJoin(users, eq(users.id, leaveRequests.userId))
    .where(
      and(
        sql`${event} in ${wanted}`,
        ownDeed,
        actorId === undefined ? undefined : eq(leaveRequestEvents.actorId, actorId),
        subjectId === undefined ? undefined : eq(users.id, subjectId),
        since && gte(at, since),
        until && lt(at, until),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
  return found.map(({ event: name, from, to, ...deed }) => ({
    ...deed,
    organizationId: tx.organizationId,
    // Only those were asked for.
    action: actionOfRequestDeed(name as RequestDeedName),
    subjectKind: 'user',
    keyId: null,
    keyName: null,
    byDirectory: false,
    details: { from, to },
  }));
}
