import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { KeptResult } from '#domain/payslips/kept-comparison.ts';
import type { LeftOutRow } from '#domain/payslips/read-payslip-rows.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

export const payslipComparisons = pgTable(
  'payslip_comparisons',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    source: text('source', { enum: ['table', 'pdf'] }).notNull(),
    date: day('date').notNull(),
    establishment: text('establishment'),
    knownAt: instant('known_at'),
    leftOut: jsonb('left_out').$type<readonly LeftOutRow[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const payslipRows = pgTable(
  'payslip_rows',
  {
    organizationId: uuid('organization_id').notNull(),
    comparisonId: uuid('comparison_id').notNull(),
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    userId: uuid('user_id').notNull(),
    counter: text('counter').notNull(),
    result: jsonb('result').$type<KeptResult>().notNull(),
    note: text('note'),
    notedAt: instant('noted_at'),
    notedBy: uuid('noted_by'),
    adjustedAt: instant('adjusted_at'),
    adjustedBy: uuid('adjusted_by'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.comparisonId, table.position] })],
);

export const payslipColumns = pgTable(
  'payslip_columns',
  {
    organizationId: uuid('organization_id').notNull(),
    heading: text('heading').notNull(),
    meaning: text('meaning'),
    changedAt: instant('changed_at').notNull(),
    changedBy: uuid('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.heading] })],
);
