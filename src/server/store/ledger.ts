import { asc, eq } from 'drizzle-orm';
import { fraction } from '#domain/amounts/fraction.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { TenantTransaction } from './database.ts';
import { ledgerEntries } from './schema/leave-requests.ts';

export async function listLedgerEntriesOf(tx: TenantTransaction, userId: string): Promise<LedgerEntry[]> {
  return (await linesWhere(tx, eq(ledgerEntries.userId, userId))).map(entryOf);
}

export async function listLedgerEntriesOfRequest(
  tx: TenantTransaction,
  requestId: string,
): Promise<LedgerEntry[]> {
  return (await linesWhere(tx, eq(ledgerEntries.requestId, requestId))).map(entryOf);
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
