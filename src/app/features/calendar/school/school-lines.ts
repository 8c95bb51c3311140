import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SchoolBreak, SchoolZone } from '#domain/holidays/school-holidays.ts';

export interface SchoolLine {
  readonly zone: SchoolZone;
  /** Places of its first and last day within the week. */
  readonly first: number;
  readonly last: number;
}

/** What a week has of the holidays of each zone on show. */
export function schoolLines(
  week: readonly PlainDate[],
  breaks: readonly SchoolBreak[],
  shown: readonly SchoolZone[],
): SchoolLine[] {
  return shown.flatMap((zone) =>
    breaks
      .filter(({ zones }) => zones.includes(zone))
      .flatMap(({ from, to }) => {
        const first = week.findIndex((day) => day >= from && day <= to);
        return first === -1
          ? []
          : [{ zone, first, last: week.findLastIndex((day) => day >= from && day <= to) }];
      }),
  );
}
