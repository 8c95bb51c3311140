import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AskForCopy } from '#app/frame/privacy/ask-for-copy.tsx';
import { privacyEndpoints } from '#contract/privacy.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { CopiesList } from './copies-list.tsx';

/** While one is being made, it is looked for again. */
const lookAgainMs = 3000;

/** What one can have of what is kept about oneself, and the copies one asked for. */
export function MyDataPage() {
  const { t } = useTranslation(['privacy', 'common']);
  const copies = useQuery({
    ...endpointQuery(privacyEndpoints.listCopies, {}),
    refetchInterval: ({ state }) =>
      state.data?.some((copy) => copy.state === 'waiting') ? lookAgainMs : false,
  });
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('common:pages.myData')} />
      <PageHeader title={t('common:pages.myData')} lead={t('privacy:lead')} />
      <Card title={t('privacy:copy.title')}>
        <div className="flex flex-col items-start gap-4">
          <p className="text-muted">{t('privacy:copy.text')}</p>
          <p className="text-muted">{t('privacy:copy.keep')}</p>
          <AskForCopy />
        </div>
      </Card>
      <Card title={t('privacy:list.title')}>
        {copies.isPending && (
          <LoadingArea label={t('privacy:list.loading')}>
            <Skeleton className="h-16 w-full" />
          </LoadingArea>
        )}
        {copies.isError && (
          <LoadError
            error={copies.error}
            otherwise={t('privacy:list.loadFailed')}
            onRetry={() => copies.refetch()}
            retrying={copies.isRefetching}
          />
        )}
        {copies.data && <CopiesList copies={copies.data} />}
      </Card>
    </div>
  );
}
