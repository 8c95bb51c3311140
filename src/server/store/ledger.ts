import { asc, eq } from 'drizzle-orm';
import { fraction } from '#domain/amounts/fraction.ts';
import { requestOf } from '#domain/balances/booking-entries.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { TenantTransaction } from './database.ts';
import { ledgerEntries } from './schema/leave-requests.ts';

/** Lines are only ever added. */
export async function insertLedgerEntries(
  tx: TenantTransaction,
  userId: string,
  lines: readonly LedgerEntry[],
  at: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(ledgerEntries).values(lines.map((line) => rowOf(tx, userId, line, at)));
}

function rowOf({ organizationId }: TenantTransaction, userId: string, line: LedgerEntry, at: Date) {
  const { amount, ...rest } = line;
  return {
    ...rest,
    organizationId,
    userId,
    amountN: amount.n,
    amountD: amount.d,
    requestId: requestOf(line),
    writtenAt: at,
  };
}

export async function listLedgerEntriesOf(tx: TenantTransaction, userId: string): Promise<LedgerEntry[]> {
  return (await linesWhere(tx, eq(ledgerEntries.userId, userId))).map(entryOf);
}

export async function listLedgerEntriesOfRequest(
  tx: TenantTransaction,
  requestId: string,
): Promise<LedgerEntry[]> {
  return (await linesWhere(tx, eq(ledgerEntries.requestId, requestId))).map(entryOf);
}

/** Everyone's lines at once, for what concerns the whole organisation. */
export async function listLedgerEntries(
  tx: TenantTransaction,
): Promise<{ readonly userId: string; readonly entry: LedgerEntry }[]> {
  const rows = await tx.select().from(ledgerEntries).orderBy(asc(ledgerEntries.date), asc(ledgerEntries.id));
  return rows.map((row) => ({ userId: row.userId, entry: entryOf(row) }));
}

/** Lines that are there already stay as they are: two processes may write the same month. */
export async function insertDueEntries(
  tx: TenantTransaction,
  userId: string,
  lines: readonly LedgerEntry[],
  at: Date,
  writtenBy: string | null = null,
): Promise<number> {
  if (lines.length === 0) return 0;
  const written = await tx
    .insert(ledgerEntries)
    .values(lines.map((line) => ({ ...rowOf(tx, userId, line, at), writtenBy })))
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  return written.length;
}

type LedgerRow = typeof ledgerEntries.$inferSelect;

function linesWhere(tx: TenantTransaction, which: ReturnType<typeof eq>): Promise<LedgerRow[]> {
  return tx.select().from(ledgerEntries).where(which).orderBy(asc(ledgerEntries.date), asc(ledgerEntries.id));
}

function entryOf(row: LedgerRow): LedgerEntry {
  const { id, key, counter, date, cause, rule, period, expires, correction } = row;
  const amount = fraction(row.amountN, row.amountD);
  return { id, key, counter, date, amount, cause, rule, period, expires, correction };
}
