import { z } from 'zod';
import { firstOfMonth, type PlainDate, parsePlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { FIRST_YEAR, LAST_YEAR } from '#domain/holidays/public-holidays.ts';

export const CALENDAR_VIEWS = ['agenda', 'month', 'timeline', 'year'] as const;
export const TIMELINE_SCALES = ['week', 'month', 'quarter', 'year'] as const;

export type CalendarView = (typeof CALENDAR_VIEWS)[number];
export type TimelineScale = (typeof TIMELINE_SCALES)[number];

/** What the calendar shows. All of it stands in the address, so that a view can be reloaded, kept or sent. */
export interface CalendarAddress {
  readonly view: CalendarView;
  /** First day of the month on show; the year of it is the one that the year view shows. */
  readonly month: PlainDate;
  readonly team: string | null;
  /** The id of a type, or `absent`. */
  readonly type: string | null;
  readonly person: string | null;
  /** Whether absences that nobody has decided on yet are asked for. */
  readonly pending: boolean;
  /** Of the timeline: its first day and how much of it is seen. Null leaves the choice to it. */
  readonly from: PlainDate | null;
  readonly scale: TimelineScale | null;
}

const idSchema = z.uuid();
const typeSchema = z.string().min(1).max(60);

/** The years whose public holidays are known. */
export function hasKnownHolidays(day: PlainDate): boolean {
  return yearOf(day) >= FIRST_YEAR && yearOf(day) <= LAST_YEAR;
}

function readDay(text: string): PlainDate | null {
  const day = parsePlainDate(text);
  return day !== null && hasKnownHolidays(day) ? day : null;
}

/** What this browser showed last, for an address that does not say. */
export type UsualChoices = Pick<CalendarAddress, 'view' | 'pending'>;

/** What cannot be read is passed over. */
export function readAddress(search: URLSearchParams, today: PlainDate, usual: UsualChoices): CalendarAddress {
  const given = (name: string) => search.get(name) ?? '';
  return {
    view: CALENDAR_VIEWS.find((view) => view === given('view')) ?? usual.view,
    month: readDay(`${given('month')}-01`) ?? firstOfMonth(today),
    team: idSchema.safeParse(given('team')).data ?? null,
    type: typeSchema.safeParse(given('type')).data ?? null,
    person: idSchema.safeParse(given('person')).data ?? null,
    pending: search.has('pending') ? given('pending') === '1' : usual.pending,
    from: readDay(given('from')),
    scale: TIMELINE_SCALES.find((scale) => scale === given('scale')) ?? null,
  };
}

/** The same address with some of it changed: what goes without saying is left out, what is not ours stays. */
export function writeAddress(
  search: URLSearchParams,
  change: Partial<CalendarAddress>,
  today: PlainDate,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const texts: { readonly [Name in keyof CalendarAddress]: (value: CalendarAddress[Name]) => string | null } =
    {
      view: (view) => view,
      month: (month) => (month === firstOfMonth(today) ? null : month.slice(0, 7)),
      team: (team) => team,
      type: (type) => type,
      person: (person) => person,
      pending: (pending) => (pending ? '1' : null),
      from: (from) => from,
      scale: (scale) => scale,
    };
  const write = <Name extends keyof CalendarAddress>(
    name: Name,
    value: CalendarAddress[Name] | undefined,
  ) => {
    if (value === undefined) return;
    const text = texts[name](value);
    if (text === null) next.delete(name);
    else next.set(name, text);
  };
  write('view', change.view);
  write('month', change.month);
  write('team', change.team);
  write('type', change.type);
  write('person', change.person);
  write('pending', change.pending);
  write('from', change.from);
  write('scale', change.scale);
  return next;
}

/** Whether the reader narrowed the calendar to some absences. */
export function isNarrowed({ team, type, person }: Pick<CalendarAddress, 'team' | 'type' | 'person'>) {
  return team !== null || type !== null || person !== null;
}
