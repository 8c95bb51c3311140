import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { privacyEndpoints } from '#contract/privacy.ts';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { CopiesList } from './copies-list.tsx';

/** While one is being made, it is looked for again. */
const lookAgainMs = 3000;

/** The copies that the reader asked for: all of them, or those of the organisation. */
export function CopiesCard({ company }: { company?: boolean }) {
  const { t } = useTranslation('privacy');
  const copies = useQuery({
    ...endpointQuery(privacyEndpoints.listCopies, {}),
    refetchInterval: ({ state }) =>
      state.data?.some((copy) => copy.state === 'waiting') ? lookAgainMs : false,
  });
  const shown = copies.data?.filter(({ about }) => !company || about === 'organization');
  return (
    <Card title={t('list.title')}>
      {copies.isPending && (
        <LoadingArea label={t('list.loading')}>
          <Skeleton className="h-16 w-full" />
        </LoadingArea>
      )}
      {copies.isError && (
        <LoadError
          error={copies.error}
          otherwise={t('list.loadFailed')}
          onRetry={() => copies.refetch()}
          retrying={copies.isRefetching}
        />
      )}
      {shown && <CopiesList copies={shown} />}
    </Card>
  );
}
