import type { z } from 'zod';
import type { personSheetSchema, workingPatternFormSchema } from '#contract/people-sheets.ts';
import type { Half } from '#domain/calendar/half-day.ts';

export type PersonSheet = z.output<typeof personSheetSchema>;
export type DatedWeek = PersonSheet['patterns'][number];
export type WeekDays = DatedWeek['days'];
export type WeekForm = z.output<typeof workingPatternFormSchema>;

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const HALVES: readonly Half[] = ['am', 'pm'];

/** Fourteen digits, Monday morning first: what the grid of half-days edits. */
export function weekDigits(days: WeekDays): string {
  return WEEKDAYS.map((day) => HALVES.map((half) => (days[day]?.includes(half) ? '1' : '0')).join('')).join(
    '',
  );
}

/** Days that are not worked are left out. */
export function weekDays(digits: string): WeekDays {
  const days: WeekDays = {};
  for (const [place, day] of WEEKDAYS.entries()) {
    const halves = HALVES.filter((_, half) => digits[place * 2 + half] === '1');
    if (halves.length > 0) days[day] = halves;
  }
  return days;
}

export type WorkedDay = { weekday: number; half: Half | 'whole' };

/** The worked days in order, each whole or by one half. */
export function workedDaysOf(days: WeekDays): WorkedDay[] {
  return WEEKDAYS.flatMap((day) => {
    const halves = days[day] ?? [];
    const [only] = halves;
    if (only === undefined) return [];
    return [{ weekday: Number(day), half: halves.length > 1 ? ('whole' as const) : only }];
  });
}

/** 4.5 for four days and a morning. */
export function weekLength(days: WeekDays): number {
  return workedDaysOf(days).reduce((sum, { half }) => sum + (half === 'whole' ? 1 : 0.5), 0);
}

/** The week that holds on a day; the first also holds before its own. */
export function weekAt(patterns: readonly DatedWeek[], date: string): DatedWeek | undefined {
  return patterns.filter(({ effectiveFrom }) => effectiveFrom <= date).at(-1) ?? patterns[0];
}

/** All weeks of the cycle, week A first. */
export function weeksOf(pattern: DatedWeek | undefined): WeekDays[] {
  return pattern === undefined ? [{}] : [pattern.days, ...pattern.alternatingWeeks];
}

/** Four on screen; whoever alternates more says so through the API. */
export const MOST_WEEKS = 4;

/** Weeks that alternate are called by letters, as rotas do. */
export function weekLetter(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place);
}
