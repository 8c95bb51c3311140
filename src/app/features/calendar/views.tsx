import type { ComponentType } from 'react';
import type { CalendarView } from './address.ts';
import type { CalendarViewProps } from './calendar-view.ts';
import { usualChoices } from './kept-choices.ts';
import { lazyView } from './lazy-view.tsx';
import { MonthView } from './month/month-view.tsx';

const loadAgenda = async () => (await import('./agenda/agenda-view.tsx')).AgendaView;

// A phone opens on it: fetched beside the page, not after it.
if (typeof window !== 'undefined' && usualChoices().view === 'agenda') void loadAgenda();

export const VIEWS: Readonly<Record<CalendarView, ComponentType<CalendarViewProps>>> = {
  agenda: lazyView(loadAgenda),
  month: MonthView,
  timeline: lazyView(async () => (await import('./timeline/timeline-view.tsx')).TimelineView),
  year: lazyView(async () => (await import('./year/year-view.tsx')).YearView),
};
