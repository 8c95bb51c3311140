import { useMutation, useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Eraser from 'lucide-react/icons/eraser';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { departuresEndpoints } from '#contract/departures.ts';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { download } from '#web/api/download.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { useKept } from '#web/use-kept.ts';
import { DepartureStatement } from './departure-statement.tsx';
import { EraseDialog } from './erasure/erase-dialog.tsx';

/** What is owed at the end of a contract: to read, to print, and as a file for payroll. */
export function DeparturePage({ id }: { id: string }) {
  const { t } = useTranslation(['departures', 'erasures', 'pages']);
  const [search] = useSearchParams();
  const which = search.get('departure');
  const parts = { params: { id }, query: which ? { departure: which } : {} };
  const statement = useQuery(endpointQuery(departuresEndpoints.read, parts));
  const table = useMutation({ mutationFn: () => download(departuresEndpoints.table, parts) });
  const gone = statement.error instanceof ApiError && statement.error.code !== 'network';
  const left = statement.data?.hasLeft ?? false;
  const reader = useStoredSession()?.user;
  const [erasing, setErasing] = useKept('departure.erasing', false);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('departures:statement.title')} />
      <p className="print:hidden">
        <Link
          to={left ? PAGES.formerPeople.path : pathOf(PAGES.person, { id })}
          className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {left ? t('pages:formerPeople.name') : t('pages:personSheet.name')}
        </Link>
      </p>
      <PageHeader
        title={t('departures:statement.title')}
        lead={t('departures:statement.lead')}
        actions={
          statement.data && (
            <div className="flex flex-wrap gap-3 print:hidden">
              <Button
                variant="secondary"
                icon={<Download className="size-5" aria-hidden="true" />}
                busyLabel={table.isPending && t('departures:statement.downloading')}
                onClick={() => table.mutate()}
              >
                {t('departures:statement.csv')}
              </Button>
              <Button icon={<Printer className="size-5" aria-hidden="true" />} onClick={() => window.print()}>
                {t('departures:statement.print')}
              </Button>
              {left && reader && can(reader, 'person.erase') && (
                <Button
                  variant="quiet"
                  icon={<Eraser className="size-5" aria-hidden="true" />}
                  onClick={() => setErasing(true)}
                >
                  {t('erasures:open')}
                </Button>
              )}
            </div>
          )
        }
      />
      {statement.isPending && (
        <LoadingArea label={t('departures:statement.loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingArea>
      )}
      {statement.isError && gone && (
        <EmptyState scene="tide" title={t('departures:statement.goneTitle')} headingLevel={2}>
          {t('departures:statement.gone')}
        </EmptyState>
      )}
      {statement.isError && !gone && (
        <LoadError
          error={statement.error}
          otherwise={t('departures:statement.loadFailed')}
          onRetry={() => statement.refetch()}
          retrying={statement.isRefetching}
        />
      )}
      {statement.data && <DepartureStatement statement={statement.data} />}
      {statement.data && erasing && (
        <EraseDialog person={statement.data.user} onClose={() => setErasing(false)} />
      )}
    </div>
  );
}
