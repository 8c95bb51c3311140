import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { isMemberRow } from './in-roles.ts';
import { payrollConnections, payrollContracts } from './schema/payroll-sending.ts';
import { users } from './schema/people.ts';

export type PayrollConnection = typeof payrollConnections.$inferSelect;

/** With who made it. */
export interface NamedConnection {
  readonly connection: PayrollConnection;
  readonly connectedByName: string;
}

/** The one that is in use. */
export async function findConnection(tx: TenantTransaction): Promise<NamedConnection | null> {
  const [found] = await tx
    .select({ connection: payrollConnections, connectedByName: users.name })
    .from(payrollConnections)
    .innerJoin(users, eq(users.id, payrollConnections.connectedBy))
    .where(isNull(payrollConnections.disconnectedAt));
  return found ?? null;
}

export async function findConnectionById(
  tx: TenantTransaction,
  id: string,
): Promise<PayrollConnection | null> {
  const [found] = await tx.select().from(payrollConnections).where(eq(payrollConnections.id, id));
  return found ?? null;
}

/** In use or not: what it knew of people and types is taken up again. */
export async function findConnectionOf(
  tx: TenantTransaction,
  provider: PayrollConnection['provider'],
): Promise<PayrollConnection | null> {
  const [found] = await tx.select().from(payrollConnections).where(eq(payrollConnections.provider, provider));
  return found ?? null;
}

export async function insertConnection(
  tx: TenantTransaction,
  connection: Omit<PayrollConnection, 'organizationId'>,
): Promise<void> {
  await tx.insert(payrollConnections).values({ organizationId: tx.organizationId, ...connection });
}

export type ConnectionChange = Partial<Omit<PayrollConnection, 'organizationId' | 'id' | 'provider'>>;

export async function updateConnection(
  tx: TenantTransaction,
  id: string,
  changed: ConnectionChange,
): Promise<void> {
  await tx.update(payrollConnections).set(changed).where(eq(payrollConnections.id, id));
}

/** By person. */
export async function listContracts(tx: TenantTransaction): Promise<Map<string, string>> {
  const { userId, contractId } = payrollContracts;
  const rows = await tx.select({ userId, contractId }).from(payrollContracts);
  return new Map(rows.map((row) => [row.userId, row.contractId]));
}

export async function saveContracts(
  tx: TenantTransaction,
  contracts: readonly { readonly userId: string; readonly contractId: string | null }[],
  by: { readonly changedAt: Date; readonly changedBy: string },
): Promise<void> {
  const gone = contracts.filter(({ contractId }) => contractId === null).map(({ userId }) => userId);
  if (gone.length > 0) await tx.delete(payrollContracts).where(inArray(payrollContracts.userId, gone));
  const rows = contracts.flatMap(({ userId, contractId }) =>
    contractId === null ? [] : [{ organizationId: tx.organizationId, userId, contractId, ...by }],
  );
  if (rows.length === 0) return;
  await tx
    .insert(payrollContracts)
    .values(rows)
    .onConflictDoUpdate({
      target: [payrollContracts.organizationId, payrollContracts.userId],
      set: {
        contractId: sql`excluded.contract_id`,
        changedAt: sql`excluded.changed_at`,
        changedBy: sql`excluded.changed_by`,
      },
    });
}

/** So many who have left are told: what payroll has to know of them is sent within months. */
const MOST_WHO_LEFT = 1_000;

/** Everyone whom payroll may know, and then those who left last. */
export async function listPayrollPeople(tx: TenantTransaction) {
  const { id, name, payrollNumber, removedAt } = users;
  const latest = tx
    .select({ id })
    .from(users)
    .where(and(isMemberRow, isNotNull(removedAt)))
    .orderBy(desc(removedAt), asc(id))
    .limit(MOST_WHO_LEFT);
  return tx
    .select({ id, name, payrollNumber, removedAt })
    .from(users)
    .where(and(isMemberRow, or(isNull(removedAt), inArray(id, latest))))
    .orderBy(sql`${users.removedAt} is not null`, asc(users.name), asc(users.id));
}

/** How many of these payroll may know, however long ago they left. */
export async function countPayrollPeople(tx: TenantTransaction, ids: readonly string[]): Promise<number> {
  return tx.$count(users, and(isMemberRow, inArray(users.id, [...ids])));
}

/** Someone to ask a program about, to see whether it answers. */
export async function findSomePayrollNumber(tx: TenantTransaction): Promise<string | null> {
  const [found] = await tx
    .select({ payrollNumber: users.payrollNumber })
    .from(users)
    .where(and(isNull(users.removedAt), sql`${users.payrollNumber} is not null`))
    .orderBy(asc(users.id))
    .limit(1);
  return found?.payrollNumber ?? null;
}

/** I2: its access, and what it was told of people and types, were somebody else’s choice; what was sent stays listed. */
export async function emptyEveryPayrollConnection(tx: TenantTransaction, at: Date): Promise<void> {
  await tx.delete(payrollContracts);
  await tx
    .update(payrollConnections)
    .set({ secrets: null, hints: {}, typeNames: {}, dossier: null, changedAt: at, disconnectedAt: at });
}
