// @module-tag daily
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as apiKeys from '#server/store/schema/api-keys.ts';
import * as attachments from '#server/store/schema/attachments.ts';
import * as auditLog from '#server/store/schema/audit-log.ts';
import * as awayNotes from '#server/store/schema/away-notes.ts';
import * as calendarFeeds from '#server/store/schema/calendar-feeds.ts';
import * as channelPosts from '#server/store/schema/channel-posts.ts';
import * as closings from '#server/store/schema/closings.ts';
import * as companyCalendars from '#server/store/schema/company-calendars.ts';
import * as companyLogin from '#server/store/schema/company-login.ts';
import * as connections from '#server/store/schema/connections.ts';
import * as counters from '#server/store/schema/counters.ts';
import * as coverage from '#server/store/schema/coverage.ts';
import * as decisionBatches from '#server/store/schema/decision-batches.ts';
import * as departures from '#server/store/schema/departures.ts';
import * as directories from '#server/store/schema/directories.ts';
import * as firstSteps from '#server/store/schema/first-steps.ts';
import * as idempotencyKeys from '#server/store/schema/idempotency-keys.ts';
import * as insights from '#server/store/schema/insights.ts';
import * as leaveRequests from '#server/store/schema/leave-requests.ts';
import * as looks from '#server/store/schema/looks.ts';
import * as notifications from '#server/store/schema/notifications.ts';
import * as passkeys from '#server/store/schema/passkeys.ts';
import * as payroll from '#server/store/schema/payroll.ts';
import * as payrollFiles from '#server/store/schema/payroll-files.ts';
import * as payrollSending from '#server/store/schema/payroll-sending.ts';
import * as payslips from '#server/store/schema/payslips.ts';
import * as people from '#server/store/schema/people.ts';
import * as photos from '#server/store/schema/photos.ts';
import * as privacy from '#server/store/schema/privacy.ts';
import * as push from '#server/store/schema/push.ts';
import * as requestComments from '#server/store/schema/request-comments.ts';
import * as retention from '#server/store/schema/retention.ts';
import * as ruleGroups from '#server/store/schema/rule-groups.ts';
import * as sandbox from '#server/store/schema/sandbox.ts';
import * as secondFactors from '#server/store/schema/second-factors.ts';
import * as slack from '#server/store/schema/slack.ts';
import * as subscription from '#server/store/schema/subscription.ts';
import * as teamsBot from '#server/store/schema/teams-bot.ts';
import * as undo from '#server/store/schema/undo.ts';
import * as webhooks from '#server/store/schema/webhooks.ts';
import * as writtenEvents from '#server/store/schema/written-events.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let owner: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client(database.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const tables = [
  companyLogin,
  writtenEvents,
  awayNotes,
  connections,
  channelPosts,
  slack,
  teamsBot,
  companyCalendars,
  passkeys,
  payroll,
  payrollFiles,
  payrollSending,
  payslips,
  insights,
  people,
  retention,
  secondFactors,
  subscription,
  sandbox,
  auditLog,
  leaveRequests,
  notifications,
  push,
  counters,
  undo,
  decisionBatches,
  coverage,
  departures,
  closings,
  calendarFeeds,
  apiKeys,
  webhooks,
  directories,
  firstSteps,
  idempotencyKeys,
  ruleGroups,
  requestComments,
  attachments,
  photos,
  looks,
  privacy,
]
  .flatMap((file) => Object.values<unknown>(file))
  .filter((value) => value instanceof PgTable);

/** Migrations are written by hand; the typed schema that queries are written against must say the same. */
it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the table %s is typed as the migrations made it',
  async (name, table) => {
    const { rows } = await owner.query<{ column: string; type: string; not_null: boolean }>(
      `select attname::text as column, format_type(atttypid, atttypmod) as type, attnotnull as not_null
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
      [name],
    );
    const typed = getTableConfig(table)
      .columns.map((column) => ({ column: column.name, type: column.getSQLType(), not_null: column.notNull }))
      .sort((a, b) => (a.column < b.column ? -1 : 1));
    expect(typed).toEqual(rows);
  },
);

it('types every table of the application but those that it reaches through functions alone', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('schema_migrations', 'email_directory', 'payment_events', 'site_messages', 'service_checks', 'rate_counts', 'passkey_challenges', 'organization_versions')
       and relname not like 'newsletter\\_%' order by 1`,
  );
  expect(tables.map((table) => getTableConfig(table).name).sort()).toEqual(rows.map((row) => row.name));
});

it('compares rows before and after a statement one by one, since joining both compares each with each', async () => {
  const { rows } = await owner.query<{ name: string; whole: boolean }>(
    `select tgrelid::regclass || '.' || tgname as name, tgoldtable is not null and tgnewtable is not null as whole
     from pg_trigger where not tgisinternal order by 1`,
  );
  expect(rows.map(({ name }) => name)).toContain('leave_requests.keep_calendars_updated');
  expect(rows.filter(({ whole }) => whole)).toEqual([]);
});
