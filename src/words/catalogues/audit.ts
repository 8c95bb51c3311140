import type { AuditAction } from '#domain/audit-log/audit-action.ts';

/** What each entry of the audit log says, for screens and exports alike. */
export type AuditWords = Readonly<Record<AuditAction, string>>;
