import type { Half } from '#domain/calendar/half-day.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { fromDayNumber, type PlainDate, toDayNumber } from '#domain/calendar/plain-date.ts';
import type { DayReader } from '#domain/counting/day-reader.ts';
import type { DayHalves } from '#domain/counting/working-pattern.ts';
import { awayHalves } from '#domain/coverage/presence.ts';
import type { HolidayKey } from '#domain/holidays/public-holidays.ts';

/** What of a day is meant; null for both halves. */
export type DayPart = Half | null;

/** Why leave is not wanted on a day: a period without leave, a closing that took it already, too few people left. */
export type ClosedKind = 'blackout' | 'closing' | 'minimum';

export interface PlannedDay<Own, Colleague> {
  readonly date: PlainDate;
  /** What the person works on it, absences aside; `none` on a day off. */
  readonly works: 'none' | 'whole' | Half;
  readonly holiday: HolidayKey | null;
  readonly own: readonly { readonly absence: Own; readonly part: DayPart }[];
  readonly away: readonly { readonly colleague: Colleague; readonly part: DayPart }[];
  readonly closed: readonly { readonly kind: ClosedKind; readonly name: string }[];
}

export interface Plan<Own, Colleague> {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly read: DayReader;
  readonly own: readonly { readonly absence: Own; readonly range: LeaveRange }[];
  readonly away: readonly { readonly colleague: Colleague; readonly range: LeaveRange }[];
  readonly closed: readonly {
    readonly kind: ClosedKind;
    readonly name: string;
    readonly start: PlainDate;
    readonly end: PlainDate;
  }[];
}

const PARTS = [null, 'am', 'pm', null] as const satisfies readonly DayPart[];
const WORKS = ['none', 'am', 'pm', 'whole'] as const;

/** Where a day is chosen, what that day already holds; both ends included. */
export function plannedDays<Own, Colleague>(plan: Plan<Own, Colleague>): PlannedDay<Own, Colleague>[] {
  const first = toDayNumber(plan.from);
  const length = toDayNumber(plan.to) - first + 1;
  return Array.from({ length }, (_, index) => {
    const day = first + index;
    const date = fromDayNumber(day);
    const { worked, holiday } = plan.read(day);
    const onDay = (range: LeaveRange): DayHalves => awayHalves([range], day);
    return {
      date,
      works: WORKS[worked],
      holiday: holiday.kind === 'none' ? null : holiday.holiday.key,
      own: plan.own.flatMap(({ absence, range }) => {
        const halves = onDay(range);
        return halves === 0 ? [] : [{ absence, part: PARTS[halves] }];
      }),
      away: plan.away.flatMap(({ colleague, range }) => {
        const halves = onDay(range);
        return halves === 0 ? [] : [{ colleague, part: PARTS[halves] }];
      }),
      // A day off is nobody's leave: nothing stands in its way.
      closed:
        worked === 0
          ? []
          : plan.closed
              .filter(({ start, end }) => start <= date && date <= end)
              .map(({ kind, name }) => ({ kind, name })),
    };
  });
}
