import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Clock, Flame, Palmtree } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { StatTile, StatTiles } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { weekQuery } from './first-queries.ts';

const iconClass = 'size-4 shrink-0';

/** Who is away now, and what waits. Figures that cannot be fetched are left out: the calendar says what went wrong. */
export function ManagerTiles({ today }: { today: PlainDate }) {
  const { t } = useTranslation('calendar');
  const summary = useQuery(endpointQuery(leaveRequestsEndpoints.summary, {}));
  const week = useQuery(endpointQuery(leaveRequestsEndpoints.teamCalendar, { query: weekQuery(today) }));
  const figures = summary.data?.organization;
  if (summary.isError || week.isError || figures === null) return null;
  if (!figures || !week.data) {
    return (
      <div className="max-sm:order-1 print:hidden">
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-42 rounded-md! lg:h-21" />
        </LoadingArea>
      </div>
    );
  }
  const awayThisWeek = new Set(week.data.map(({ employeeId }) => employeeId)).size;
  return (
    <div className="max-sm:order-1 print:hidden">
      <StatTiles>
        <StatTile
          label={t('tiles.away')}
          value={String(figures.awayToday)}
          icon={<Palmtree className={iconClass} aria-hidden="true" />}
        />
        <StatTile
          label={t('tiles.week')}
          value={String(awayThisWeek)}
          icon={<CalendarDays className={iconClass} aria-hidden="true" />}
        />
        <StatTile
          label={t('tiles.pending')}
          value={String(figures.pending)}
          icon={<Clock className={iconClass} aria-hidden="true" />}
        />
        <StatTile
          label={t('tiles.urgent')}
          value={String(figures.urgent)}
          icon={<Flame className={iconClass} aria-hidden="true" />}
        />
      </StatTiles>
    </div>
  );
}
