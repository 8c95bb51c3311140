import { bigint, customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const authenticatorApps = pgTable(
  'authenticator_apps',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    secret: bytea('secret'),
    confirmedAt: instant('confirmed_at'),
    lastStep: bigint('last_step', { mode: 'number' }),
    pendingSecret: bytea('pending_secret'),
    pendingAt: instant('pending_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const codeTries = pgTable(
  'code_tries',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    wrong: integer('wrong').notNull().default(0),
    pausedUntil: instant('paused_until'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const loginTickets = pgTable(
  'login_tickets',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    linkId: uuid('link_id'),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const trustedDevices = pgTable(
  'trusted_devices',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    address: text('address'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const mailCodes = pgTable(
  'mail_codes',
  {
    organizationId: uuid('organization_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.sessionId] })],
);

export const accessRecoveries = pgTable(
  'access_recoveries',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    confirmedBy: uuid('confirmed_by'),
    confirmedAt: instant('confirmed_at'),
    dueAt: instant('due_at'),
    stopHash: bytea('stop_hash'),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
