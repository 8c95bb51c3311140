import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { balancesQuery } from '#app/leave/balances/balances-query.ts';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { LoadError } from '#web/api/load-error.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

type YearBalancesProps = {
  /** Null is oneself. */
  userId: string | null;
  /** Where the lines behind the figures are. */
  statementPath: string;
};

/** What is left today of each counter. */
export function YearBalances({ userId, statementPath }: YearBalancesProps) {
  const { t } = useTranslation(['balances', 'calendar']);
  const words = useLeaveWords();
  const balances = useQuery(balancesQuery(userId));
  if (balances.isPending) {
    return (
      <LoadingArea label={t('balances:loading')}>
        <Skeleton className="h-28 rounded-md!" />
      </LoadingArea>
    );
  }
  if (balances.isError) {
    return (
      <LoadError
        error={balances.error}
        otherwise={t('balances:loadFailed')}
        onRetry={() => balances.refetch()}
        retrying={balances.isRefetching}
      />
    );
  }
  return (
    <section aria-label={t('calendar:year.balances')} className="flex flex-col gap-2">
      <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4 print:grid-cols-4">
        {balances.data.map(({ counter, label, unit, available, acquired, taken, reserved }) => (
          <div key={counter} className={`${cardClass} flex flex-col gap-1 p-4 print:p-2`}>
            <dt className="text-sm text-muted">
              {label} · {t(`balances:units.${unit}`)}
            </dt>
            <dd className="text-2xl font-semibold tabular-nums print:text-base">{words.days(available)}</dd>
            <dd className="text-sm text-muted">
              {t('calendar:year.sums', { acquired: words.days(acquired), taken: words.days(taken) })}
            </dd>
            {reserved > 0 && (
              <dd className="text-sm text-muted">{t('balances:reserved', { count: reserved })}</dd>
            )}
          </div>
        ))}
      </dl>
      {balances.data.length === 0 ? (
        <p className="text-muted">{t('balances:empty')}</p>
      ) : (
        <p className="print:hidden">
          <Link to={statementPath} className="inline-flex min-h-9 items-center link">
            {t('balances:why')}
          </Link>
        </p>
      )}
    </section>
  );
}
