import type { z } from 'zod';
import type { auditEntrySchema, auditLogEndpoints } from '#contract/audit-log.ts';

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditFilters = z.input<typeof auditLogEndpoints.export.query>;

/** One line under a sentence: what exactly changed. */
export type AuditDetail =
  | { kind: 'change'; field: string; from: string; to: string }
  | { kind: 'list'; field: string; names: readonly string[] }
  | { kind: 'value'; field: string; value: string };

/** A field with two texts was changed from one to the other, unless it is a list of names. */
const listFields = new Set(['added', 'removed', 'teams']);

export function detailsOf({ details }: Pick<AuditEntry, 'details'>): AuditDetail[] {
  return Object.entries(details).flatMap(([field, value]): AuditDetail[] => {
    if (!Array.isArray(value)) return [{ kind: 'value', field, value: String(value) }];
    if (listFields.has(field)) return value.length > 0 ? [{ kind: 'list', field, names: value }] : [];
    return [{ kind: 'change', field, from: value[0] ?? '', to: value[1] ?? '' }];
  });
}
