import type { CalendarWords } from '../catalogues/calendars.ts';

export const calendars: CalendarWords = {
  someone: (name: string, what: string) => `${name}: ${what}`,
  waiting: (what: string) => `${what} (pending)`,
  mine: 'My leave',
  others: (whose: string) => `Away: ${whose}`,
};
