import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit-log/audit-action.ts';
import type { TenantTransaction } from './database.ts';
import { auditLog } from './schema/audit-log.ts';
import { timeOrderedId } from './time-ordered-id.ts';

export type AuditEntry = typeof auditLog.$inferSelect;

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

/** Latest first, from right after the entry `before` on. */
export async function listAuditEntries(
  tx: TenantTransaction,
  filter: AuditFilter,
  limit: number,
  before?: string,
): Promise<AuditEntry[]> {
  const { action, actorId, subjectId, since, until } = filter;
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
        before === undefined
          ? undefined
          : sql`(${auditLog.at}, ${auditLog.id}) < (select at, id from audit_log as last where last.id = ${before})`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
