import { CalendarDays, ChartGantt, Grid3x3 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { CalendarView } from './address.ts';
import type { CalendarViewProps } from './calendar-view.ts';
import { MonthView } from './month/month-view.tsx';
import { LazyTimeline } from './timeline/lazy-timeline.tsx';
import { YearView } from './year/year-view.tsx';

type OfferedView = {
  view: CalendarView;
  icon: ReactNode;
  Component: ComponentType<CalendarViewProps>;
};

const iconClass = 'size-4 shrink-0';

/** The views that there are, in the order in which they are offered. A new one is one more line here. */
export const VIEWS: readonly OfferedView[] = [
  { view: 'month', icon: <CalendarDays className={iconClass} aria-hidden="true" />, Component: MonthView },
  {
    view: 'timeline',
    icon: <ChartGantt className={iconClass} aria-hidden="true" />,
    Component: LazyTimeline,
  },
  { view: 'year', icon: <Grid3x3 className={iconClass} aria-hidden="true" />, Component: YearView },
];

export const OFFERED_VIEWS = VIEWS.map(({ view }) => view);
