import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { leaveRequestPageSchema } from '#contract/leave-request-views.ts';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { LoadError } from '#web/api/load-error.tsx';

export type RequestPageData = z.output<typeof leaveRequestPageSchema>;

type RequestLoadProps = {
  query: UseQueryResult<RequestPageData>;
  children: (data: RequestPageData) => ReactNode;
};

/** An address that was cut short names no request either. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}

/** The states before a request is there: on its way, not there, out of reach. */
export function RequestLoad({ query, children }: RequestLoadProps) {
  const { t } = useTranslation('leave-requests');
  if (query.data && !isGone(query.error)) return children(query.data);
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <h1 className="sr-only">{t('page.title')}</h1>
      {query.isPending && (
        <LoadingArea label={t('page.loading')}>
          <div className="flex flex-col gap-6">
            <Skeleton className="h-9 w-72 max-w-full" />
            <Skeleton className="h-40 rounded-md!" />
            <Skeleton className="h-64 rounded-md!" />
          </div>
        </LoadingArea>
      )}
      {isGone(query.error) && (
        <div className={cardClass}>
          <EmptyState
            scene="tide"
            title={t('page.goneTitle')}
            action={<ButtonLink to={PAGES.dashboard.path}>{t('page.toDashboard')}</ButtonLink>}
          >
            {t('page.gone')}
          </EmptyState>
        </div>
      )}
      {query.isError && !isGone(query.error) && (
        <LoadError
          error={query.error}
          otherwise={t('page.loadFailed')}
          onRetry={() => query.refetch()}
          retrying={query.isRefetching}
        />
      )}
    </div>
  );
}
