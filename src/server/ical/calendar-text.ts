import { halfDayEnd, halfDayStart } from '#domain/calendar/half-day-hours.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, earliest, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { joinLines, quotedParameter, textValue } from './content-line.ts';
import { timeZoneLines } from './time-zone.ts';

export interface CalendarEvent {
  readonly uid: string;
  /** Grows with every change, so that a calendar knows the latest. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly createdAt?: Date;
  readonly range: LeaveRange;
  readonly summary: string;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Whether whoever looks at it is away themselves, or only learns of something. */
  readonly takesTime: boolean;
  /** For its owner's eyes, where calendars are shared. */
  readonly confidential?: boolean;
  readonly url?: string;
  readonly organizer?: { readonly name: string; readonly email: string };
}

export interface CalendarContent {
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
  /** How a file that arrives by mail is to be taken; what is subscribed to has none. */
  readonly method?: 'PUBLISH' | 'CANCEL';
  readonly name?: string;
  /** How often it is worth asking again. */
  readonly refreshHours?: number;
}

/** A calendar by RFC 5545: the properties of the whole, then the time zone, then the events. */
export function calendarText({ timeZone, events, method, name, refreshHours }: CalendarContent): string {
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Relâche//Relâche//FR',
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...(name === undefined ? [] : [`NAME:${textValue(name)}`, `X-WR-CALNAME:${textValue(name)}`]),
    ...(refreshHours === undefined
      ? []
      : [
          `X-WR-TIMEZONE:${timeZone}`,
          `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
          `X-PUBLISHED-TTL:PT${refreshHours}H`,
        ]),
    ...zoneOf(events, timeZone),
    ...events.flatMap((event) => eventLines(event, timeZone)),
    'END:VCALENDAR',
  ]);
}

function hasHours({ startHalf, endHalf }: LeaveRange): boolean {
  return startHalf === 'pm' || endHalf === 'am';
}

/** Only hours are read in a time zone. */
function zoneOf(events: readonly CalendarEvent[], timeZone: string): string[] {
  const timed = events.map(({ range }) => range).filter(hasHours);
  const [first] = timed;
  if (!first) return [];
  const from = timed.reduce((day, { start }) => earliest(day, start), first.start);
  const to = timed.reduce((day, { end }) => latest(day, end), first.end);
  return timeZoneLines(timeZone, from, to);
}

function eventLines(event: CalendarEvent, timeZone: string): string[] {
  const { organizer, createdAt, url, status } = event;
  const busy = event.takesTime && status !== 'CANCELLED';
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    ...timeLines(event.range, timeZone),
    `SUMMARY:${textValue(event.summary)}`,
    `STATUS:${status}`,
    `TRANSP:${busy ? 'OPAQUE' : 'TRANSPARENT'}`,
    `X-MICROSOFT-CDO-BUSYSTATUS:${!busy ? 'FREE' : status === 'TENTATIVE' ? 'TENTATIVE' : 'OOF'}`,
    ...(event.confidential ? ['CLASS:PRIVATE'] : []),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(organizer ? [`ORGANIZER;CN=${quotedParameter(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(createdAt ? [`CREATED:${utc(createdAt)}`] : []),
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    'END:VEVENT',
  ];
}

/** Whole days are days, with an end that is no longer part of them; as soon as a half-day is involved, hours. */
function timeLines(range: LeaveRange, timeZone: string): string[] {
  const { start, startHalf, end, endHalf } = range;
  if (!hasHours(range)) {
    return [`DTSTART;VALUE=DATE:${basic(start)}`, `DTEND;VALUE=DATE:${basic(addDays(end, 1))}`];
  }
  return [
    `DTSTART;TZID=${timeZone}:${basic(start)}T${basicTime(halfDayStart[startHalf])}`,
    `DTEND;TZID=${timeZone}:${basic(end)}T${basicTime(halfDayEnd[endHalf])}`,
  ];
}

function basic(date: PlainDate): string {
  return date.replaceAll('-', '');
}

function basicTime(time: string): string {
  return time.replaceAll(':', '');
}

/** `20260706T060000Z`. */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
