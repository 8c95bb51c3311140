import Flame from 'lucide-react/icons/flame';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { filtersFrom, toSearch } from '#app/navigation/filters-in-address.ts';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { ApprovalsTiles } from './approvals-tiles.tsx';
import { Inbox } from './inbox.tsx';
import { ManagerTips } from './manager-tips.tsx';
import { QueueSummary } from './queue-summary.tsx';
import { RecentHistory } from './recent-history.tsx';
import { requestFilterFields } from './request-filters.ts';
import { useQueue } from './use-queue.ts';

export function ApprovalsPage({ user }: { user: StoredUser }) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['approvals', 'pages', 'ui', 'leave', 'deciding']);
  const [search, setSearch] = useSearchParams();
  const { team, from, to } = filtersFrom(requestFilterFields, search);
  const filters = { team, from, to };
  const { summary, items, error, retry, retrying } = useQueue(user, filters);
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-6">
      <PageTitle title={t('pages:approvals.name')} />
      <PageHeader
        title={t('pages:approvals.name')}
        lead={t('approvals:lead')}
        badge={
          summary &&
          summary.urgent > 0 && (
            <Badge tone="rejected" icon={<Flame className="size-3.5 shrink-0" aria-hidden="true" />}>
              {t('approvals:urgentCount', { count: summary.urgent })}
            </Badge>
          )
        }
      />
      {error !== null && (
        <LoadError error={error} otherwise={t('approvals:loadFailed')} onRetry={retry} retrying={retrying} />
      )}
      {items === null && error === null && <ApprovalsLoading />}
      {items !== null && summary !== null && (
        <>
          <div className="max-md:order-last">
            <CardBoundary>
              <ApprovalsTiles summary={summary} />
            </CardBoundary>
          </div>
          <CardBoundary>
            <Inbox
              items={items}
              filters={filters}
              onFilters={(next) => setSearch(toSearch(next), { replace: true, preventScrollReset: true })}
            />
          </CardBoundary>
          {summary.urgent > 0 && <p className="text-sm text-muted">{t('approvals:urgentRule')}</p>}
          <aside
            className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3"
            aria-label={t('approvals:asides')}
          >
            <CardBoundary>
              <RecentHistory />
            </CardBoundary>
            <CardBoundary>
              <QueueSummary items={items} summary={summary} />
            </CardBoundary>
            <CardBoundary>
              <ManagerTips />
            </CardBoundary>
          </aside>
        </>
      )}
    </div>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e'];

function ApprovalsLoading() {
  const { t } = useTranslation('approvals');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-12 rounded-md!" />
        <div className={`${cardClass} divide-y divide-line`}>
          {rows.map((row) => (
            <div key={row} className="flex min-h-16 items-center gap-4 px-4">
              <Skeleton className="size-9 rounded-full!" />
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="ml-auto h-5 w-1/4" />
            </div>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}
