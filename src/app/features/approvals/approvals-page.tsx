import { Flame } from 'lucide-react';
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
import { ManagerTips } from './manager-tips.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueSummary } from './queue-summary.tsx';
import { RecentHistory } from './recent-history.tsx';
import { requestFilterFields } from './request-filters.ts';
import { useQueue } from './use-queue.ts';

export function ApprovalsPage({ user }: { user: StoredUser }) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['approvals', 'common', 'ui', 'leave', 'deciding']);
  const [search, setSearch] = useSearchParams();
  const { team, from, to } = filtersFrom(requestFilterFields, search);
  const filters = { team, from, to };
  const { summary, items, error, retry, retrying } = useQueue(user, filters);
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-6">
      <PageTitle title={t('common:pages.approvals')} />
      <PageHeader
        title={t('common:pages.approvals')}
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
          <CardBoundary>
            <ApprovalsTiles summary={summary} />
          </CardBoundary>
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-6">
              <CardBoundary>
                <QueueList
                  items={items}
                  filters={filters}
                  onFilters={(next) => setSearch(toSearch(next), { replace: true, preventScrollReset: true })}
                />
              </CardBoundary>
              {summary.urgent > 0 && <p className="text-sm text-muted">{t('approvals:urgentRule')}</p>}
            </div>
            <aside
              className="grid items-start gap-6 lg:max-xl:grid-cols-2"
              aria-label={t('approvals:asides')}
            >
              <CardBoundary>
                <QueueSummary items={items} summary={summary} />
              </CardBoundary>
              <CardBoundary>
                <RecentHistory />
              </CardBoundary>
              <div className="lg:max-xl:col-span-2">
                <CardBoundary>
                  <ManagerTips />
                </CardBoundary>
              </div>
            </aside>
          </div>
        </>
      )}
    </div>
  );
}

const tiles = ['a', 'b', 'c', 'd'];
const rows = ['a', 'b', 'c'];

function ApprovalsLoading() {
  const { t } = useTranslation('approvals');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-6">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tiles.map((tile) => (
            <Skeleton key={tile} className="h-24 rounded-md!" />
          ))}
        </div>
        <div className={`${cardClass} divide-y divide-line`}>
          {rows.map((row) => (
            <div key={row} className="flex flex-col gap-4 p-5">
              <div className="flex items-center gap-4">
                <Skeleton className="size-9 rounded-full!" />
                <Skeleton className="h-5 w-1/3" />
              </div>
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-24" />
            </div>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}
