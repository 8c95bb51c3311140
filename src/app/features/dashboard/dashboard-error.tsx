import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/api/load-error.tsx';

type DashboardErrorProps = {
  query: { error: unknown; isRefetching: boolean; refetch: () => void };
};

/** The dashboard says in its own words that requests could not be loaded, or that there is no connection. */
export function DashboardError({ query }: DashboardErrorProps) {
  const { t } = useTranslation('dashboard');
  return (
    <LoadError
      error={query.error}
      otherwise={t('loadFailed')}
      offline={t('offline')}
      onRetry={() => query.refetch()}
      retrying={query.isRefetching}
    />
  );
}
