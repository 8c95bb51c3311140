import type { CalendarProvider } from '#domain/connections/away-event.ts';
import { googleCalendar } from '#server/google/google-calendar.ts';
import { outlookCalendar } from '#server/microsoft/outlook-calendar.ts';
import type { CalendarWriter } from './calendar-writer.ts';

export const calendarWriters: Readonly<Record<CalendarProvider, CalendarWriter>> = {
  google: googleCalendar,
  microsoft: outlookCalendar,
  'google-company': googleCalendar,
  'microsoft-company': outlookCalendar,
};
