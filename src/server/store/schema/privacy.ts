import { customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { erasureKinds, erasureReasons } from '#domain/privacy/erasure.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const personCopies = pgTable(
  'person_copies',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    /** Null: of the whole organisation. */
    userId: uuid('user_id'),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    size: integer('size'),
    storedIn: text('stored_in', { enum: ['database', 'bucket'] }),
    fetchedAt: instant('fetched_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const personCopyChunks = pgTable(
  'person_copy_chunks',
  {
    organizationId: uuid('organization_id').notNull(),
    copyId: uuid('copy_id').notNull(),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.copyId, table.position] })],
);

export const erasures = pgTable(
  'erasures',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: erasureKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    pseudonym: text('pseudonym'),
    reason: text('reason', { enum: erasureReasons }).notNull(),
    askedAt: instant('asked_at').notNull(),
    askedBy: uuid('asked_by'),
    doneAt: instant('done_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const erasureHolds = pgTable(
  'erasure_holds',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    reason: text('reason').notNull(),
    setAt: instant('set_at').notNull(),
    setBy: uuid('set_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const organizationCertificates = pgTable('organization_certificates', {
  organizationId: uuid('organization_id').primaryKey(),
  company: text('company').notNull(),
  siret: text('siret'),
  provider: text('provider'),
  customerId: text('customer_id'),
  askedAt: instant('asked_at').notNull(),
  erasedAt: instant('erased_at').notNull(),
  erased: jsonb('erased').$type<Readonly<Record<string, number>>>().notNull(),
  files: integer('files').notNull(),
  keepUntil: instant('keep_until').notNull(),
});
