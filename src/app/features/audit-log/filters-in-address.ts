import { auditLogEndpoints } from '#contract/audit-log.ts';
import type { AuditFilters } from './audit-entry.ts';

const fields = auditLogEndpoints.export.query.shape;

/** Filters live in the address, so that a view of the log can be reloaded or sent. What is unreadable is dropped. */
export function filtersFrom(search: URLSearchParams): AuditFilters {
  const readable = Object.entries(fields).flatMap(([name, schema]) => {
    const value = search.get(name);
    return value !== null && schema.safeParse(value).success ? [[name, value] as const] : [];
  });
  return auditLogEndpoints.export.query.parse(Object.fromEntries(readable));
}

export function toSearch(filters: AuditFilters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
