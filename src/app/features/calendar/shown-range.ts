import { firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { CalendarAddress } from './address.ts';
import { agendaDays } from './first-queries.ts';
import { spanOf } from './timeline/model/span.ts';

export interface ShownRange {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** The days that the view on show is about, both included: the month, not the days of its neighbours around it. */
export function shownRange(
  { view, month, from: asked, scale }: Pick<CalendarAddress, 'view' | 'month' | 'from' | 'scale'>,
  today: PlainDate,
): ShownRange {
  if (view === 'agenda') return agendaDays(month, today);
  const day = asked ?? (month === firstOfMonth(today) ? today : month);
  const { from, to } =
    view === 'timeline' ? spanOf(scale ?? 'month', day) : spanOf(view === 'year' ? 'year' : 'month', month);
  return { from, to };
}
