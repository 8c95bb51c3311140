import { customType, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  connectionOwners,
  connectionTroubles,
  outsideProviders,
  outsideStates,
} from '#domain/connections/outside-connection.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What an owner chose of what a connection can do, as its provider's part reads it. */
export type ConnectionChoices = Readonly<Record<string, unknown>>;

export const connections = pgTable(
  'connections',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    provider: text('provider', { enum: outsideProviders }).notNull(),
    ownerUserId: uuid('owner_user_id'),
    state: text('state', { enum: outsideStates }).notNull(),
    label: text('label').notNull(),
    externalId: text('external_id').notNull(),
    tokens: bytea('tokens'),
    scopes: text('scopes').array().notNull(),
    choices: jsonb('choices').$type<ConnectionChoices>().notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    lastSuccessAt: instant('last_success_at'),
    lastErrorCode: text('last_error_code', { enum: connectionTroubles }),
    lastErrorAt: instant('last_error_at'),
    toldAt: instant('told_at'),
    renewingUntil: instant('renewing_until'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const connectionAttempts = pgTable(
  'connection_attempts',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    provider: text('provider', { enum: outsideProviders }).notNull(),
    owner: text('owner', { enum: connectionOwners }).notNull(),
    userId: uuid('user_id').notNull(),
    stateHash: bytea('state_hash').notNull(),
    browserHash: bytea('browser_hash').notNull(),
    checks: bytea('checks').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
