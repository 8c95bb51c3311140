import { createHash } from 'node:crypto';
import { firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { knownLines } from '#domain/payroll/pay-differences.ts';
import type { PayLine } from '#domain/payroll/pay-line.ts';
import {
  absencesOfLines,
  lineProblem,
  type SendableLine,
  type UnsendableBecause,
} from '#domain/payroll-sending/line-absences.ts';
import { absenceKey, monthOfAbsence } from '#domain/payroll-sending/provider-absence.ts';
import { type PlannedStep, type SentAbsence, sendingPlan } from '#domain/payroll-sending/sending-plan.ts';
import { closedMonthLines } from '#server/actions/payroll/month-lines.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  type ClosedMonth,
  findPaidPeople,
  listPayCodes,
  listPayLines,
  type WrittenPayLine,
} from '#server/store/payroll.ts';
import { listContracts, type PayrollConnection } from '#server/store/payroll-connections.ts';
import {
  type ClosingBeside,
  listClosingsBeside,
  listMonthsSent,
  listPastLines,
  type PastLine,
} from '#server/store/payroll-sendings.ts';

/** A step, and what is known of it from before. */
export interface OpenPlanStep extends PlannedStep {
  /** A call of an earlier sending may have arrived. */
  readonly maybeSent: boolean;
  readonly remoteId: string | null;
}

export interface MonthPlan {
  readonly steps: readonly OpenPlanStep[];
  readonly held: readonly { readonly line: SendableLine; readonly problem: UnsendableBecause }[];
  /** The same for the same plan: what is sent is what was looked at. */
  readonly digest: string;
}

/** J26: what is still to be said of a closed month, after everything that was sent before. */
export async function monthPlan(
  tx: TenantTransaction,
  connection: PayrollConnection,
  dossier: string,
  closing: ClosedMonth,
): Promise<MonthPlan> {
  const { provider } = connection;
  const beside = await listClosingsBeside(tx);
  const own = await closedMonthLines(tx, [closing]);
  const account = { provider, dossier };
  const taken = takenBack(closing, beside);
  const past = await listPastLines(tx, account, [
    ...new Set([
      closing.month,
      ...own.differences.flatMap(({ corrects, startDate }) =>
        [corrects ?? [], firstOfMonth(startDate)].flat(),
      ),
      ...(await listMonthsSent(tx, account, [...taken])),
    ]),
  ]);
  const { told, maybe, remoteIds } = toldByKey(connection, taken, beside, past);
  const reopened = [...told.values()].filter(({ ofReopened }) => ofReopened);
  const months = new Set<PlainDate>([
    closing.month,
    ...own.differences.flatMap(({ corrects }) => corrects ?? []),
    ...reopened.map(({ absence }) => monthOfAbsence(absence)),
  ]);
  const known = await knownOfMonths(tx, beside, months);
  const named = await namer(tx, connection, [...known, ...own.lines, ...own.differences]);
  const wanted = known.map(named);
  const steps = sendingPlan({
    month: closing.month,
    wanted: absencesOfLines(provider, wanted),
    corrected: absencesOfLines(provider, own.differences.map(named)),
    held: new Set(wanted.filter((line) => lineProblem(line) !== null).map(({ userId }) => userId)),
    told,
  }).map((step) => {
    const key = absenceKey(provider, step.absence);
    return { ...step, maybeSent: maybe.has(key), remoteId: remoteIds.get(key) ?? null };
  });
  const held = [...own.lines, ...own.differences].map(named).flatMap((line) => {
    const problem = lineProblem(line);
    return problem === null ? [] : [{ line, problem }];
  });
  return { steps, held, digest: digestOf(connection.id, closing.id, steps) };
}

function digestOf(connectionId: string, closingId: string, steps: readonly PlannedStep[]): string {
  const said = steps.map(({ deed, absence }) => [deed, ...Object.values(absence)]);
  return createHash('sha256')
    .update(JSON.stringify([connectionId, closingId, said]))
    .digest('hex');
}

