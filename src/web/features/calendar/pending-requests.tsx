import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { daysWaiting } from '#domain/leave-requests/waiting.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { queueOf, waitingSince } from '#web/deciding/queue.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { LeaveTypeName } from '#web/leave/leave-type.tsx';
import { dayOfInstant } from '#web/leave/today.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { PAGES } from '#web/navigation/pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';

const SHOWN = 6;

/** What waits for a decision, urgent first, with how long it has waited. */
export function PendingRequests({ today }: { today: PlainDate }) {
  const { t } = useTranslation(['calendar', 'deciding']);
  const { shortPeriod } = useLeaveWords();
  const pending = useQuery(endpointQuery(leaveRequestsEndpoints.list, { query: { status: 'pending' } }));
  const queue = queueOf(pending.data ?? []);
  return (
    <Card
      title={t('calendar:pending.title')}
      actions={
        <Link to={PAGES.approvals.path} className="text-sm font-medium text-sea underline underline-offset-4">
          {t('calendar:pending.all')}
        </Link>
      }
    >
      {pending.isPending && (
        <LoadingArea label={t('calendar:loading')}>
          <Skeleton className="h-48" />
        </LoadingArea>
      )}
      {pending.isError && (
        <LoadError
          error={pending.error}
          otherwise={t('calendar:pending.loadFailed')}
          onRetry={() => pending.refetch()}
          retrying={pending.isRefetching}
        />
      )}
      {pending.data && queue.length === 0 && <p className="text-muted">{t('calendar:pending.none')}</p>}
      {queue.length > 0 && (
        <ul aria-label={t('calendar:pending.title')} className="-my-3 divide-y divide-line">
          {queue.slice(0, SHOWN).map((request) => (
            <li key={request.id} className="flex flex-col gap-0.5 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link
                    to={requestPath(request.id)}
                    className="font-medium wrap-anywhere hover:underline hover:underline-offset-4"
                  >
                    {request.employeeName}
                  </Link>
                  {request.urgent && (
                    <Badge tone="rejected" icon={<Flame className="size-3.5 shrink-0" aria-hidden="true" />}>
                      {t('deciding:urgent')}
                    </Badge>
                  )}
                </p>
                <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
                  <LeaveTypeName type={request.type} />
                  <span>{shortPeriod(request)}</span>
                </p>
              </div>
              <p className="text-sm text-muted">
                {t('deciding:waiting', {
                  count: daysWaiting(dayOfInstant(waitingSince(request)), today),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
