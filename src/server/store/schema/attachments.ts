import { boolean, customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { FILE_KINDS } from '#domain/files/file-limits.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const attachments = pgTable(
  'attachments',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    requestId: uuid('request_id').notNull(),
    addedBy: uuid('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    digest: bytea('digest').notNull(),
    medical: boolean('medical').notNull(),
    storedIn: text('stored_in', { enum: ['database', 'bucket'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const fileChunks = pgTable(
  'file_chunks',
  {
    organizationId: uuid('organization_id').notNull(),
    fileId: uuid('file_id').notNull(),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.fileId, table.position] })],
);
