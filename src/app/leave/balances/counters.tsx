import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FocusOnAnchor } from '#app/document/focus-on-anchor.tsx';
import { parsePlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { LoadError } from '#web/api/load-error.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useToday } from '#web/clock/use-today.ts';
import { balancesQuery } from './balances-query.ts';
import { type CounterBalance, comingExpiries } from './counter-balance.ts';
import { CounterSection } from './counter-section.tsx';
import { DateChoice } from './date-choice.tsx';
import { PrintedStatement } from './printed-statement.tsx';
import { YearChart } from './year-chart.tsx';

type CountersProps = {
  /** Null is oneself. */
  userId: string | null;
  /** Whose they are, for the statement on paper; one's own name where it is oneself. */
  name?: string;
  /** Whether the lines behind a balance wait behind a press. */
  folded?: boolean;
  actions?: (counter: CounterBalance) => ReactNode;
};

/** The counters of one person on a day, which stands in the address, with the year and the lines behind each. */
export function Counters({ userId, name, folded, actions }: CountersProps) {
  const { t } = useTranslation('balances');
  const [search, setSearch] = useSearchParams();
  const at = parsePlainDate(search.get('at') ?? '');
  const today = useToday();
  const me = useStoredSession()?.user.name ?? '';
  const year = yearOf(at ?? today);
  const balances = useQuery({
    ...balancesQuery(userId, at ?? undefined),
    placeholderData: keepPreviousData,
  });
  const now = useQuery(balancesQuery(userId));
  const wholeYear = useQuery(balancesQuery(userId, `${year}-12-31`));
  const entriesOf = (counter: string) =>
    wholeYear.data?.find((other) => other.counter === counter)?.entries ?? [];
  return (
    <>
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
        <CounterSection
          key={counter.counter}
          counter={counter}
          at={at}
          folded={folded}
          actions={actions?.(counter)}
          chart={
            <YearChart label={counter.label} entries={entriesOf(counter.counter)} year={year} today={today} />
          }
        />
      ))}
      {balances.data && (
        <PrintedStatement name={name ?? me} counters={balances.data} at={at ?? today} today={today} />
      )}
      {balances.data && <FocusOnAnchor />}
    </>
  );
}
