import { type ComponentType, lazy } from 'react';
import type { CalendarView } from './address.ts';
import type { CalendarViewProps } from './calendar-view.ts';
import { usualChoices } from './kept-choices.ts';
import { MonthView } from './month/month-view.tsx';

const loadAgenda = async () => ({ default: (await import('./agenda/agenda-view.tsx')).AgendaView });

// A phone opens on it: fetched beside the page, not after it.
if (typeof window !== 'undefined' && usualChoices().view === 'agenda') void loadAgenda();

/** All but the month are fetched, with their words, by those who look at them. */
export const VIEWS: Readonly<Record<CalendarView, ComponentType<CalendarViewProps>>> = {
  agenda: lazy(loadAgenda),
  month: MonthView,
  timeline: lazy(async () => ({ default: (await import('./timeline/timeline-view.tsx')).TimelineView })),
  year: lazy(async () => ({ default: (await import('./year/year-view.tsx')).YearView })),
};
