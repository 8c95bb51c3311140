import { createContext } from 'react';
import type { IsoDay } from './typed-date.ts';

/** The day that calendars mark as today; without one, as on public pages, it is the reader's own. */
export const CurrentDay = createContext<IsoDay | null>(null);
