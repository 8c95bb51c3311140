import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartGantt from 'lucide-react/icons/chart-gantt';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import LayoutList from 'lucide-react/icons/layout-list';
import type { CalendarView } from '../address.ts';

const icons = { agenda: LayoutList, month: CalendarDays, timeline: ChartGantt, year: Grid3x3 } as const;

export function viewIcon(view: CalendarView, className: string) {
  const Icon = icons[view];
  return <Icon className={className} aria-hidden="true" />;
}
