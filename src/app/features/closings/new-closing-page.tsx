import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { closingsEndpoints } from '#contract/closings.ts';
import { PAGES } from '#contract/pages.ts';
import { Link } from '#ui/link.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { ClosingEditor } from './closing-editor.tsx';

/** A closing to be planned, from nothing or from one that there was. */
export function NewClosingPage() {
  const { t } = useTranslation('closings');
  const [search] = useSearchParams();
  const from = search.get('from');
  const list = useQuery({ ...endpointQuery(closingsEndpoints.list, {}), enabled: from !== null });
  const isReady = from === null || list.data !== undefined;
  return (
    <>
      <Link to={PAGES.closings.path} className="self-start link">
        {t('back')}
      </Link>
      {from !== null && list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {!isReady && !list.isError && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-48 w-full" />
        </LoadingArea>
      )}
      {isReady && <ClosingEditor like={list.data?.find(({ id }) => id === from)} />}
    </>
  );
}
