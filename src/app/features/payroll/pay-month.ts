import type { z } from 'zod';
import { namingEstablishment, withSearch } from '#app/leave/establishments/establishment-address.ts';
import { PAGES } from '#contract/pages.ts';
import type { payrollEndpoints } from '#contract/payroll.ts';
import { addMonths, type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';

type Endpoints = typeof payrollEndpoints;

export type PayMonth = z.output<Endpoints['month']['response']>;
export type PayMonthState = z.output<Endpoints['months']['response']>[number];
export type ShownCheck = PayMonth['checklist'][number];
export type ShownPayLine = PayMonth['lines'][number];
export type ShownDifference = PayMonth['differences'][number];
export type TypeCode = z.output<Endpoints['codes']['response']>[number];

export function firstDayOf(month: string): PlainDate {
  return plainDate(`${month}-01`);
}

export function monthPath(month: string, establishment?: string): string {
  return withSearch(PAGES.payroll.path, { month, ...namingEstablishment(establishment) });
}

export function monthBeside(month: string, by: -1 | 1): string {
  return addMonths(firstDayOf(month), by).slice(0, 7);
}

/** Where one begins: the first open month after the closed ones, or the one before this one. */
export function monthToBegin(months: readonly PayMonthState[]): string | null {
  const closed = months.findIndex(({ state }) => state === 'closed');
  const next = closed === -1 ? months[1] : months[Math.max(0, closed - 1)];
  return next?.month ?? null;
}
