import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { can } from '#domain/access/can.ts';
import type { PaletteEntry } from '#ui/command-palette.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { type LeaveRequest, requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

/** The latest of a large company; older ones are found in the history, which pages. */
const LATEST = 200;

/** One's own requests, and everyone's for those who may read them. */
export function useFoundRequests(user: StoredUser, enabled: boolean): PaletteEntry[] {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const mayReadAll = can(user, 'leave-request.read-all');
  const mine = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.listMine, { query: {} }),
    enabled: enabled && !mayReadAll,
  });
  const all = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.list, { query: { limit: LATEST } }),
    enabled: enabled && mayReadAll,
  });
  const found: readonly LeaveRequest[] = (mayReadAll ? all.data : mine.data) ?? [];
  return found.map((request) => ({
    id: `request-${request.id}`,
    label: `${request.employeeName} · ${types.shortName(request.type)}`,
    detail: `${words.shortPeriod(request)} · ${t(`status.${request.status}`)}`,
    also: words.period(request),
    icon: <CalendarDays className="size-4 shrink-0 text-muted" aria-hidden="true" />,
    run: () => navigate(requestPath(request.id)),
  }));
}
