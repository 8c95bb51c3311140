import { customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/members/role.ts';
import type { PayModel } from '#domain/payroll/pay-model.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const payrollModels = pgTable(
  'payroll_models',
  {
    organizationId: uuid('organization_id').notNull(),
    id: text('id').notNull(),
    definition: jsonb('definition').$type<PayModel>().notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: uuid('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const payrollFiles = pgTable(
  'payroll_files',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    closingId: uuid('closing_id').notNull(),
    model: text('model').notNull(),
    modelName: text('model_name').notNull(),
    name: text('name').notNull(),
    rowCount: integer('row_count').notNull(),
    bytes: bytea('bytes').notNull(),
    sha256: bytea('sha256').notNull(),
    madeAt: instant('made_at').notNull(),
    madeBy: uuid('made_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const payrollFetches = pgTable(
  'payroll_fetches',
  {
    organizationId: uuid('organization_id').notNull(),
    fileId: uuid('file_id').notNull(),
    userId: uuid('user_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.fileId, table.userId] })],
);
