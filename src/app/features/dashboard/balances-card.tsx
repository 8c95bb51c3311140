import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LotList } from '#app/leave/lot-list.tsx';
import { yearPath } from '#app/navigation/calendar-paths.ts';
import { balancesEndpoints } from '#contract/balances.ts';
import { PAGES } from '#contract/pages.ts';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

const linkClass = 'inline-flex min-h-9 items-center link';

/** What is left today of each counter; the lines behind it are one press away. */
export function BalancesCard() {
  const { t } = useTranslation('balances');
  const words = useLeaveWords();
  const balances = useQuery(endpointQuery(balancesEndpoints.mine, { query: {} }));
  return (
    <Card
      title={t('title')}
      actions={
        <Link to={yearPath()} className="text-sm link">
          {t('myYear')}
        </Link>
      }
    >
      {balances.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-24" />
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
      {balances.data?.length === 0 && <p className="text-muted">{t('empty')}</p>}
      {balances.data && balances.data.length > 0 && (
        <ul className="flex flex-col gap-5">
          {balances.data.map((counter) => (
            <li key={counter.counter} className="flex flex-col items-start gap-0.5">
              <span className="text-sm text-muted">
                {counter.label} · {t(`units.${counter.unit}`)}
              </span>
              <span className="text-2xl font-semibold tabular-nums">{words.days(counter.available)}</span>
              <LotList lots={counter.lots} />
              {counter.reserved > 0 && (
                <span className="text-sm text-muted">{t('reserved', { count: counter.reserved })}</span>
              )}
              <Link
                to={`${PAGES.balances.path}#counter-${counter.counter}`}
                aria-label={t('whyNamed', { label: counter.label })}
                className={linkClass}
              >
                {t('why')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
