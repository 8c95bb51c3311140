import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AbsenceList } from '#app/leave/absence-list.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useToday } from '#web/clock/use-today.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { awayToday, isAwayOn } from './presence.ts';
import type { TeamPageData } from './team.ts';

/** As many as fit a glance. */
const COMING = 5;

/** Who of the team is away today and until when, and who leaves next. */
export function TeamPresence({ team }: { team: TeamPageData }) {
  const { t } = useTranslation('teams');
  const { shortDay } = useDayFormats();
  const today = useToday();
  const calendar = useQuery(
    endpointQuery(leaveRequestsEndpoints.teamCalendar, { query: { team: team.id, from: today } }),
  );
  const away = (calendar.data ?? []).filter((absence) => isAwayOn(today, absence));
  const coming = (calendar.data ?? []).filter(({ startDate }) => startDate > today).slice(0, COMING);
  if (calendar.isPending) {
    return (
      <LoadingArea label={t('presence.loading')}>
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-36 rounded-md!" />
          <Skeleton className="h-36 rounded-md!" />
        </div>
      </LoadingArea>
    );
  }
  if (calendar.isError) {
    return (
      <LoadError
        error={calendar.error}
        otherwise={t('presence.failed')}
        onRetry={() => calendar.refetch()}
        retrying={calendar.isRefetching}
      />
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={t('presence.today')}>
        {away.length === 0 ? (
          <p className="text-muted">{t('presence.allHere')}</p>
        ) : (
          <AbsenceList
            absences={away}
            label={t('presence.today')}
            words={(absence) =>
              t(`presence.away.${awayToday(today, absence)}`, { day: shortDay(absence.endDate) })
            }
          />
        )}
      </Card>
      <Card title={t('presence.coming')}>
        {coming.length === 0 ? (
          <p className="text-muted">{t('presence.noneComing')}</p>
        ) : (
          <AbsenceList absences={coming} label={t('presence.coming')} />
        )}
      </Card>
    </div>
  );
}
