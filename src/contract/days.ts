import { z } from 'zod';
import { FIRST_DAY, isInCalendar, LAST_DAY } from '#domain/calendar/calendar-bounds.ts';
import { type PlainDate, parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';

const required: FieldProblem = 'required';
const dateInvalid: FieldProblem = 'date_invalid';
const outsideCalendar: FieldProblem = 'outside_calendar';
const birthOutside: FieldProblem = 'birth_outside_bounds';

function isFarAway(text: string): boolean {
  const date = parsePlainDate(text);
  return date === null ? text.startsWith('0000') : !isInCalendar(date);
}

/**
 * Every day that a caller may send, and the only schema for one: between the first and the last day of the calendar.
 * A day far outside is a slip of the keyboard, and would be counted through month by month.
 */
export const daySchema = z.iso
  .date({
    error: ({ input }) => (input === undefined || input === '' || input === null ? required : dateInvalid),
  })
  .refine((text) => !isFarAway(text), outsideCalendar)
  .meta({ examples: ['2026-07-06'] })
  .describe(`From ${FIRST_DAY} to ${LAST_DAY}.`);

/** The same with words of its own; the bounds are said after them. */
export function dayThat(description: string): typeof daySchema {
  return daySchema.describe(`${description} From ${FIRST_DAY} to ${LAST_DAY}.`);
}

/** What is no moment at all is refused for that. */
function isFarMoment(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && !isInCalendar(at.toISOString().slice(0, 10) as PlainDate);
}

/**
 * Every moment that a caller may send, and the only schema for one: on a day of the calendar, as UTC counts them. A
 * moment may be written so that it lies in a year before the first or after the last that can be written.
 */
export const instantSchema = z.iso
  .datetime({ offset: true, error: dateInvalid })
  .refine((text) => !isFarMoment(text), outsideCalendar)
  .meta({ examples: ['2026-07-06T08:00:00Z'] })
  .describe(`From ${FIRST_DAY} to ${LAST_DAY}.`);

/** The same with words of its own; the bounds are said after them. */
export function instantThat(description: string): typeof instantSchema {
  return instantSchema.describe(`${description} From ${FIRST_DAY} to ${LAST_DAY}.`);
}

/** A day in an answer, or one that the server noted for itself: what follows from days sent may lie beyond them. */
export const shownDaySchema = z.iso.date();

const FIRST_BIRTH = '1900-01-01';

/** A day of birth, which may lie before every day of the calendar. */
export const birthDaySchema = z.iso
  .date({
    error: ({ input }) => (input === undefined || input === '' || input === null ? required : dateInvalid),
  })
  .refine((text) => text >= FIRST_BIRTH && text <= LAST_DAY, birthOutside)
  .meta({ examples: ['1984-02-29'] })
  .describe(`From ${FIRST_BIRTH} to ${LAST_DAY}.`);
