import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type GroupRules, RULE_GROUP_KINDS } from '#domain/policies/rule-groups.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

export const ruleGroups = pgTable(
  'rule_groups',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: RULE_GROUP_KINDS }).notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
    siret: text('siret'),
    paysFrom: day('pays_from'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const placements = pgTable(
  'placements',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    effectiveFrom: day('effective_from').notNull(),
    siteId: uuid('site_id'),
    categoryId: uuid('category_id'),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const ruleChanges = pgTable(
  'rule_changes',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    groupId: uuid('group_id'),
    userId: uuid('user_id'),
    effectiveFrom: day('effective_from').notNull(),
    rules: jsonb('rules').$type<GroupRules>().notNull(),
    appliedAt: instant('applied_at').notNull(),
    appliedBy: uuid('applied_by').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
