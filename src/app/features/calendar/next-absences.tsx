import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AbsenceList } from '#app/leave/absence-list.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { upcomingQuery } from './first-queries.ts';

type NextAbsencesProps = { today: PlainDate; isManager: boolean };

/** The next ones to leave, whatever the filters say. */
export function NextAbsences({ today, isManager }: NextAbsencesProps) {
  const { t } = useTranslation('calendar');
  const upcoming = useQuery(
    endpointQuery(leaveRequestsEndpoints.teamCalendar, { query: upcomingQuery(today, isManager) }),
  );
  return (
    <Card title={t('upcoming.title')}>
      {upcoming.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-32" />
        </LoadingArea>
      )}
      {upcoming.isError && (
        <LoadError
          error={upcoming.error}
          otherwise={t('loadFailed')}
          onRetry={() => upcoming.refetch()}
          retrying={upcoming.isRefetching}
        />
      )}
      {upcoming.data?.length === 0 && <p className="text-muted">{t('upcoming.none')}</p>}
      {upcoming.data && upcoming.data.length > 0 && (
        <AbsenceList absences={upcoming.data} label={t('upcoming.title')} />
      )}
    </Card>
  );
}
