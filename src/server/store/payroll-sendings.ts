import { and, asc, between, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { PayrollProvider } from '#domain/payroll-sending/provider-absence.ts';
import { readAs } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { payrollMonths } from './schema/payroll.ts';
import { payrollSendingLines, payrollSendings } from './schema/payroll-sending.ts';
import { users } from './schema/people.ts';

export type PayrollSending = Omit<typeof payrollSendings.$inferSelect, 'organizationId'>;
export type SendingLine = Omit<typeof payrollSendingLines.$inferSelect, 'organizationId' | 'sendingId'>;

/** A sending with its month, who began it, and how its lines stand. */
export interface CountedSending {
  readonly sending: PayrollSending;
  readonly month: PlainDate;
  readonly begunByName: string;
  readonly waiting: number;
  readonly unknown: number;
  readonly sent: number;
  readonly refused: number;
}

const inState = (state: SendingLine['state']) =>
  readAs<number>('int4', sql`count(*) filter (where ${payrollSendingLines.state} = ${state})`);

function counted(tx: TenantTransaction) {
  return tx
    .select({
      sending: payrollSendings,
      month: payrollMonths.month,
      begunByName: users.name,
      waiting: inState('waiting'),
      unknown: inState('unknown'),
      sent: inState('sent'),
      refused: inState('refused'),
    })
    .from(payrollSendings)
    .innerJoin(payrollMonths, eq(payrollMonths.id, payrollSendings.closingId))
    .innerJoin(users, eq(users.id, payrollSendings.begunBy))
    .leftJoin(payrollSendingLines, eq(payrollSendingLines.sendingId, payrollSendings.id))
    .groupBy(payrollSendings.organizationId, payrollSendings.id, payrollMonths.month, users.name);
}

/** The latest first. */
export async function listSendings(
  tx: TenantTransaction,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
): Promise<CountedSending[]> {
  return counted(tx)
    .where(cursor === undefined ? undefined : lt(payrollSendings.id, cursor))
    .orderBy(desc(payrollSendings.id))
    .limit(limit);
}

export async function findCountedSending(tx: TenantTransaction, id: string): Promise<CountedSending | null> {
  const [found] = await counted(tx).where(eq(payrollSendings.id, id));
  return found ?? null;
}

export async function findSending(tx: TenantTransaction, id: string): Promise<PayrollSending | null> {
  const [found] = await tx.select().from(payrollSendings).where(eq(payrollSendings.id, id));
  return found ?? null;
}

/** The one that is under way. */
export async function findRunningSending(
  tx: TenantTransaction,
  connectionId: string,
): Promise<PayrollSending | null> {
  const [found] = await tx
    .select()
    .from(payrollSendings)
    .where(and(eq(payrollSendings.connectionId, connectionId), isNull(payrollSendings.endedAt)));
  return found ?? null;
}

export async function listSendingLines(tx: TenantTransaction, sendingId: string): Promise<SendingLine[]> {
  return tx
    .select()
    .from(payrollSendingLines)
    .where(eq(payrollSendingLines.sendingId, sendingId))
    .orderBy(asc(payrollSendingLines.position));
}

/** A statement takes 65,535 values at most. */
const rowsAtOnce = 1000;

export async function insertSending(
  tx: TenantTransaction,
  sending: PayrollSending,
  lines: readonly Omit<SendingLine, 'position'>[],
): Promise<void> {
  const { organizationId } = tx;
  await tx.insert(payrollSendings).values({ organizationId, ...sending });
  for (let first = 0; first < lines.length; first += rowsAtOnce) {
    const rows = lines
      .slice(first, first + rowsAtOnce)
      .map((line, place) => ({ ...line, organizationId, sendingId: sending.id, position: first + place }));
    await tx.insert(payrollSendingLines).values(rows);
  }
}

export async function updateSending(
  tx: TenantTransaction,
  id: string,
  changed: Partial<Pick<PayrollSending, 'failures' | 'nextAt' | 'endedAt' | 'stoppedBy'>>,
): Promise<void> {
  await tx.update(payrollSendings).set(changed).where(eq(payrollSendings.id, id));
}

export type LineChange = Partial<
  Pick<SendingLine, 'state' | 'needless' | 'refusal' | 'answer' | 'remoteId' | 'notedAt'>
>;

export async function updateSendingLine(
  tx: TenantTransaction,
  sendingId: string,
  position: number,
  changed: LineChange,
): Promise<void> {
  await tx
    .update(payrollSendingLines)
    .set(changed)
    .where(and(eq(payrollSendingLines.sendingId, sendingId), eq(payrollSendingLines.position, position)));
}

/** A line of an earlier sending, with the closing that it was sent for. */
export interface PastLine extends SendingLine {
  readonly closingId: string;
}

/** An account at a payroll program. */
export interface Account {
  readonly provider: PayrollProvider;
  readonly dossier: string;
}

const arrived = inArray(payrollSendingLines.state, ['sent', 'unknown']);
const sentTo = ({ provider, dossier }: Account) =>
  and(eq(payrollSendings.provider, provider), eq(payrollSendings.dossier, dossier), arrived);
const monthSent = readAs<PlainDate>('date', sql`date_trunc('month', ${payrollSendingLines.startDate})`);

/** The months of which these closings told one account anything. */
export async function listMonthsSent(
  tx: TenantTransaction,
  account: Account,
  closingIds: readonly string[],
): Promise<PlainDate[]> {
  if (closingIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ month: monthSent })
    .from(payrollSendingLines)
    .innerJoin(payrollSendings, eq(payrollSendings.id, payrollSendingLines.sendingId))
    .where(and(sentTo(account), inArray(payrollSendings.closingId, [...closingIds])));
  return rows.map(({ month }) => month);
}

/**
 * What was sent to one account of absences of these months, or may have been, the earliest first. What a company ever
 * sent grows for ever; an absence never leaves its month (J1).
 */
export async function listPastLines(
  tx: TenantTransaction,
  account: Account,
  months: readonly PlainDate[],
): Promise<PastLine[]> {
  const rows = await tx
    .select({ line: payrollSendingLines, closingId: payrollSendings.closingId })
    .from(payrollSendingLines)
    .innerJoin(payrollSendings, eq(payrollSendings.id, payrollSendingLines.sendingId))
    .where(
      and(
        sentTo(account),
        or(...months.map((month) => between(payrollSendingLines.startDate, month, lastOfMonth(month)))),
      ),
    )
    .orderBy(asc(payrollSendings.id), asc(payrollSendingLines.position));
  return rows.map(({ line, closingId }) => ({ ...line, closingId }));
}

/** A closing of the months that one belongs to, standing or taken back. */
export interface ClosingBeside {
  readonly id: string;
  readonly month: PlainDate;
  readonly reopened: boolean;
}

/** All closings whose lines payroll knows together with those of one: here, those of the organisation. */
export async function listClosingsBeside(tx: TenantTransaction): Promise<ClosingBeside[]> {
  const { id, month, reopenedAt } = payrollMonths;
  const rows = await tx.select({ id, month, reopenedAt }).from(payrollMonths).orderBy(asc(month), asc(id));
  return rows.map((row) => ({ id: row.id, month: row.month, reopened: row.reopenedAt !== null }));
}
