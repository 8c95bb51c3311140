import { toHundredths } from '#domain/amounts/rounding.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { PARTS_OF_LEAVE } from '#domain/insights/figures.ts';
import { wholeShares } from '#domain/insights/leave-course.ts';
import type { Language } from '#domain/text/language.ts';
import type { Cell, TableColumn, WrittenTable } from '#server/tables/table.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import type { ShownInsights } from './shown-insights.ts';

export const text = (value: string): Cell => ({ kind: 'text', value });
export const number = (value: number | null): Cell => ({ kind: 'number', value });
export const date = (value: string | null): Cell =>
  value === null ? text('') : { kind: 'date', value: plainDate(value) };
/** The first names the row and is as wide as names are. */
export const titledColumns = (...titles: readonly string[]): TableColumn[] =>
  titles.map((title, place) => ({ title, width: place === 0 ? 26 : 20 }));

type ShownAway = Pick<ShownInsights['months'][number], 'away' | 'expectedDays'>;

function awayTitles(language: Language): string[] {
  const words = writtenIn(language).insights.tables;
  return [words.expected, words.health, words.unforeseen, words.other, words.paidLeave, words.rate];
}

/** What is hidden says so, and is not taken for nothing. */
function awayCells({ away, expectedDays }: ShownAway, language: Language): Cell[] {
  if (away === null || expectedDays === null) {
    return awayTitles(language).map(() => text(writtenIn(language).insights.tables.hidden));
  }
  const unplanned = away.health + away.unforeseen;
  const rate = expectedDays === 0 ? null : toHundredths((100 * unplanned) / expectedDays);
  return [expectedDays, away.health, away.unforeseen, away.other, away['paid-leave'], rate].map(number);
}

const monthCell = (month: string, language: Language): Cell =>
  text(wordsIn(language).days.monthAndYear(`${month}-01`));

export function monthsTable({ months }: ShownInsights, language: Language): WrittenTable {
  const words = writtenIn(language).insights.tables;
  return {
    name: words.months,
    columns: titledColumns(words.month, ...awayTitles(language)),
    rows: months.map((one) => [monthCell(one.month, language), ...awayCells(one, language)]),
  };
}

/** A line for each weekday of each month on which somebody works. */
export function weekdaysTable({ heat }: ShownInsights, language: Language): WrittenTable {
  const words = writtenIn(language).insights.tables;
  const { weekdayNames } = wordsIn(language).days;
  return {
    name: words.weekdays,
    columns: titledColumns(words.month, words.weekday, ...awayTitles(language)),
    rows: heat
      .filter(({ expectedDays }) => expectedDays !== 0)
      .map((one) => [
        monthCell(one.month, language),
        text(weekdayNames[one.weekday % 7] ?? ''),
        ...awayCells(one, language),
      ]),
  };
}

export function leaveTable({ figures }: ShownInsights, language: Language): WrittenTable {
  const { tables, columns, units } = writtenIn(language).insights;
  const shares =
    wholeShares(PARTS_OF_LEAVE.map((id) => figures.find((one) => one.id === id)?.value ?? 0)) ?? [];
  return {
    name: tables.leave,
    columns: titledColumns(columns.figure, columns.value, columns.unit, tables.share, columns.formula),
    rows: figures
      .filter(({ id }) => id.startsWith('leave-'))
      .map(({ id, label, value, unit, formula }) => [
        text(label),
        number(value),
        text(units[unit]),
        number(shares[PARTS_OF_LEAVE.indexOf(id)] ?? null),
        text(formula),
      ]),
  };
}

/** A line for each group and a column for each figure; a group that is hidden is named and not counted. */
export function groupsTable({ groups }: ShownInsights, language: Language): WrittenTable {
  const { tables, figures, kinds, units } = writtenIn(language).insights;
  const shown = groups.find((group) => group.figures.length > 0)?.figures ?? [];
  return {
    name: tables.groups,
    columns: titledColumns(
      tables.name,
      tables.kind,
      tables.people,
      ...shown.map(({ id, unit }) => `${figures[id].label}, ${units[unit]}`),
    ),
    rows: groups.map(({ name, kind, people, figures: own }) => [
      text(name),
      text(kinds[kind]),
      people === null ? text(tables.hidden) : number(people),
      ...shown.map(({ id }) =>
        people === null ? text(tables.hidden) : number(own.find((figure) => figure.id === id)?.value ?? null),
      ),
    ]),
  };
}
