import { z } from 'zod';
import {
  addMonths,
  dateOf,
  firstOfMonth,
  type PlainDate,
  plainDate,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import { FIGURE_IDS, type FigureId } from '#domain/insights/figures.ts';
import { INSIGHT_KINDS, type InsightKind } from '#domain/insights/group-kinds.ts';
import { lastTwelveMonths, MOST_MONTHS } from '#domain/insights/period.ts';

export type ChosenGroups = { readonly [Kind in InsightKind]?: string };

/** What is on show. All of it stands in the address, so that a view can be reloaded, kept or sent. */
export interface InsightsAddress {
  readonly from: string;
  readonly to: string;
  /** Whom it is about: who is in all of these. */
  readonly groups: ChosenGroups;
  /** The figure whose days are open, and the cell of the year they are of. */
  readonly figure: FigureId | null;
  readonly cell: { readonly month: string; readonly weekday: number } | null;
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const CELL = /^(20\d\d-(?:0[1-9]|1[0-2]))\.([1-7])$/;
const monthText = (day: PlainDate): string => day.slice(0, 7);

export const PERIODS = ['last-twelve', 'this-year', 'last-year', 'last-36'] as const;
export type InsightPeriod = (typeof PERIODS)[number];

export function periodMonths(period: InsightPeriod, today: PlainDate): { from: string; to: string } {
  const usual = lastTwelveMonths(today);
  const year = yearOf(today);
  const spans = {
    'last-twelve': usual,
    'this-year': { from: dateOf(year, 1, 1), to: firstOfMonth(today) },
    'last-year': { from: dateOf(year - 1, 1, 1), to: dateOf(year - 1, 12, 1) },
    'last-36': { from: addMonths(usual.to, -35), to: usual.to },
  } as const;
  return { from: monthText(spans[period].from), to: monthText(spans[period].to) };
}

/** What cannot be read is passed over. */
export function readInsightsAddress(search: URLSearchParams, today: PlainDate): InsightsAddress {
  const given = (name: string) => search.get(name) ?? '';
  const usual = periodMonths('last-twelve', today);
  const isSpan = MONTH.test(given('from')) && MONTH.test(given('to')) && given('from') <= given('to');
  const kinds = INSIGHT_KINDS.filter((each) => z.uuid().safeParse(given(each)).success);
  const [, month, weekday] = CELL.exec(given('cell')) ?? [];
  return {
    ...(isSpan ? { from: given('from'), to: given('to') } : usual),
    groups: Object.fromEntries(kinds.map((kind) => [kind, given(kind)])),
    figure: FIGURE_IDS.find((each) => each === given('figure')) ?? null,
    cell: month === undefined ? null : { month, weekday: Number(weekday) },
  };
}

/** The same address with some of it changed; what is not ours stays. */
export function writeInsightsAddress(
  search: URLSearchParams,
  change: Partial<InsightsAddress>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  if (change.from !== undefined) set('from', change.from);
  if (change.to !== undefined) set('to', change.to);
  if (change.figure !== undefined) set('figure', change.figure);
  if (change.cell !== undefined) {
    set('cell', change.cell === null ? null : `${change.cell.month}.${change.cell.weekday}`);
  }
  if (change.groups !== undefined) {
    for (const kind of INSIGHT_KINDS) set(kind, change.groups[kind] ?? null);
  }
  return next;
}

/** What the server is asked by it. */
export function queryOf({ from, to, groups }: Pick<InsightsAddress, 'from' | 'to' | 'groups'>) {
  return { from, to, ...groups };
}

/** Months that can be chosen, the latest first: from as far back as figures go to the one under way. */
export function monthsToChoose(today: PlainDate): string[] {
  return Array.from({ length: 2 * MOST_MONTHS }, (_, back) =>
    monthText(addMonths(firstOfMonth(today), -back)),
  );
}

/** One end moved; the other follows where it would lie on the wrong side of it, or too far away. */
export function withEnd(
  { from, to }: Pick<InsightsAddress, 'from' | 'to'>,
  end: 'from' | 'to',
  month: string,
): { from: string; to: string } {
  const first = (text: string) => plainDate(`${text}-01`);
  const [earliest, latest] = [
    addMonths(first(month), 1 - MOST_MONTHS),
    addMonths(first(month), MOST_MONTHS - 1),
  ];
  if (end === 'from') return { from: month, to: to < month ? month : monthText(sooner(first(to), latest)) };
  return { from: from > month ? month : monthText(later(first(from), earliest)), to: month };
}

const sooner = (a: PlainDate, b: PlainDate): PlainDate => (a < b ? a : b);
const later = (a: PlainDate, b: PlainDate): PlainDate => (a > b ? a : b);
