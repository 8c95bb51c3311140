import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BoundedKind } from '#domain/privacy/retention.ts';
import type { Language } from '#domain/text/language.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

export const retentionChoices = pgTable(
  'retention_choices',
  {
    organizationId: uuid('organization_id').notNull(),
    kind: text('kind').$type<BoundedKind>().notNull(),
    amount: integer('amount').notNull(),
    chosenAt: instant('chosen_at').notNull(),
    chosenBy: uuid('chosen_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.kind] })],
);

export const documentErasures = pgTable(
  'document_erasures',
  {
    organizationId: uuid('organization_id').notNull(),
    requestId: uuid('request_id').notNull(),
    erasedOn: day('erased_on').notNull(),
    documents: integer('documents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.requestId] })],
);

/** What the operator has to say, in each language. */
export type NoticeContent = Readonly<Record<Language, { readonly subject: string; readonly words: string }>>;

export const operatorNotices = pgTable(
  'operator_notices',
  {
    organizationId: uuid('organization_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['breach', 'change'] }).notNull(),
    content: jsonb('content').$type<NoticeContent>().notNull(),
    queuedAt: instant('queued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const operatorNoticeMails = pgTable(
  'operator_notice_mails',
  {
    organizationId: uuid('organization_id').notNull(),
    noticeId: text('notice_id').notNull(),
    userId: uuid('user_id').notNull(),
    address: text('address'),
    state: text('state', { enum: ['waiting', 'sent', 'refused'] }).notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.noticeId, table.userId] })],
);
