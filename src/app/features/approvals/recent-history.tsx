import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LeaveTypeBadge } from '#app/leave/leave-type.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { PAGES } from '#contract/pages.ts';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { RECENT } from './first-queries.ts';

/** The latest approved leaves; the rest is a page of its own. */
export function RecentHistory() {
  const { t } = useTranslation('approvals');
  const instants = useInstants();
  const words = useLeaveWords();
  const latest = useQuery(endpointQuery(leaveRequestsEndpoints.list, { query: RECENT }));
  return (
    <Card
      title={t('recent.title')}
      actions={
        <Link
          to={PAGES.approvalsHistory.path}
          className="-my-2 inline-flex min-h-11 items-center text-sm link"
        >
          {t('recent.all')}
        </Link>
      }
    >
      {latest.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-32" />
        </LoadingArea>
      )}
      {latest.isError && (
        <LoadError
          error={latest.error}
          otherwise={t('loadFailed')}
          onRetry={() => latest.refetch()}
          retrying={latest.isRefetching}
        />
      )}
      {latest.data?.length === 0 && <p className="text-muted">{t('recent.empty')}</p>}
      {latest.data && latest.data.length > 0 && (
        <ul className="flex flex-col gap-4">
          {latest.data.map((request) => (
            <li key={request.id} className="flex flex-col items-start gap-1">
              <span className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <Link
                  to={requestPath(request.id)}
                  className="roomy-name font-medium hover:underline hover:underline-offset-4"
                >
                  {request.employeeName}
                </Link>
                <LeaveTypeBadge type={request.type} />
              </span>
              <span className="text-sm">{words.shortPeriod(request)}</span>
              {request.decidedBy && request.decidedAt && (
                <span className="text-sm text-muted">
                  {t('recent.decidedBy', {
                    name: request.decidedBy.name,
                    day: instants.day(request.decidedAt),
                  })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
