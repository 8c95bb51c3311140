import { CalendarDays, ChartGantt, Grid3x3, LayoutList } from 'lucide-react';
import type { CalendarView } from '../address.ts';

const icons = { agenda: LayoutList, month: CalendarDays, timeline: ChartGantt, year: Grid3x3 } as const;

export function viewIcon(view: CalendarView, className: string) {
  const Icon = icons[view];
  return <Icon className={className} aria-hidden="true" />;
}
