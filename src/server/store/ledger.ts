import { eq, type SQL, sql } from 'drizzle-orm';
import { fraction } from '#domain/amounts/fraction.ts';
import { requestOf } from '#domain/balances/booking-entries.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { storedDay } from '#domain/calendar/calendar-bounds.ts';
import type { AnswerColumns, Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { ledgerEntries } from './schema/leave-requests.ts';

/** Who wrote lines that follow from nothing else, and the import they came with. */
export interface LineOrigin {
  readonly writtenBy: string;
  readonly importId: string;
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
  return (await tx.ask(linesOfPerson, [userId])).map(entryOf);
}

/** The lines of several people at once, by person. */
export async function listLedgerEntriesOfPeople(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<Map<string, LedgerEntry[]>> {
  return userIds.length === 0 ? new Map() : byPerson(await tx.ask(linesOfPeople, [userIds]));
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
  return (await tx.ask(linesOfRequest, [requestId])).map(entryOf);
}

/** Everyone's lines at once, for what concerns the whole organisation. */
export async function listLedgerEntries(tx: TenantTransaction): Promise<Map<string, LedgerEntry[]>> {
  return byPerson(await tx.ask(linesOfEveryone, []));
}

/** Lines are only ever added. Those that are there already stay as they are: two processes may write the same month. */
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

/** A line as its table has it, for statements that take lines as JSON. */
export function ledgerRow(
  { organizationId }: TenantTransaction,
  userId: string,
  { amount, ...line }: LedgerEntry,
  writtenAt: Date,
) {
  return {
    ...line,
    organization_id: organizationId,
    user_id: userId,
    amount_n: amount.n,
    amount_d: amount.d,
    request_id: requestOf({ ...line, amount }),
    written_at: writtenAt,
  };
}

/** One statement holds so many lines. */
const linesAtOnce = 1_000;

export interface LineOfPerson {
  readonly userId: string;
  readonly line: LedgerEntry;
}

/** Lines of several people, as one parameter: thousands cost little more than one. What is there already stays. */
export async function insertLinesOfPeople(
  tx: TenantTransaction,
  lines: readonly LineOfPerson[],
  at: Date,
): Promise<void> {
  await insertRows(
    tx,
    lines.map(({ userId, line }) => ledgerRow(tx, userId, line, at)),
    sql`on conflict do nothing`,
  );
}

/** The same for lines that follow from nothing else: one that is there already would be a mistake. */
export async function insertImportedLines(
  tx: TenantTransaction,
  lines: readonly LineOfPerson[],
  at: Date,
  { writtenBy, importId }: LineOrigin,
): Promise<void> {
  const writing = { written_by: writtenBy, import_id: importId };
  await insertRows(
    tx,
    lines.map(({ userId, line }) => ({ ...ledgerRow(tx, userId, line, at), ...writing })),
    sql``,
  );
}

async function insertRows(
  tx: TenantTransaction,
  rows: readonly ReturnType<typeof ledgerRow>[],
  otherwise: SQL,
): Promise<void> {
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    await tx.execute(sql`insert into ledger_entries
      select * from json_populate_recordset(null::ledger_entries,
        ${JSON.stringify(rows.slice(from, from + linesAtOnce))}::json) ${otherwise}`);
  }
}

/** Written out rather than built: everyone's lines are hundreds of thousands. Days come as text. */
const columns = `user_id, id, key, counter, date::text, amount_n, amount_d, cause, rule, period::text, expires::text,
  correction`;
const lineColumns: AnswerColumns<LedgerRow> = {
  user_id: 'uuid',
  id: 'text',
  key: 'text',
  counter: 'text',
  date: 'text',
  amount_n: 'int4',
  amount_d: 'int4',
  cause: 'jsonb',
  rule: 'text',
  period: 'text',
  expires: 'text',
  correction: 'text',
};
const reading = (name: string, condition: string): Question<LedgerRow> => ({
  columns: lineColumns,
  name,
  text: `select ${columns} from ledger_entries ${condition}`,
});
const inOrder = 'order by ledger_entries.date, id';
const linesOfPerson = reading('ledger-of-person', `where user_id = $1 ${inOrder}`);
const linesOfRequest = reading('ledger-of-request', `where request_id = $1 ${inOrder}`);
// A balance puts its lines in order by itself: sorting those of a whole company takes longer than reading them.
const linesOfPeople = reading('ledger-of-people', 'where user_id = any($1::uuid[])');
const linesOfEveryone = reading('ledger-of-everyone', '');

interface LedgerRow extends Omit<LedgerEntry, 'amount'> {
  readonly user_id: string;
  readonly amount_n: number;
  readonly amount_d: number;
}

function entryOf(row: LedgerRow): LedgerEntry {
  const { id, key, counter, cause, rule, correction } = row;
  const amount = fraction(row.amount_n, row.amount_d);
  const date = storedDay(row.date);
  const period = row.period === null ? null : storedDay(row.period);
  const expires = row.expires === null ? null : storedDay(row.expires);
  return { id, key, counter, date, amount, cause, rule, period, expires, correction };
}

function byPerson(rows: readonly LedgerRow[]): Map<string, LedgerEntry[]> {
  const people = new Map<string, LedgerEntry[]>();
  for (const row of rows) {
    const lines = people.get(row.user_id);
    if (lines) lines.push(entryOf(row));
    else people.set(row.user_id, [entryOf(row)]);
  }
  return people;
}
