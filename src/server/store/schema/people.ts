import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { loginMethods } from '#domain/access/login-method.ts';
import { secondFactorPolicies } from '#domain/access/second-factor.ts';
import { subscriptionStatuses } from '#domain/billing/subscription.ts';
import { HOLIDAY_ZONES } from '#domain/holidays/zones.ts';
import { roles } from '#domain/members/role.ts';
import { PAYROLL_SCOPES } from '#domain/payroll/establishment.ts';
import { PAY_TIMES } from '#domain/payroll/pay-time.ts';
import { defaultLanguage, languages } from '#domain/text/language.ts';
import { day } from './day.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const organizations = pgTable('organizations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull().default('Europe/Paris'),
  holidayZone: text('holiday_zone', { enum: HOLIDAY_ZONES }).notNull().default('metropole'),
  createdAt: instant('created_at').notNull(),
  seats: integer('seats').notNull().default(1),
  subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses }).notNull().default('trial'),
  trialStartedAt: instant('trial_started_at').notNull(),
  subscriptionRenewsAt: instant('subscription_renews_at'),
  subscriptionEndsAt: instant('subscription_ends_at'),
  pastDueSince: instant('past_due_since'),
  reminderDays: integer('reminder_days').notNull().default(3),
  escalationDays: integer('escalation_days').notNull().default(6),
  digestHour: integer('digest_hour').notNull().default(8),
  settledOn: day('settled_on'),
  provenAt: instant('proven_at'),
  followedUpOn: day('followed_up_on'),
  payTime: text('pay_time', { enum: PAY_TIMES }).notNull().default('same-month'),
  siret: text('siret'),
  payrollBy: text('payroll_by', { enum: PAYROLL_SCOPES }).notNull().default('organization'),
  secondFactorPolicy: text('second_factor_policy', { enum: secondFactorPolicies }).notNull().default('off'),
  secondFactorFrom: day('second_factor_from'),
  closingAskedAt: instant('closing_asked_at'),
  closingAskedBy: uuid('closing_asked_by'),
  closesAt: instant('closes_at'),
  endedByClosing: boolean('ended_by_closing').notNull().default(false),
});

export const users = pgTable(
  'users',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: roles }).notNull(),
    language: text('language', { enum: languages }).notNull().default(defaultLanguage),
    joinedAt: instant('joined_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
    invitedAt: instant('invited_at'),
    confirmedAt: instant('confirmed_at'),
    removedAt: instant('removed_at'),
    invitationWaits: boolean('invitation_waits').notNull().default(false),
    employedFrom: day('employed_from'),
    employedTo: day('employed_to'),
    mailRefusedAt: instant('mail_refused_at'),
    payrollNumber: text('payroll_number'),
    leavesOn: day('leaves_on'),
    /** Set by the database, with each change of what others are shown. */
    changedAt: instant('changed_at').notNull().default(sql`date_trunc('milliseconds', now())`),
    erasedAt: instant('erased_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

const linkKinds = ['login', 'invitation'] as const;

export const loginLinks = pgTable(
  'login_links',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    kind: text('kind', { enum: linkKinds }).notNull().default('login'),
    sessionId: uuid('session_id'),
    reopenedAt: instant('reopened_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const sessions = pgTable(
  'sessions',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    loginMethod: text('login_method', { enum: loginMethods }).notNull().default('mail'),
    provenAt: instant('proven_at'),
    browserHash: bytea('browser_hash'),
    connectionId: uuid('connection_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const teams = pgTable(
  'teams',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    color: text('color').notNull().default('#3B82F6'),
    managerId: uuid('manager_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const teamMembers = pgTable(
  'team_members',
  {
    organizationId: uuid('organization_id').notNull(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.teamId, table.userId] })],
);

export const invitationMails = pgTable(
  'invitation_mails',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    emailKey: text('email_key').notNull(),
    leavesAt: instant('leaves_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