/** The closings of the same month that were taken back. */
function takenBack({ id, month }: ClosedMonth, beside: readonly ClosingBeside[]): ReadonlySet<string> {
  const taken = beside.filter((each) => each.reopened && each.month === month && each.id !== id);
  return new Set(taken.map((each) => each.id));
}

/** The last word on each absence, by the sendings of these closings. */
function toldByKey(
  { provider }: PayrollConnection,
  taken: ReadonlySet<string>,
  beside: readonly ClosingBeside[],
  past: readonly PastLine[],
) {
  const told = new Map<string, SentAbsence>();
  const maybe = new Set<string>();
  const remoteIds = new Map<string, string>();
  const ofMonths = new Set(beside.map((closing) => closing.id));
  for (const line of past.filter(({ closingId }) => ofMonths.has(closingId))) {
    const { employee, code, startDate, startHalf, endDate, endHalf, userId, personName, type } = line;
    const absence = { employee, code, startDate, startHalf, endDate, endHalf };
    const key = absenceKey(provider, absence);
    if (line.state === 'unknown') {
      maybe.add(key);
      continue;
    }
    maybe.delete(key);
    if (line.remoteId !== null) remoteIds.set(key, line.remoteId);
    const present = line.deed !== 'delete';
    told.set(key, { absence, userId, personName, type, present, ofReopened: taken.has(line.closingId) });
  }
  return { told, maybe, remoteIds };
}

interface KnownLine extends PayLine {
  readonly written: WrittenPayLine;
}

/** What payroll knows of these months by the closings that stand. */
async function knownOfMonths(
  tx: TenantTransaction,
  beside: readonly ClosingBeside[],
  months: ReadonlySet<PlainDate>,
): Promise<WrittenPayLine[]> {
  const [first] = [...months].sort();
  const standing = beside.filter(({ reopened, month }) => !reopened && first !== undefined && month >= first);
  const rows = await listPayLines(
    tx,
    standing.map(({ id }) => id),
  );
  const all = standing.flatMap(({ id, month }) =>
    (rows.get(id) ?? []).map((row) => ({ about: row.corrects ?? month, row })),
  );
  return [...months].flatMap((month) => {
    const ofMonth = all.filter(({ about }) => about === month).map(({ row }) => row);
    const lines = ofMonth.filter(({ corrects }) => corrects === null).map(asKnown);
    const corrections = ofMonth
      .filter(({ corrects }) => corrects !== null)
      .map((row) => ({ sign: row.sign, line: asKnown(row) }));
    return knownLines(lines, corrections).map(({ written }) => written);
  });
}

function asKnown(written: WrittenPayLine): KnownLine {
  const { userId, requestId, type, startDate, startHalf, endDate, endHalf } = written;
  const { openHalves, workingHalves, calendarHalves } = written;
  const range = { start: startDate, startHalf, end: endDate, endHalf };
  return { userId, requestId, type, range, openHalves, workingHalves, calendarHalves, written };
}

/** J25: as the program knows people and absences; what was missing on the day of closing is taken from today. */
async function namer(
  tx: TenantTransaction,
  { provider, typeNames }: PayrollConnection,
  lines: readonly WrittenPayLine[],
): Promise<(line: WrittenPayLine) => SendableLine> {
  const ids = [...new Set(lines.map(({ userId }) => userId))];
  const people = new Map((await findPaidPeople(tx, ids)).map((person) => [person.id, person]));
  const codes = await listPayCodes(tx);
  const contracts = await listContracts(tx);
  return ({ userId, personName, type, payrollNumber, code, startDate, startHalf, endDate, endHalf }) => ({
    userId,
    personName,
    type,
    employee:
      provider === 'silae'
        ? (payrollNumber ?? people.get(userId)?.payrollNumber ?? null)
        : (contracts.get(userId) ?? null),
    code: provider === 'silae' ? (code ?? codes.get(type)?.code ?? null) : (typeNames[type] ?? null),
    startDate,
    startHalf,
    endDate,
    endHalf,
  });
}
