import type { ComponentType } from 'react';
import type { CalendarView } from './address.ts';
import { AgendaView } from './agenda/agenda-view.tsx';
import type { CalendarViewProps } from './calendar-view.ts';
import { MonthView } from './month/month-view.tsx';
import { LazyTimeline } from './timeline/lazy-timeline.tsx';
import { YearView } from './year/year-view.tsx';

export const VIEWS: Readonly<Record<CalendarView, ComponentType<CalendarViewProps>>> = {
  agenda: AgendaView,
  month: MonthView,
  timeline: LazyTimeline,
  year: YearView,
};
