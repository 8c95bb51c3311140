import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { MOST_HEADINGS } from '#domain/payslips/payslip-columns.ts';
import { readAs } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { ledgerEntries } from './schema/leave-requests.ts';
import { payslipColumns, payslipComparisons, payslipRows } from './schema/payslips.ts';
import { users } from './schema/people.ts';

export type PayslipComparison = Omit<typeof payslipComparisons.$inferSelect, 'organizationId'>;
export type ComparedRow = Omit<typeof payslipRows.$inferSelect, 'organizationId' | 'comparisonId'>;
export type NewComparedRow = Pick<ComparedRow, 'line' | 'userId' | 'counter' | 'result'>;

export interface NamedComparison {
  readonly comparison: PayslipComparison;
  readonly createdByName: string;
}

export interface ListedComparison extends NamedComparison {
  readonly rows: number;
  readonly differences: number;
}

export interface NamedRow {
  readonly row: ComparedRow;
  readonly personName: string;
  readonly payrollNumber: string | null;
  readonly notedByName: string | null;
}

/** A line of a ledger that was written after a moment. */
export interface LaterLine {
  readonly userId: string;
  readonly counter: string;
  readonly id: string;
  readonly requestId: string | null;
  readonly writtenAt: Date;
}

export async function listLinesWrittenAfter(
  tx: TenantTransaction,
  userIds: readonly string[],
  after: Date,
): Promise<LaterLine[]> {
  if (userIds.length === 0) return [];
  const { userId, counter, id, requestId, writtenAt } = ledgerEntries;
  return tx
    .select({ userId, counter, id, requestId, writtenAt })
    .from(ledgerEntries)
    .where(and(inArray(userId, [...userIds]), gt(writtenAt, after)));
}

/** Everyone who is or was there: someone's last payslip comes after they have left. */
export async function listEveryoneEver(tx: TenantTransaction): Promise<(typeof users.$inferSelect)[]> {
  return tx.select().from(users);
}

/** A statement takes 65,535 values at most. */
const ROWS_AT_ONCE = 1000;

export async function insertComparison(
  tx: TenantTransaction,
  comparison: PayslipComparison,
  rows: readonly NewComparedRow[],
): Promise<void> {
  const { organizationId } = tx;
  await tx.insert(payslipComparisons).values({ organizationId, ...comparison });
  const comparisonId = comparison.id;
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const some = rows.slice(first, first + ROWS_AT_ONCE);
    await tx
      .insert(payslipRows)
      .values(some.map((row, place) => ({ ...row, organizationId, comparisonId, position: first + place })));
  }
}

/** Latest first; a comparison stays where it is, so that one of them is a place to go on from. */
export async function listComparisons(
  tx: TenantTransaction,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
): Promise<ListedComparison[]> {
  const of = sql`from payslip_rows where comparison_id = ${payslipComparisons.id}`;
  const before = sql`(${payslipComparisons.createdAt}, ${payslipComparisons.id}) <
    (select last.created_at, last.id from payslip_comparisons last where last.id = ${cursor})`;
  return tx
    .select({
      comparison: payslipComparisons,
      createdByName: users.name,
      rows: readAs<number>('int4', sql`select count(*) ${of}`),
      differences: readAs<number>(
        'int4',
        sql`select count(*) ${of} and (result -> 'difference')::float8 <> 0`,
      ),
    })
    .from(payslipComparisons)
    .innerJoin(users, eq(users.id, payslipComparisons.createdBy))
    .where(cursor === undefined ? undefined : before)
    .orderBy(desc(payslipComparisons.createdAt), desc(payslipComparisons.id))
    .limit(limit);
}

export async function findComparison(tx: TenantTransaction, id: string): Promise<NamedComparison | null> {
  const [found] = await tx
    .select({ comparison: payslipComparisons, createdByName: users.name })
    .from(payslipComparisons)
    .innerJoin(users, eq(users.id, payslipComparisons.createdBy))
    .where(eq(payslipComparisons.id, id));
  return found ?? null;
}

const noter = alias(users, 'noter');

export async function listComparedRows(
  tx: TenantTransaction,
  comparisonId: string,
  position?: number,
): Promise<NamedRow[]> {
  return tx
    .select({
      row: payslipRows,
      personName: users.name,
      payrollNumber: users.payrollNumber,
      notedByName: noter.name,
    })
    .from(payslipRows)
    .innerJoin(users, eq(users.id, payslipRows.userId))
    .leftJoin(noter, eq(noter.id, payslipRows.notedBy))
    .where(
      position === undefined ? eq(payslipRows.comparisonId, comparisonId) : isRow(comparisonId, position),
    )
    .orderBy(asc(payslipRows.position));
}

/** Held until the end of the transaction, so that it is adjusted once. */
export async function lockComparedRow(
  tx: TenantTransaction,
  comparisonId: string,
  position: number,
): Promise<ComparedRow | null> {
  const [found] = await tx
    .select()
    .from(payslipRows)
    .where(isRow(comparisonId, position))
    .for('no key update');
  return found ?? null;
}

const isRow = (comparisonId: string, position: number) =>
  and(eq(payslipRows.comparisonId, comparisonId), eq(payslipRows.position, position));

export async function noteRow(
  tx: TenantTransaction,
  comparisonId: string,
  position: number,
  noted: Pick<ComparedRow, 'note' | 'notedAt' | 'notedBy'>,
): Promise<void> {
  await tx.update(payslipRows).set(noted).where(isRow(comparisonId, position));
}

export async function markRowAdjusted(
  tx: TenantTransaction,
  comparisonId: string,
  position: number,
  adjusted: { readonly adjustedAt: Date; readonly adjustedBy: string },
): Promise<void> {
  await tx.update(payslipRows).set(adjusted).where(isRow(comparisonId, position));
}

export async function listColumns(
  tx: TenantTransaction,
): Promise<{ readonly heading: string; readonly meaning: string | null }[]> {
  const { heading, meaning, changedAt } = payslipColumns;
  const latest = tx
    .select({ heading, meaning })
    .from(payslipColumns)
    .orderBy(desc(changedAt), asc(heading))
    .limit(MOST_HEADINGS)
    .as('latest');
  return tx.select().from(latest).orderBy(asc(latest.heading));
}

export async function rememberColumns(
  tx: TenantTransaction,
  columns: readonly { readonly heading: string; readonly meaning: string | null }[],
  by: { readonly changedAt: Date; readonly changedBy: string },
): Promise<void> {
  if (columns.length === 0) return;
  await tx
    .insert(payslipColumns)
    .values(columns.map((column) => ({ organizationId: tx.organizationId, ...column, ...by })))
    .onConflictDoUpdate({
      target: [payslipColumns.organizationId, payslipColumns.heading],
      set: {
        meaning: sql`excluded.meaning`,
        changedAt: sql`excluded.changed_at`,
        changedBy: sql`excluded.changed_by`,
      },
    });
  // Whose heading comes back after a thousand others is asked for its meaning once more.
  const { heading, changedAt } = payslipColumns;
  const older = tx
    .select({ heading })
    .from(payslipColumns)
    .orderBy(desc(changedAt), asc(heading))
    .offset(MOST_HEADINGS);
  await tx.delete(payslipColumns).where(inArray(heading, older));
}
