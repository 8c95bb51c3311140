import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { weekQuery } from './first-queries.ts';

/** Who is away now, and what waits. Figures that cannot be fetched are left out: the calendar says what went wrong. */
export function ManagerTiles({ today }: { today: PlainDate }) {
  const { t } = useTranslation('calendar');
  const summary = useQuery(endpointQuery(leaveRequestsEndpoints.summary, {}));
  const week = useQuery(endpointQuery(leaveRequestsEndpoints.teamCalendar, { query: weekQuery(today) }));
  const figures = summary.data?.organization;
  if (summary.isError || week.isError || figures === null) return null;
  if (!figures || !week.data) {
    return (
      <div className="max-sm:order-1 max-sm:mt-4 print:hidden">
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-23 rounded-md! lg:h-12" />
        </LoadingArea>
      </div>
    );
  }
  const tiles = [
    { label: t('tiles.away'), value: figures.awayToday },
    { label: t('tiles.week'), value: new Set(week.data.map(({ employeeId }) => employeeId)).size },
    { label: t('tiles.pending'), value: figures.pending },
    { label: t('tiles.urgent'), value: figures.urgent },
  ];
  return (
    <dl
      className={`${cardClass} grid grid-cols-2 max-sm:order-1 max-sm:mt-4 lg:grid-cols-4 lg:divide-x lg:divide-line print:hidden`}
    >
      {tiles.map(({ label, value }) => (
        <div key={label} className="flex items-baseline gap-2 px-4 py-2.5">
          <dd className="order-1 text-lg leading-6 font-semibold tabular-nums">{value}</dd>
          <dt className="order-2 text-sm text-muted">{label}</dt>
        </div>
      ))}
    </dl>
  );
}
