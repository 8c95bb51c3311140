import { ICalCalendar, ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import type { Half } from '#domain/calendar/half-day.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { instantAt } from '#domain/calendar/local-time.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { MailAttachment } from './mailer.ts';

export interface CalendarEntry {
  readonly requestId: string;
  /** Grows with every change, so that a calendar knows the latest. */
  readonly version: number;
  readonly cancelled: boolean;
  readonly range: LeaveRange;
  readonly timeZone: string;
  readonly at: Date;
  readonly person: { readonly name: string; readonly email: string };
  readonly host: string;
  readonly url: string;
}

/** When half-days start and end. Whole days have no hours. */
const startHour: Record<Half, number> = { am: 8, pm: 14 };
const endHour: Record<Half, number> = { am: 12, pm: 18 };

/** Shared calendars tell everyone: the entry says that someone is away, never why. */
const summary = 'Absence';

/** An absence as a file that any calendar takes in, or takes out again. */
export function calendarFile(entry: CalendarEntry): MailAttachment {
  const { requestId, version, cancelled, range, timeZone, at, person, host, url } = entry;
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = new ICalCalendar({ method, prodId: { company: 'Relâche', product: 'Relâche' } });
  const wholeDays = range.startHalf === 'am' && range.endHalf === 'pm';
  const start = wholeDays
    ? new Date(`${range.start}T00:00:00Z`)
    : new Date(instantAt(range.start, startHour[range.startHalf], timeZone));
  // The end of whole days is the first day that no longer belongs to them.
  const end = wholeDays
    ? new Date(`${addDays(range.end, 1)}T00:00:00Z`)
    : new Date(instantAt(range.end, endHour[range.endHalf], timeZone));
  calendar.createEvent({
    id: `${requestId}@${host}`,
    sequence: version,
    stamp: at,
    start,
    end,
    allDay: wholeDays,
    summary,
    url,
    organizer: person,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    busystatus: cancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.OOF,
  });
  return {
    filename: 'absence.ics',
    content: calendar.toString(),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}
