import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { balancesEndpoints } from '#contract/balances.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { FocusOnAnchor } from '#web/document/focus-on-anchor.tsx';
import { PageTitle } from '#web/document/page-title.tsx';
import { today as todayHere } from '#web/leave/today.ts';
import { cardClass } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { comingExpiries } from './counter-balance.ts';
import { CounterSection } from './counter-section.tsx';
import { DateChoice } from './date-choice.tsx';

/** One's own counters on a day, which stands in the address. */
export function BalancesPage() {
  const { t } = useTranslation('balances');
  const [search, setSearch] = useSearchParams();
  const at = parsePlainDate(search.get('at') ?? '');
  const today = todayHere();
  const balances = useQuery({
    ...endpointQuery(balancesEndpoints.mine, { query: { at: at ?? undefined } }),
    placeholderData: keepPreviousData,
  });
  const now = useQuery(endpointQuery(balancesEndpoints.mine, { query: {} }));
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <DateChoice
        value={at}
        today={today}
        suggested={comingExpiries(now.data ?? [], today).slice(0, 2)}
        onChange={(day) =>
          setSearch(day === null ? {} : { at: day }, { replace: true, preventScrollReset: true })
        }
      />
      {balances.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-96 rounded-md!" />
        </LoadingArea>
      )}
      {balances.isError && (
        <LoadError
          error={balances.error}
          otherwise={t('loadFailed')}
          onRetry={() => balances.refetch()}
          retrying={balances.isRefetching}
        />
      )}
      {balances.data?.length === 0 && (
        <div className={cardClass}>
          <EmptyState scene="deckchair" title={t('emptyTitle')}>
            {t('empty')}
          </EmptyState>
        </div>
      )}
      {balances.data?.map((counter) => (
        <CounterSection key={counter.counter} counter={counter} at={at} />
      ))}
      {balances.data && <FocusOnAnchor />}
    </div>
  );
}
