import { leaveSituation } from '#domain/balances/leave-situation.ts';
import { lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { WHOLE_COMPANY } from '#domain/payroll/establishment.ts';
import { knownLines, type PayDifference, payDifferences } from '#domain/payroll/pay-differences.ts';
import { type PayLine, payLines } from '#domain/payroll/pay-line.ts';
import { monthsLookedBack } from '#domain/payroll/pay-month.ts';
import { byName } from '#domain/text/by-name.ts';
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
import { type PayContext, paysFor } from './pay-units.ts';

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
  context: PayContext,
  month: PlainDate,
): Promise<MonthLines> {
  const back = monthsLookedBack(month, [...new Set(context.closings.map((each) => each.month))]);
  const isOurs = (userId: string): boolean => paysFor(context, userId, month);
  const ofMonths = await linesOfMonths(tx, context.organization, [...back, month], isOurs);
  const written = await describer(tx);
  const told = await knownByMonth(tx, back[0] ?? month, context.closings, isOurs);
  const isClosedFor = closedFor(context);
  const differences = back.flatMap((each) => {
    const known = told(each);
    const toldOf = new Set(known.map(({ userId }) => userId));
    const due = ofMonths.lines(each).filter(({ userId }) => toldOf.has(userId) || isClosedFor(userId, each));
    return payDifferences(each, known, due);
  });
  // Another establishment may have told some of it before someone’s move was written down (J23).
  const own = payDifferences(month, told(month), ofMonths.lines(month));
  const people = ofMonths.people;
  const [lines, taken] = [own.filter(({ sign }) => sign > 0), own.filter(({ sign }) => sign < 0)];
  return {
    lines: sorted(lines.map(({ line }) => written(line, people))),
    differences: sorted(
      [...differences, ...taken].map((difference) => differenceRow(difference, written, people)),
    ),
  };
}

/** Whether a month of a person was closed, by whichever establishment paid it. */
function closedFor({ closings, unit, unitOf }: PayContext): (userId: string, month: PlainDate) => boolean {
  if (unit === WHOLE_COMPANY) return () => true;
  const closed = new Set(closings.map((closing) => `${closing.month} ${closing.unit}`));
  return (userId, month) =>
    closed.has(`${month} ${WHOLE_COMPANY}`) || closed.has(`${month} ${unitOf(userId, month)}`);
}

/** What was written when the month was closed. */
export async function closedMonthLines(
  tx: TenantTransaction,
  closings: readonly ClosedMonth[],
): Promise<MonthLines> {
  const byClosing = await listPayLines(
    tx,
    closings.map(({ id }) => id),
  );
  const all = [...byClosing.values()];
  const rows = all.length === 1 ? all.flat() : sorted(all.flat());
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
  isOurs: (userId: string) => boolean,
): Promise<{ readonly lines: (month: PlainDate) => readonly PayLine[]; readonly people: People }> {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const absent = await listAbsentPeople(tx, first as PlainDate, lastOfMonth(last as PlainDate));
  const ids = absent.filter(isOurs);
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

/** Of each closed month, what payroll has been told of these people by it and by every month closed since. */
async function knownByMonth(
  tx: TenantTransaction,
  first: PlainDate,
  closed: readonly ClosedMonth[],
  isOurs: (userId: string) => boolean,
): Promise<(month: PlainDate) => readonly KnownLine[]> {
  const inOrder = closed
    .filter(({ month }) => month >= first)
    .sort((a, b) => a.closedAt.getTime() - b.closedAt.getTime());
  const rows = await listPayLines(
    tx,
    inOrder.map(({ id }) => id),
  );
  const all = inOrder.flatMap(({ id, month }) =>
    (rows.get(id) ?? [])
      .filter(({ userId }) => isOurs(userId))
      .map((row) => ({ about: row.corrects ?? month, row })),
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
  return [...rows].sort((a, b) => byName(a.personName, b.personName) || (key(a) < key(b) ? -1 : 1));
}
