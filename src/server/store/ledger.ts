import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { fraction } from '#domain/amounts/fraction.ts';
import { requestOf } from '#domain/balances/booking-entries.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { TenantTransaction } from './database.ts';
import { ledgerEntries } from './schema/leave-requests.ts';

/** Who wrote lines that follow from nothing else, and the import they came with. */
export interface Writing {
  readonly writtenBy: string;
  readonly importId: string;
}

/** Lines are only ever added. */
export async function insertLedgerEntries(
  tx: TenantTransaction,
  userId: string,
  lines: readonly LedgerEntry[],
  at: Date,
  writing?: Writing,
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(ledgerEntries).values(
    lines.map(({ amount, ...line }) => ({
      ...line,
      organizationId: tx.organizationId,
      userId,
      amountN: amount.n,
      amountD: amount.d,
      requestId: requestOf({ ...line, amount }),
      writtenAt: at,
      ...writing,
    })),
  );
}

export async function listLedgerEntriesOf(tx: TenantTransaction, userId: string): Promise<LedgerEntry[]> {
  return (await linesWhere(tx, eq(ledgerEntries.userId, userId))).map(entryOf);
}

/** The lines of several people at once, by person. */
export async function listLedgerEntriesOfPeople(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<Map<string, LedgerEntry[]>> {
  const rows = userIds.length === 0 ? [] : await linesWhere(tx, inArray(ledgerEntries.userId, [...userIds]));
  const byPerson = new Map<string, LedgerEntry[]>(userIds.map((id) => [id, []]));
  for (const row of rows) byPerson.get(row.userId)?.push(entryOf(row));
  return byPerson;
}

/** Whose ledger an import wrote into. */
export async function listPeopleOfImport(tx: TenantTransaction, importId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: ledgerEntries.userId })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.importId, importId));
  return rows.map(({ userId }) => userId);
}

export async function listLedgerEntriesOfRequest(
  tx: TenantTransaction,
  requestId: string,
): Promise<LedgerEntry[]> {
  return (await linesWhere(tx, eq(ledgerEntries.requestId, requestId))).map(entryOf);
}

type LedgerRow = typeof ledgerEntries.$inferSelect;

function linesWhere(tx: TenantTransaction, which: SQL): Promise<LedgerRow[]> {
  return tx.select().from(ledgerEntries).where(which).orderBy(asc(ledgerEntries.date), asc(ledgerEntries.id));
}

function entryOf(row: LedgerRow): LedgerEntry {
  const { id, key, counter, date, cause, rule, period, expires, correction } = row;
  const amount = fraction(row.amountN, row.amountD);
  return { id, key, counter, date, amount, cause, rule, period, expires, correction };
}
