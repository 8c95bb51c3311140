import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Role } from '#domain/members/role.ts';
import type { PayUnit } from '#domain/payroll/establishment.ts';
import { readAs } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { isOutside } from './in-roles.ts';
import { closedUnit } from './payroll.ts';
import { payrollMonths } from './schema/payroll.ts';
import { payrollFetches, payrollFiles } from './schema/payroll-files.ts';
import { users } from './schema/people.ts';

type FileRow = typeof payrollFiles.$inferSelect;

/** A file without its bytes, with who made it. */
export interface KeptFile extends Omit<FileRow, 'organizationId' | 'bytes'> {
  readonly byteCount: number;
  readonly madeByName: string;
  readonly month: PlainDate;
  /** J22: whom the closing was for. */
  readonly unit: PayUnit;
  /** False for files of a closing that was taken back. */
  readonly ofClosedMonth: boolean;
}

const { organizationId: _, bytes, ...told } = getTableColumns(payrollFiles);

const described = {
  ...told,
  byteCount: readAs<number>('int4', sql`length(${payrollFiles.bytes})`),
  madeByName: users.name,
  month: payrollMonths.month,
  unit: closedUnit,
  reopenedAt: payrollMonths.reopenedAt,
};

/** Of every closing of the month, the latest first. */
export async function listFilesOfMonth(tx: TenantTransaction, month: PlainDate): Promise<KeptFile[]> {
  const rows = await tx
    .select(described)
    .from(payrollFiles)
    .innerJoin(payrollMonths, eq(payrollMonths.id, payrollFiles.closingId))
    .innerJoin(users, eq(users.id, payrollFiles.madeBy))
    .where(eq(payrollMonths.month, month))
    .orderBy(desc(payrollFiles.madeAt), desc(payrollFiles.id));
  return rows.map(asKept);
}

export async function findFile(
  tx: TenantTransaction,
  id: string,
): Promise<(KeptFile & { readonly bytes: Buffer }) | null> {
  const [row] = await tx
    .select({ ...described, bytes })
    .from(payrollFiles)
    .innerJoin(payrollMonths, eq(payrollMonths.id, payrollFiles.closingId))
    .innerJoin(users, eq(users.id, payrollFiles.madeBy))
    .where(eq(payrollFiles.id, id));
  return row === undefined ? null : { ...asKept(row), bytes: row.bytes };
}

function asKept<Row extends Omit<KeptFile, 'ofClosedMonth'> & { readonly reopenedAt: Date | null }>({
  reopenedAt,
  ...row
}: Row): KeptFile {
  return { ...row, ofClosedMonth: reopenedAt === null };
}

/** J8: made again without a change it is the file that is there; true where it is a new one. */
export async function insertFile(
  tx: TenantTransaction,
  file: Omit<FileRow, 'organizationId'>,
): Promise<boolean> {
  const rows = await tx
    .insert(payrollFiles)
    .values({ organizationId: tx.organizationId, ...file })
    .onConflictDoNothing()
    .returning({ id: payrollFiles.id });
  return rows.length > 0;
}

/** J8: who fetched a file of a closing first. */
export interface FirstFetch {
  readonly fileId: string;
  readonly userId: string;
  readonly userName: string;
  readonly role: Role;
  readonly fetchedAt: Date;
}

/** By file. */
export async function listFirstFetches(
  tx: TenantTransaction,
  fileIds: readonly string[],
): Promise<Map<string, FirstFetch>> {
  if (fileIds.length === 0) return new Map();
  const { fileId, userId, role, fetchedAt } = payrollFetches;
  const rows = await tx
    .selectDistinctOn([fileId], { fileId, userId, userName: users.name, role, fetchedAt })
    .from(payrollFetches)
    .innerJoin(users, eq(users.id, userId))
    .where(inArray(fileId, [...fileIds]))
    .orderBy(asc(fileId), asc(fetchedAt));
  return new Map(rows.map((row) => [row.fileId, row]));
}

/** The first time of each person is kept. */
export async function insertFetch(
  tx: TenantTransaction,
  fetch: Omit<typeof payrollFetches.$inferSelect, 'organizationId'>,
): Promise<void> {
  await tx
    .insert(payrollFetches)
    .values({ organizationId: tx.organizationId, ...fetch })
    .onConflictDoNothing();
}

/** J4: whether the accountant has fetched a file of this closing: then payroll has it. */
export async function wasFetchedByAccountant(tx: TenantTransaction, closingId: string): Promise<boolean> {
  const rows = await tx
    .select({ fileId: payrollFetches.fileId })
    .from(payrollFetches)
    .innerJoin(
      payrollFiles,
      and(
        eq(payrollFiles.organizationId, payrollFetches.organizationId),
        eq(payrollFiles.id, payrollFetches.fileId),
      ),
    )
    .where(and(eq(payrollFiles.closingId, closingId), isOutside(payrollFetches.role)))
    .limit(1);
  return rows.length > 0;
}
