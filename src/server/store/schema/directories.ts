import { boolean, customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { directoryEventKinds, directoryKinds, teamSources } from '#domain/directories/directory-life.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const directories = pgTable(
  'directories',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: directoryKinds }).notNull(),
    teamsFrom: text('teams_from', { enum: teamSources }).notNull(),
    tokenHash: bytea('token_hash').notNull(),
    madeBy: uuid('made_by'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    toldAt: instant('told_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const directoryPeople = pgTable(
  'directory_people',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    department: text('department'),
    managerId: uuid('manager_id'),
    saidActive: boolean('said_active').notNull(),
    closedAccess: boolean('closed_access').notNull().default(false),
    departureId: uuid('departure_id'),
    teamId: uuid('team_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const directoryTeams = pgTable(
  'directory_teams',
  {
    organizationId: uuid('organization_id').notNull(),
    teamId: uuid('team_id').notNull(),
    externalId: text('external_id'),
    made: boolean('made').notNull(),
    managerId: uuid('manager_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.teamId] })],
);

export const directoryEvents = pgTable(
  'directory_events',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    directoryId: uuid('directory_id').notNull(),
    at: instant('at').notNull(),
    kind: text('kind', { enum: directoryEventKinds }).notNull(),
    subjectName: text('subject_name').notNull(),
    reason: text('reason').notNull().default(''),
    times: integer('times').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
