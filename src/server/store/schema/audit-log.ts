import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { auditActions, auditSubjects } from '#domain/audit-log/audit-action.ts';
import { instant } from './people.ts';

/** What changed, in words and figures; never a token, a link or a reason of absence. */
export type AuditDetails = Readonly<Record<string, string | number | readonly string[]>>;

export const auditLog = pgTable(
  'audit_log',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    subjectKind: text('subject_kind', { enum: auditSubjects }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    address: text('address'),
    keyId: uuid('key_id'),
    keyName: text('key_name'),
    byDirectory: boolean('by_directory').notNull().default(false),
    details: jsonb('details').$type<AuditDetails>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
