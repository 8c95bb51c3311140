import type { PlainDate, Weekday } from '#domain/calendar/plain-date.ts';
import { always, changedFrom, type Timeline } from '#domain/calendar/timeline.ts';
import { FULL_TIME, parseWeek, parseWorkingPattern, type WorkingPattern } from './working-pattern.ts';

/** A week, or weeks that alternate, as they are stored and sent: fourteen digits each. */
export interface DatedWeeks {
  readonly from: PlainDate;
  readonly weeks: readonly string[];
  readonly weeklyRest: number | null;
}

/** Full-time before the first week that someone set. */
export function datedPatterns(weeks: readonly DatedWeeks[]): Timeline<WorkingPattern> {
  return weeks.reduce<Timeline<WorkingPattern>>((known, { from, weeks, weeklyRest }) => {
    const read = parseWorkingPattern(
      weeks.flatMap((text) => parseWeek(text) ?? []),
      weeklyRest as Weekday | null,
    );
    return read.ok ? changedFrom(known, from, read.pattern) : known;
  }, always(FULL_TIME));
}
