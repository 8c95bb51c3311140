import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { LotList } from '#app/leave/lot-list.tsx';
import { yearPath } from '#app/navigation/calendar-paths.ts';
import { balancesEndpoints, type counterBalanceSchema } from '#contract/balances.ts';
import { PAGES } from '#contract/pages.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useToday } from '#web/clock/use-today.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { bookedDays } from './booked-days.ts';

/** What is left today of each counter; the lines behind it are one press away. */
export function BalancesCard() {
  const { t } = useTranslation('balances');
  const words = useLeaveWords();
  const balances = useQuery(endpointQuery(balancesEndpoints.mine, { query: {} }));
  return (
    <Card
      title={t('title')}
      actions={
        <Link to={yearPath()} className="-my-2 inline-flex min-h-11 items-center text-sm link">
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
        <ul className="flex flex-wrap items-start gap-x-10 gap-y-5">
          {balances.data.map((counter, index) => (
            <li key={counter.counter} className="flex min-w-0 flex-col items-start gap-0.5">
              <span className="text-sm text-muted">
                {counter.label} · {t(`units.${counter.unit}`)}
              </span>
              <span
                className={classNames(
                  'font-semibold tracking-tight tabular-nums',
                  index === 0 ? 'text-4xl sm:text-5xl' : 'text-2xl sm:pt-4',
                )}
              >
                {words.days(counter.available)}
              </span>
              <Held counter={counter} />
              <LotList lots={counter.lots} />
              <Link
                to={`${PAGES.balances.path}#counter-${counter.counter}`}
                aria-label={t('whyNamed', { label: counter.label })}
                className="inline-flex min-h-11 items-center link"
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

/** What is taken off already, since it is not to be found in the figure: leave approved for later, requests that wait. */
function Held({ counter }: { counter: z.output<typeof counterBalanceSchema> }) {
  const { t } = useTranslation('balances');
  const booked = bookedDays(counter, useToday());
  return (
    <>
      {booked > 0 && <span className="text-sm">{t('booked', { count: booked })}</span>}
      {counter.reserved > 0 && <span className="text-sm">{t('reserved', { count: counter.reserved })}</span>}
    </>
  );
}
