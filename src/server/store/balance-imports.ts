import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { balanceImports } from './schema/counters.ts';
import { users } from './schema/people.ts';

export type BalanceImport = typeof balanceImports.$inferSelect;

export async function insertBalanceImport(
  tx: TenantTransaction,
  row: Omit<BalanceImport, 'organizationId' | 'undoneAt' | 'undoneBy'>,
): Promise<BalanceImport> {
  const inserted = { ...row, organizationId: tx.organizationId, undoneAt: null, undoneBy: null };
  await tx.insert(balanceImports).values(inserted);
  return inserted;
}

export interface NamedImport {
  readonly imported: BalanceImport;
  readonly appliedByName: string;
}

function withNames(tx: TenantTransaction) {
  return tx
    .select({ imported: balanceImports, appliedByName: users.name })
    .from(balanceImports)
    .innerJoin(users, eq(users.id, balanceImports.appliedBy));
}

/** Latest first; an import stays where it is, so that one of them is a place to go on from. */
export async function listBalanceImports(
  tx: TenantTransaction,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
): Promise<NamedImport[]> {
  const before = sql`(${balanceImports.appliedAt}, ${balanceImports.id}) <
    (select last.applied_at, last.id from balance_imports last where last.id = ${cursor})`;
  return withNames(tx)
    .where(cursor === undefined ? undefined : before)
    .orderBy(desc(balanceImports.appliedAt), desc(balanceImports.id))
    .limit(limit);
}

export async function findBalanceImport(tx: TenantTransaction, id: string): Promise<NamedImport | null> {
  const [found] = await withNames(tx).where(eq(balanceImports.id, id));
  return found ?? null;
}

export async function findImportByKey(
  tx: TenantTransaction,
  appliedBy: string,
  key: string,
): Promise<NamedImport | null> {
  const [found] = await withNames(tx).where(
    and(eq(balanceImports.appliedBy, appliedBy), eq(balanceImports.idempotencyKey, key)),
  );
  return found ?? null;
}

/** Those that were not taken back, the latest last. */
export async function listStandingImports(tx: TenantTransaction): Promise<BalanceImport[]> {
  return tx
    .select()
    .from(balanceImports)
    .where(isNull(balanceImports.undoneAt))
    .orderBy(asc(balanceImports.appliedAt), asc(balanceImports.id));
}

export async function markImportUndone(
  tx: TenantTransaction,
  id: string,
  at: Date,
  undoneBy: string,
): Promise<void> {
  await tx.update(balanceImports).set({ undoneAt: at, undoneBy }).where(eq(balanceImports.id, id));
}
