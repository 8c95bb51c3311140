import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RemovePhoto } from '#app/frame/photos/remove-photo.tsx';
import { PAGES } from '#contract/pages.ts';
import { peopleSheetsEndpoints } from '#contract/people-sheets.ts';
import { can } from '#domain/access/can.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { SheetContent } from './sheet-content.tsx';

const goneCodes = new Set<string>(['not_found', 'forbidden', 'validation_failed']);

/** One person's sheet: dates, weeks, teams and counters. */
export function PersonPage({ user, id }: { user: StoredUser; id: string }) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation([
    'people-sheets',
    'pages',
    'balances',
    'ui',
    'leave',
    'change-preview',
    'departures',
    'rule-groups',
    'request-files',
  ]);
  const sheet = useQuery(endpointQuery(peopleSheetsEndpoints.read, { params: { id } }));
  const listsPeople = can(user, 'user.list');
  const back = listsPeople ? PAGES.users.path : PAGES.dashboard.path;
  const backLabel = t(listsPeople ? 'people-sheets:backToUsers' : 'people-sheets:backToDashboard');
  const gone = sheet.error instanceof ApiError && goneCodes.has(sheet.error.code);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={sheet.data?.user.name ?? t('pages:personSheet.name')} />
      <p>
        <Link to={back} className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink">
          <ArrowLeft className="size-4" aria-hidden="true" />
          {backLabel}
        </Link>
      </p>
      {sheet.data && <RemovePhoto reader={user} person={sheet.data.user} />}
      {sheet.isPending && (
        <LoadingArea label={t('people-sheets:loading')}>
          <div className="flex flex-col gap-6">
            <Skeleton className="h-9 w-1/2" />
            <Skeleton className="h-28 rounded-md!" />
            <Skeleton className="h-28 rounded-md!" />
            <Skeleton className="h-96 rounded-md!" />
          </div>
        </LoadingArea>
      )}
      {sheet.isError && <PageHeader title={t('pages:personSheet.name')} />}
      {sheet.isError && gone && (
        <div className={cardClass}>
          <EmptyState
            scene="tide"
            title={t('people-sheets:goneTitle')}
            action={<ButtonLink to={back}>{backLabel}</ButtonLink>}
          >
            {t('people-sheets:gone')}
          </EmptyState>
        </div>
      )}
      {sheet.isError && !gone && (
        <LoadError
          error={sheet.error}
          otherwise={t('people-sheets:loadFailed')}
          onRetry={() => sheet.refetch()}
          retrying={sheet.isRefetching}
        />
      )}
      {sheet.data && !gone && <SheetContent reader={user} sheet={sheet.data} />}
    </div>
  );
}
