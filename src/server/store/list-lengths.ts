import { type SQL, sql } from 'drizzle-orm';
import { type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { answersTo } from './answers.ts';
import type { TenantTransaction } from './database.ts';

async function count(tx: TenantTransaction, rows: SQL): Promise<number> {
  const [counted] = await answersTo<{ rows: number }>(
    tx,
    { rows: 'int4' },
    sql`select count(*)::int4 as rows from ${rows}`,
  );
  return counted?.rows ?? 0;
}

/** How long a list is that has an end. */
export const listLengths = {
  blackouts: (tx: TenantTransaction) => count(tx, sql`blackout_periods`),
  leaveTypes: (tx: TenantTransaction) => count(tx, sql`leave_types`),
  ruleGroups: (tx: TenantTransaction) => count(tx, sql`rule_groups`),
  comments: (tx: TenantTransaction, requestId: string) =>
    count(tx, sql`request_comments where request_id = ${requestId}`),
  workingPatterns: (tx: TenantTransaction, userId: string) =>
    count(tx, sql`working_patterns where user_id = ${userId}`),
  placements: (tx: TenantTransaction, userId: string) => count(tx, sql`placements where user_id = ${userId}`),
  adjustments: (tx: TenantTransaction, userId: string, date: PlainDate) =>
    count(
      tx,
      sql`ledger_entries where user_id = ${userId} and key like 'adjusted/%'
        and date between ${`${yearOf(date)}-01-01`} and ${`${yearOf(date)}-12-31`}`,
    ),
} as const;
