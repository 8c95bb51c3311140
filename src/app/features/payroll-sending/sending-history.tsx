import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { payrollSendingEndpoints } from '#contract/payroll-sending.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PagedRows } from '#ui/paged-rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { type ListedSending, sendingPath, standOf, standTones } from './sending.ts';

/** Who sent what, when, and how much of it arrived. */
export function SendingHistory({ shown }: { shown: string | null }) {
  const { t } = useTranslation('payroll-sending');
  const list = useQuery(endpointQuery(payrollSendingEndpoints.list, {}));
  return (
    <Card title={t('history.title')}>
      {list.isPending && <Skeleton className="h-16" />}
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('history.loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.data?.length === 0 && <p className="text-muted">{t('history.none')}</p>}
      {list.data && list.data.length > 0 && (
        <PagedRows rows={list.data}>
          {(rows) => (
            <ul className="flex flex-col divide-y divide-line">
              {rows.map((each) => (
                <PastSending key={each.id} sending={each} current={each.id === shown} />
              ))}
            </ul>
          )}
        </PagedRows>
      )}
    </Card>
  );
}

function PastSending({ sending, current }: { sending: ListedSending; current: boolean }) {
  const { t } = useTranslation('payroll-sending');
  const days = useDayFormats();
  const instants = useReaderInstants();
  const { id, month, provider, begunBy, begunAt, counts } = sending;
  const stand = standOf(sending);
  const left = counts.waiting + counts.unknown;
  const told = [
    t('history.sent', { count: counts.sent }),
    ...(counts.refused > 0 ? [t('history.refused', { count: counts.refused })] : []),
    ...(left > 0 ? [t('history.left', { count: left })] : []),
  ];
  const name = days.monthAndYear(plainDate(`${month}-01`));
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={`${sendingPath(month)}&sending=${id}`}
          className="link font-medium first-letter:uppercase inline-block"
          {...(current ? { 'aria-current': 'true' as const } : {})}
        >
          {t('history.line', { month: name, program: t(`programs.${provider}`) })}
        </Link>
        <p className="text-sm text-muted">
          {t('history.who', { name: begunBy.name, at: instants.instant(begunAt) })}
        </p>
      </div>
      <p className="text-sm text-muted">{told.join(', ')}</p>
      <Badge tone={standTones[stand]}>{t(`result.${stand}`)}</Badge>
    </li>
  );
}
