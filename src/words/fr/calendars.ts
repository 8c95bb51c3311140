import type { CalendarWords } from '../catalogues/calendars.ts';

export const calendars: CalendarWords = {
  someone: (name: string, what: string) => `${name}\u00a0: ${what}`,
  waiting: (what: string) => `${what} (en attente)`,
  mine: 'Mes absences',
  others: (whose: string) => `Absences\u00a0: ${whose}`,
};
