import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LeaveTypeBadge } from '#app/leave/leave-type.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { can } from '#domain/access/can.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { SpotPopover } from '#ui/spot-popover.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { OpenedAbsence } from './grid/timeline-grid.tsx';

type AbsenceDetailsProps = { opened: OpenedAbsence; user: StoredUser; onClose: () => void };

/** Bars carry no ids: what stands behind one is asked for when somebody wants to know. */
export function AbsenceDetails({ opened, user, onClose }: AbsenceDetailsProps) {
  const { t } = useTranslation('timeline');
  const words = useLeaveWords();
  const { person, day, bars, at } = opened;
  const pending = bars.some((bar) => bar.pending);
  const days = { user: person.id, from: day, to: day, atWork: 'true' } as const;
  const query = useQuery(
    endpointQuery(leaveRequestsEndpoints.teamCalendar, {
      query: pending ? { ...days, pending: 'true' } : days,
    }),
  );
  const mayRead = can(user, 'leave-request.read', { id: person.id });
  return (
    <SpotPopover at={at} label={t('details.label', { name: person.name })} onClose={onClose}>
      <div className="flex w-72 max-w-full flex-col gap-3">
        <p className="font-semibold">{person.name}</p>
        {query.isPending && (
          <LoadingArea label={t('details.loading')}>
            <Skeleton className="h-6 w-40" />
          </LoadingArea>
        )}
        {query.isError && (
          <LoadError
            error={query.error}
            otherwise={t('details.failed')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.data?.length === 0 && <p className="text-muted">{t('details.gone')}</p>}
        {query.data?.map((absence) => (
          <div key={absence.id} className="flex flex-col items-start gap-2">
            <p className="flex flex-wrap gap-2">
              <LeaveTypeBadge type={absence.type} />
              {isPending(absence.status) && <StatusBadge status="pending" />}
            </p>
            <p className="first-letter:uppercase">{words.period(absence)}</p>
            {mayRead && (
              <ButtonLink size="sm" variant="secondary" to={requestPath(absence.id)}>
                {t('details.open')}
              </ButtonLink>
            )}
          </div>
        ))}
      </div>
    </SpotPopover>
  );
}
