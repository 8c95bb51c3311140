import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AbsenceList } from '#app/leave/absence-list.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { PAGES } from '#contract/pages.ts';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useToday } from '#web/clock/use-today.ts';
import { DashboardError } from './dashboard-error.tsx';
import { nextLeaveQuery } from './next-leave-query.ts';

export function UpcomingAbsences() {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const calendar = useQuery(
    endpointQuery(leaveRequestsEndpoints.teamCalendar, { query: nextLeaveQuery(today) }),
  );
  const upcoming = calendar.data ?? [];
  return (
    <Card
      title={t('team.upcomingTitle')}
      actions={
        <Link to={PAGES.calendar.path} className="-my-2 inline-flex min-h-11 items-center text-sm link">
          {t('team.calendar')}
        </Link>
      }
    >
      {calendar.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-32" />
        </LoadingArea>
      )}
      {calendar.isError && <DashboardError query={calendar} />}
      {calendar.data && upcoming.length === 0 && <p className="text-muted">{t('team.noUpcoming')}</p>}
      {upcoming.length > 0 && <AbsenceList absences={upcoming} label={t('team.upcomingTitle')} />}
    </Card>
  );
}
