import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { looksEndpoints } from '#contract/looks.ts';
import { PAGES } from '#contract/pages.ts';
import { Button } from '#ui/button.tsx';
import { Card, cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { call } from '#web/api/call.ts';
import { endpointKey, endpointMeta } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { PageTitle } from '#web/page-title.tsx';

type Look = EndpointAnswer<typeof looksEndpoints.mine>[number];

const PER_PAGE = 50;

/** V12: who opened one's data, and when. */
export function LooksPage() {
  const { t } = useTranslation(['looks', 'pages']);
  const found = useInfiniteQuery({
    queryKey: endpointKey(looksEndpoints.mine),
    meta: endpointMeta(looksEndpoints.mine),
    queryFn: ({ pageParam, signal }) =>
      call(looksEndpoints.mine, { query: { limit: PER_PAGE, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PER_PAGE ? page.at(-1)?.id : undefined),
  });
  const looks = found.data?.pages.flat() ?? [];
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:looks.name')} />
      <Link to={PAGES.profile.path} className="self-start link">
        {t('looks:back')}
      </Link>
      <PageHeader title={t('pages:looks.name')} lead={t('looks:lead')} />
      {found.isPending && (
        <LoadingArea label={t('looks:loading')}>
          <Skeleton className="h-48 w-full" />
        </LoadingArea>
      )}
      {found.isError && (
        <LoadError
          error={found.error}
          otherwise={t('looks:loadFailed')}
          onRetry={() => (found.data ? found.fetchNextPage() : found.refetch())}
          retrying={found.isRefetching}
        />
      )}
      {found.data && (
        <div className={cardClass}>
          {looks.length === 0 ? (
            <EmptyState scene="tide" title={t('looks:emptyTitle')}>
              {t('looks:empty')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {looks.map((look) => (
                <LookLine key={look.id} look={look} />
              ))}
            </ul>
          )}
        </div>
      )}
      {found.hasNextPage && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            busyLabel={found.isFetchingNextPage && t('looks:loading')}
            onClick={() => found.fetchNextPage()}
          >
            {t('looks:more')}
          </Button>
        </div>
      )}
      <Card title={t('looks:noted.title')}>
        <div className="flex flex-col gap-3 text-muted">
          <p>{t('looks:noted.what')}</p>
          <p>{t('looks:noted.not')}</p>
          <p>{t('looks:noted.kept')}</p>
        </div>
      </Card>
    </div>
  );
}

function LookLine({ look: { looker, kind, ofEveryone, key, firstAt, lastAt } }: { look: Look }) {
  const { t } = useTranslation('looks');
  const instants = useInstants();
  const { name } = looker;
  const [first, last] = [instants.instant(firstAt), instants.instant(lastAt)];
  return (
    <li className="flex flex-col gap-0.5 p-4 sm:px-5">
      <span className="wrap-anywhere">
        {ofEveryone ? t(`everyone.${kind}`, { name }) : t(`kinds.${kind}`, { name })}
      </span>
      <span className="text-sm text-muted">
        {first === last ? first : t('again', { first, last })}
        {key !== null && ` · ${t(`keys.${key}`)}`}
      </span>
    </li>
  );
}
