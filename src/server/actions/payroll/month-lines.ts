import { leaveSituation } from '#domain/balances/leave-situation.ts';
import { lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { knownLines, type PayDifference, payDifferences } from '#domain/payroll/pay-differences.ts';
import { type PayLine, payLines } from '#domain/payroll/pay-line.ts';
import { monthsLookedBack } from '#domain/payroll/pay-month.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBases } from '#server/store/leave-basis.ts';
import { listBookedRequestsOfPeople } from '#server/store/leave-requests.ts';
import type { Organization } from '#server/store/organizations.ts';
import {
  type ClosedMonth,
  findPaidPeople,
  listAbsentPeople,
  listPayCodes,
  listPayLines,
  type WrittenPayLine,
} from '#server/store/payroll.ts';

export interface MonthLines {
  readonly lines: readonly WrittenPayLine[];
  readonly differences: readonly WrittenPayLine[];
}

interface KnownLine extends PayLine {
  /** As payroll was told. */
  readonly written: WrittenPayLine;
}

/** J1, J3: what payroll would be told of an open month today. */
export async function openMonthLines(
  tx: TenantTransaction,
  organization: Organization,
  month: PlainDate,
  closed: readonly ClosedMonth[],
): Promise<MonthLines> {
  const back = monthsLookedBack(
    month,
    closed.map((each) => each.month),
  );
  const ofMonths = await linesOfMonths(tx, organization, [...back, month]);
  const written = await describer(tx);
  const told = await knownByMonth(tx, back, closed);
  const differences = back.flatMap((each) => payDifferences(each, told(each), ofMonths.lines(each)));
  const people = ofMonths.people;
  return {
    lines: sorted(ofMonths.lines(month).map((line) => written(line, people))),
    differences: sorted(differences.map((difference) => differenceRow(difference, written, people))),
  };
}

/** What was written when the month was closed. */
export async function closedMonthLines(tx: TenantTransaction, closing: ClosedMonth): Promise<MonthLines> {
  const rows = (await listPayLines(tx, [closing.id])).get(closing.id) ?? [];
  return {
    lines: rows.filter(({ corrects }) => corrects === null),
    differences: rows.filter(({ corrects }) => corrects !== null),
  };
}

type People = ReadonlyMap<string, { readonly name: string; readonly payrollNumber: string | null }>;

async function linesOfMonths(
  tx: TenantTransaction,
  organization: Organization,
  months: readonly PlainDate[],
): Promise<{ readonly lines: (month: PlainDate) => readonly PayLine[]; readonly people: People }> {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const ids = await listAbsentPeople(tx, first as PlainDate, lastOfMonth(last as PlainDate));
  const people = await findPaidPeople(tx, ids);
  const bases = await loadLeaveBases(tx, ids);
  const requestsOf = await listBookedRequestsOfPeople(tx, ids);
  const byMonth = new Map<PlainDate, PayLine[]>(months.map((month) => [month, []]));
  for (const person of people) {
    const basis = bases.get(person.id);
    if (basis === undefined) continue;
    const requests = requestsOf.get(person.id) ?? [];
    const situation = leaveSituation({ person, organization, basis }, requests);
    for (const [month, lines] of byMonth) lines.push(...payLines(person.id, requests, situation, month));
  }
  return {
    lines: (month) => byMonth.get(month) ?? [],
    people: new Map(people.map((person) => [person.id, person])),
  };
}

/** Names, payroll numbers and codes as they are today. */
async function describer(tx: TenantTransaction) {
  const codes = await listPayCodes(tx);
  return (line: PayLine, people: People): WrittenPayLine => {
    const { userId, requestId, type, range, openHalves, workingHalves, calendarHalves, byDay } = line;
    const code = codes.get(type);
    return {
      corrects: null,
      cause: null,
      sign: 1,
      userId,
      personName: people.get(userId)?.name ?? '',
      payrollNumber: people.get(userId)?.payrollNumber ?? null,
      requestId,
      type,
      code: code?.code ?? null,
      dsnReason: code?.dsnReason ?? null,
      startDate: range.start,
      startHalf: range.startHalf,
      endDate: range.end,
      endHalf: range.endHalf,
      openHalves,
      workingHalves,
      calendarHalves,
      openByDay: byDay ? [...byDay.open] : null,
      workingByDay: byDay ? [...byDay.working] : null,
    };
  };
}

function differenceRow(
  { month, sign, cause, line }: PayDifference<KnownLine> | PayDifference,
  written: (line: PayLine, people: People) => WrittenPayLine,
  people: People,
): WrittenPayLine {
  const row = 'written' in line ? line.written : written(line, people);
  return { ...row, corrects: month, sign, cause };
}

/** Of each closed month, what payroll has been told by it and by every month closed since. */
async function knownByMonth(
  tx: TenantTransaction,
  back: readonly PlainDate[],
  closed: readonly ClosedMonth[],
): Promise<(month: PlainDate) => readonly KnownLine[]> {
  const inOrder = closed.filter(({ month }) => back.includes(month)).reverse();
  const rows = await listPayLines(
    tx,
    inOrder.map(({ id }) => id),
  );
  const all = inOrder.flatMap(({ id, month }) =>
    (rows.get(id) ?? []).map((row) => ({ about: row.corrects ?? month, row })),
  );
  return (month) => {
    const ofMonth = all.filter(({ about }) => about === month).map(({ row }) => row);
    return knownLines(
      ofMonth.filter(({ corrects }) => corrects === null).map(asLine),
      ofMonth
        .filter(({ corrects }) => corrects !== null)
        .map((row) => ({ sign: row.sign, line: asLine(row) })),
    );
  };
}

function asLine(written: WrittenPayLine): KnownLine {
  const { userId, requestId, type, startDate, startHalf, endDate, endHalf } = written;
  const { openHalves, workingHalves, calendarHalves } = written;
  const range = { start: startDate, startHalf, end: endDate, endHalf };
  return { userId, requestId, type, range, openHalves, workingHalves, calendarHalves, written };
}

/** By person, then day; what is taken back before what comes instead. */
function sorted(rows: readonly WrittenPayLine[]): WrittenPayLine[] {
  const key = ({ corrects, startDate, sign }: WrittenPayLine) => `${corrects ?? ''} ${startDate} ${sign + 1}`;
  return [...rows].sort(
    (a, b) => a.personName.localeCompare(b.personName, 'fr') || (key(a) < key(b) ? -1 : 1),
  );
}
