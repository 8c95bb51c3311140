import { useInfiniteQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { filtersFrom, toSearch } from '#app/navigation/filters-in-address.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { PAGES } from '#contract/pages.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { call } from '#web/api/call.ts';
import { endpointKey, endpointMeta } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { HistoryTable } from './history-table.tsx';
import { RequestFilterBar } from './request-filter-bar.tsx';
import { requestFilterFields } from './request-filters.ts';

const PER_PAGE = 50;
const loadingRows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function HistoryPage() {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['approvals', 'pages', 'ui', 'leave']);
  const [search, setSearch] = useSearchParams();
  const filters = filtersFrom(requestFilterFields, search);
  const requests = useInfiniteQuery({
    queryKey: endpointKey(leaveRequestsEndpoints.list, { filters }),
    meta: endpointMeta(leaveRequestsEndpoints.list),
    queryFn: ({ pageParam, signal }) =>
      call(
        leaveRequestsEndpoints.list,
        { query: { ...filters, limit: PER_PAGE, cursor: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PER_PAGE ? page.at(-1)?.id : undefined),
  });
  const rows = requests.data?.pages.flat() ?? [];
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('pages:approvalsHistory.name')} />
      <p>
        <Link
          to={PAGES.approvals.path}
          className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t('history.back')}
        </Link>
      </p>
      <PageHeader title={t('pages:approvalsHistory.name')} lead={t('history.lead')} />
      <RequestFilterBar
        byStatus
        filters={filters}
        onChange={(next) => setSearch(toSearch(next), { replace: true, preventScrollReset: true })}
      />
      {requests.isPending && (
        <LoadingArea label={t('loading')}>
          <div className={`${cardClass} flex flex-col gap-5 p-5`}>
            {loadingRows.map((row) => (
              <Skeleton key={row} className="h-6 w-full" />
            ))}
          </div>
        </LoadingArea>
      )}
      {requests.isError && (
        <LoadError
          error={requests.error}
          otherwise={t('loadFailed')}
          onRetry={() => (requests.data ? requests.fetchNextPage() : requests.refetch())}
          retrying={requests.isRefetching}
        />
      )}
      {requests.data && (
        <div className={cardClass}>
          {rows.length === 0 ? (
            <EmptyState scene="deckchair" title={t('history.emptyTitle')}>
              {t(Object.values(filters).some(Boolean) ? 'history.empty' : 'history.none')}
            </EmptyState>
          ) : (
            <HistoryTable requests={rows} />
          )}
        </div>
      )}
      {requests.hasNextPage && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            busyLabel={requests.isFetchingNextPage && t('loading')}
            onClick={() => requests.fetchNextPage()}
          >
            {t('history.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
