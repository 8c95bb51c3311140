import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { queueOf, waitingSince } from '#app/leave/deciding/queue.ts';
import { WaitingHead } from '#app/leave/deciding/waiting-head.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { PAGES } from '#contract/pages.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { daysWaiting } from '#domain/leave-requests/waiting.ts';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useInstants } from '#web/clock/use-instants.ts';

const SHOWN = 6;

/** What waits for a decision, urgent first, with how long it has waited. */
export function PendingRequests({ today }: { today: PlainDate }) {
  const { t } = useTranslation(['calendar', 'deciding']);
  const { dayOf } = useInstants();
  const pending = useQuery(endpointQuery(leaveRequestsEndpoints.list, { query: { status: 'pending' } }));
  const queue = queueOf(pending.data ?? []);
  return (
    <Card
      title={t('calendar:pending.title')}
      actions={
        <Link to={PAGES.approvals.path} className="-my-2 inline-flex min-h-11 items-center text-sm link">
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
              <WaitingHead request={request} />
              <p className="text-sm text-muted">
                {t('deciding:waiting', {
                  count: daysWaiting(dayOf(waitingSince(request)), today),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
