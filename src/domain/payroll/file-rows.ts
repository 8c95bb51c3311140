import type { Half } from '#domain/calendar/half-day.ts';
import { addDays, daysFromTo, lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { DifferenceCause } from './pay-differences.ts';
import type { PayModel } from './pay-model.ts';

/** A line of a closed month, as a file is made of it. */
export interface FileLine {
  readonly payrollNumber: string | null;
  readonly personName: string;
  readonly code: string | null;
  readonly typeName: string;
  readonly dsnReason: string | null;
  readonly startDate: PlainDate;
  readonly startHalf: Half;
  readonly endDate: PlainDate;
  readonly endHalf: Half;
  readonly openHalves: number;
  readonly workingHalves: number;
  readonly calendarHalves: number;
  /** Of each calendar day from the first to the last; null where the month was closed before they were kept. */
  readonly openByDay: readonly number[] | null;
  readonly workingByDay: readonly number[] | null;
  readonly corrects: PlainDate | null;
  readonly cause: DifferenceCause | null;
  readonly sign: -1 | 1;
}

/** One row of a file. Half-days bear the sign of the line: what is taken back is negative. */
export interface FileRow {
  readonly line: FileLine;
  readonly firstDay: PlainDate;
  readonly firstHalf: Half;
  readonly lastDay: PlainDate;
  readonly lastHalf: Half;
  readonly day: PlainDate | null;
  readonly dayHalf: Half | 'whole' | null;
  readonly openHalves: number;
  readonly workingHalves: number;
  readonly calendarHalves: number;
}

/** J7: the rows of a month; null where the model needs the count of each day and a line does not have it. */
export function fileRows(
  model: Pick<PayModel, 'rows' | 'halves'>,
  lines: readonly FileLine[],
  month: PlainDate,
): FileRow[] | null {
  if (model.rows === 'month') return monthRows(lines, month);
  const rows: FileRow[] = [];
  for (const line of lines) {
    const of = model.rows === 'day' ? dayRows(line) : absenceRows(line, model.halves === 'apart');
    if (of === null) return null;
    rows.push(...of);
  }
  return rows;
}

interface Part {
  readonly first: number;
  readonly last: number;
  readonly firstHalf: Half;
  readonly lastHalf: Half;
}

function absenceRows(line: FileLine, apart: boolean): FileRow[] | null {
  const parts = apart ? halvesApart(line) : [wholeOf(line)];
  if (parts.length === 1) return [{ ...rowOf(line, wholeOf(line)), ...signed(line, line) }];
  return hasDays(line) ? parts.map((part) => rowOf(line, part)) : null;
}

function dayRows(line: FileLine): FileRow[] | null {
  if (!hasDays(line)) return null;
  const { first, last, firstHalf, lastHalf } = wholeOf(line);
  return Array.from({ length: last - first + 1 }, (_, day) => {
    const halves: Pick<Part, 'firstHalf' | 'lastHalf'> = {
      firstHalf: day === first ? firstHalf : 'am',
      lastHalf: day === last ? lastHalf : 'pm',
    };
    const { openHalves, workingHalves, calendarHalves } = rowOf(line, { first: day, last: day, ...halves });
    return {
      ...rowOf(line, wholeOf(line)),
      openHalves,
      workingHalves,
      calendarHalves,
      day: addDays(line.startDate, day),
      dayHalf: halves.firstHalf === halves.lastHalf ? halves.firstHalf : 'whole',
    };
  });
}

const hasDays = ({ openByDay, workingByDay }: FileLine): boolean =>
  openByDay !== null && workingByDay !== null;

type Days = Pick<FileLine, 'startDate' | 'endDate' | 'startHalf' | 'endHalf'>;

function wholeOf({ startDate, endDate, startHalf, endHalf }: Days): Part {
  return { first: 0, last: daysFromTo(startDate, endDate), firstHalf: startHalf, lastHalf: endHalf };
}

/** A half-day, whole days, a half-day: whichever of them there are. */
export function halvesApart(line: Days): Part[] {
  const { first, last, firstHalf, lastHalf } = wholeOf(line);
  if (first === last) return [wholeOf(line)];
  const [from, to] = [firstHalf === 'pm' ? 1 : 0, lastHalf === 'am' ? last - 1 : last];
  return [
    ...(from > 0 ? [{ first, last: first, firstHalf: 'pm' as const, lastHalf: 'pm' as const }] : []),
    ...(from <= to ? [{ first: from, last: to, firstHalf: 'am' as const, lastHalf: 'pm' as const }] : []),
    ...(to < last ? [{ first: last, last, firstHalf: 'am' as const, lastHalf: 'am' as const }] : []),
  ];
}

function rowOf(line: FileLine, { first, last, firstHalf, lastHalf }: Part): FileRow {
  const sum = (byDay: readonly number[] | null): number =>
    (byDay ?? []).slice(first, last + 1).reduce((total, halves) => total + halves, 0);
  const missing = (firstHalf === 'pm' ? 1 : 0) + (lastHalf === 'am' ? 1 : 0);
  return {
    line,
    firstDay: addDays(line.startDate, first),
    firstHalf,
    lastDay: addDays(line.startDate, last),
    lastHalf,
    day: null,
    dayHalf: null,
    ...signed(line, {
      openHalves: sum(line.openByDay),
      workingHalves: sum(line.workingByDay),
      calendarHalves: 2 * (last - first + 1) - missing,
    }),
  };
}

type Halves = Pick<FileRow, 'openHalves' | 'workingHalves' | 'calendarHalves'>;

function signed({ sign }: FileLine, { openHalves, workingHalves, calendarHalves }: Halves): Halves {
  return {
    openHalves: sign * openHalves,
    workingHalves: sign * workingHalves,
    calendarHalves: sign * calendarHalves,
  };
}

/** What a code sums up to, corrections of each earlier month apart; what comes to nothing is not told. */
function monthRows(lines: readonly FileLine[], month: PlainDate): FileRow[] {
  const groups = new Map<string, FileRow>();
  for (const line of lines) {
    const { payrollNumber, personName, code, typeName, dsnReason, corrects } = line;
    const about = corrects ?? month;
    const key = JSON.stringify([payrollNumber, personName, code, typeName, dsnReason, corrects]);
    const before = groups.get(key);
    const added = signed(line, line);
    groups.set(key, {
      line: before && before.line.cause !== line.cause ? { ...line, cause: null } : line,
      firstDay: about,
      firstHalf: 'am',
      lastDay: lastOfMonth(about),
      lastHalf: 'pm',
      day: null,
      dayHalf: null,
      openHalves: (before?.openHalves ?? 0) + added.openHalves,
      workingHalves: (before?.workingHalves ?? 0) + added.workingHalves,
      calendarHalves: (before?.calendarHalves ?? 0) + added.calendarHalves,
    });
  }
  return [...groups.values()]
    .filter((row) => row.openHalves !== 0 || row.workingHalves !== 0 || row.calendarHalves !== 0)
    .map((row) => ({ ...row, line: { ...row.line, sign: row.calendarHalves < 0 ? -1 : 1 } }));
}
