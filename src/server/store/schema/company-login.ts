import { boolean, customType, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyRefusals, connectionKinds, connectionStates } from '#domain/company-login/connection-life.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a connection is set to, as its kind reads it. */
export type ConnectionSettings = Readonly<Record<string, unknown>>;

export const loginDomains = pgTable(
  'login_domains',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    createdAt: instant('created_at').notNull(),
    provenAt: instant('proven_at'),
    checkedAt: instant('checked_at'),
    finding: text('finding', { enum: ['there', 'missing', 'unreachable'] }),
    missingSince: instant('missing_since'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const loginConnections = pgTable(
  'login_connections',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: connectionKinds }).notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: connectionStates }).notNull(),
    enforced: boolean('enforced').notNull().default(false),
    settings: jsonb('settings').$type<ConnectionSettings>().notNull(),
    secret: bytea('secret'),
    createdAt: instant('created_at').notNull(),
    testedAt: instant('tested_at'),
    testedBy: uuid('tested_by'),
    lastLoginAt: instant('last_login_at'),
    refusedAt: instant('refused_at'),
    refusal: text('refusal', { enum: companyRefusals }),
    secretEndsOn: day('credential_ends_on'),
    toldEnds: text('told_ends').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const loginIdentities = pgTable(
  'login_identities',
  {
    organizationId: uuid('organization_id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    linkedAt: instant('linked_at').notNull(),
    lastLoginAt: instant('last_login_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.connectionId, table.subject] })],
);

export const loginAttempts = pgTable(
  'login_attempts',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    purpose: text('purpose', { enum: ['login', 'test'] }).notNull(),
    userId: uuid('user_id'),
    stateHash: bytea('state_hash').notNull(),
    browserHash: bytea('browser_hash').notNull(),
    checks: bytea('checks'),
    requestId: text('request_id'),
    answer: jsonb('answer').$type<Readonly<Record<string, unknown>>>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
