import { useMutation } from '@tanstack/react-query';
import { calendarExportsEndpoints, type ExportFormat } from '#contract/calendar-exports.ts';
import { can } from '#domain/access/can.ts';
import { download } from '#web/api/download.ts';
import type { CalendarViewProps } from './calendar-view.ts';
import { shownRange } from './shown-range.ts';

type Shown = Pick<CalendarViewProps, 'user' | 'today' | 'address'>;

/** What is on show, with the filters in force, as a file. */
export function useCalendarExport(shown: Shown) {
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      download(calendarExportsEndpoints.table, { query: { format, ...queryOf(shown) } }),
  });
}

/** The year is one person's, with what waits where its reader may know; the other views are everyone's. */
function queryOf({ user, today, address }: Shown) {
  const ofOnePerson = address.view === 'year';
  const person = address.person ?? (ofOnePerson ? user.id : null);
  const pending = ofOnePerson ? can(user, 'leave-request.read', { id: person ?? user.id }) : address.pending;
  return {
    ...shownRange(address, today),
    team: ofOnePerson ? undefined : (address.team ?? undefined),
    user: person ?? undefined,
    type: address.type ?? undefined,
    pending: pending ? ('true' as const) : undefined,
  };
}
