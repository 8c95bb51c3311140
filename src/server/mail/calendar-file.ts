import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { calendarText } from '#server/ical/calendar-text.ts';
import { eventUid } from '#server/ical/event-uid.ts';
import type { MailAttachment } from './mailer.ts';

export interface CalendarEntry {
  readonly requestId: string;
  readonly version: number;
  readonly cancelled: boolean;
  readonly range: LeaveRange;
  readonly timeZone: string;
  readonly at: Date;
  readonly person: { readonly name: string; readonly email: string };
  readonly publicUrl: string;
  readonly url: string;
}

/** Shared calendars tell everyone: the entry says that someone is away, never why. */
const summary = 'Absence';

/** An absence as a file that any calendar takes in, or takes out again. */
export function calendarFile(entry: CalendarEntry): MailAttachment {
  const { requestId, version, cancelled, range, timeZone, at, person, publicUrl, url } = entry;
  const method = cancelled ? 'CANCEL' : 'PUBLISH';
  const event = {
    uid: eventUid(requestId, publicUrl),
    sequence: version,
    changedAt: at,
    range,
    summary,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    takesTime: true,
    url,
    organizer: person,
  } as const;
  return {
    filename: 'absence.ics',
    content: calendarText({ timeZone, events: [event], method }),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    contentTransferEncoding: 'base64',
  };
}
