import type { Half } from './half-day.ts';

/** When half-days start and end where a calendar wants hours. Whole days have none. */
export const halfDayStart: Readonly<Record<Half, string>> = { am: '08:00:00', pm: '14:00:00' };
export const halfDayEnd: Readonly<Record<Half, string>> = { am: '12:00:00', pm: '18:00:00' };
