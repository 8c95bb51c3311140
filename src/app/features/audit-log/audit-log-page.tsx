import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { filtersFrom, toSearch } from '#app/navigation/filters-in-address.ts';
import { auditLogEndpoints } from '#contract/audit-log.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { call } from '#web/api/call.ts';
import { download } from '#web/api/download.ts';
import { endpointKey, endpointMeta } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { PageTitle } from '#web/page-title.tsx';
import { LogFilters } from './log-filters.tsx';
import { LogTable } from './log-table.tsx';

const PER_PAGE = 50;
const loadingRows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function AuditLogPage() {
  const { t } = useTranslation(['audit-log', 'pages']);
  const sentence = useErrorSentence();
  const [search, setSearch] = useSearchParams();
  const filters = filtersFrom(auditLogEndpoints.export.query, search);
  const log = useInfiniteQuery({
    queryKey: endpointKey(auditLogEndpoints.list, { filters }),
    meta: endpointMeta(auditLogEndpoints.list),
    queryFn: ({ pageParam, signal }) =>
      call(auditLogEndpoints.list, { query: { ...filters, limit: PER_PAGE, before: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PER_PAGE ? page.at(-1)?.id : undefined),
  });
  const exported = useMutation({
    mutationFn: () => download(auditLogEndpoints.export, { query: filters }),
  });
  const entries = log.data?.pages.flat() ?? [];
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <PageTitle title={t('pages:auditLog.name')} />
      <PageHeader
        title={t('pages:auditLog.name')}
        lead={t('audit-log:lead')}
        actions={
          <>
            <ButtonLink to={PAGES.viewAs.path} variant="quiet">
              {t('pages:viewAs.name')}
            </ButtonLink>
            <Button
              variant="secondary"
              icon={<Download className="size-4" aria-hidden="true" />}
              busyLabel={exported.isPending && t('audit-log:exporting')}
              onClick={() => exported.mutate()}
            >
              {t('audit-log:export')}
            </Button>
          </>
        }
      />
      {exported.isError && (
        <Banner
          tone="error"
          title={sentence(exported.error, t('audit-log:exportFailed'))}
          onClose={exported.reset}
        />
      )}
      <LogFilters
        filters={filters}
        entries={entries}
        onChange={(next) => setSearch(toSearch(next), { replace: true, preventScrollReset: true })}
      />
      {log.isPending && (
        <LoadingArea label={t('audit-log:loading')}>
          <div className={`${cardClass} flex flex-col gap-5 p-5`}>
            {loadingRows.map((row) => (
              <Skeleton key={row} className="h-6 w-full" />
            ))}
          </div>
        </LoadingArea>
      )}
      {log.isError && (
        <LoadError
          error={log.error}
          otherwise={t('audit-log:loadFailed')}
          onRetry={() => (log.data ? log.fetchNextPage() : log.refetch())}
          retrying={log.isRefetching}
        />
      )}
      {log.data && (
        <div className={cardClass}>
          {entries.length === 0 ? (
            <EmptyState scene="calendar" title={t('audit-log:emptyTitle')}>
              {t('audit-log:empty')}
            </EmptyState>
          ) : (
            <LogTable entries={entries} />
          )}
        </div>
      )}
      {log.hasNextPage && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            busyLabel={log.isFetchingNextPage && t('audit-log:loading')}
            onClick={() => log.fetchNextPage()}
          >
            {t('audit-log:more')}
          </Button>
        </div>
      )}
    </div>
  );
}
