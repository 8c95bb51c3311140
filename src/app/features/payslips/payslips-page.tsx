import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { PAGES } from '#contract/pages.ts';
import { payslipsEndpoints } from '#contract/payslips.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { PageTitle } from '#web/page-title.tsx';
import { comparisonPath } from './comparison.ts';
import { PayslipsForm } from './payslips-form.tsx';
import { SilaeCountersForm } from './silae-counters.tsx';

/** Counters of payslips beside ours: a new comparison, and those made before. */
export function PayslipsPage() {
  // The texts of the file source come along: waiting for them later would empty the page for a moment.
  const { t } = useTranslation(['payslips', 'pages', 'tables', 'payroll-sending']);
  const known = useQuery(endpointQuery(payslipsEndpoints.columns, {}));
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('pages:payslips.name')} />
      <Link to={PAGES.payroll.path} className="self-start link">
        {t('payslips:back')}
      </Link>
      <PageHeader title={t('pages:payslips.name')} lead={t('payslips:lead')} />
      {known.isPending && (
        <LoadingArea label={t('payslips:loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingArea>
      )}
      {known.isError && (
        <LoadError
          error={known.error}
          otherwise={t('payslips:loadFailed')}
          onRetry={() => known.refetch()}
          retrying={known.isRefetching}
        />
      )}
      <CardBoundary>
        <SilaeCountersForm />
      </CardBoundary>
      {known.data && (
        <CardBoundary>
          <PayslipsForm known={known.data} />
        </CardBoundary>
      )}
      <CardBoundary>
        <PastComparisons />
      </CardBoundary>
    </div>
  );
}

function PastComparisons() {
  const { t } = useTranslation('payslips');
  const instants = useInstants();
  const days = useDayFormats();
  const list = useQuery(endpointQuery(payslipsEndpoints.list, {}));
  return (
    <Card title={t('past.title')}>
      {list.isPending && <Skeleton className="h-16" />}
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.data?.length === 0 && <p className="text-muted">{t('past.empty')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {list.data.map((each) => (
            <li
              key={each.id}
              className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-60">
                <Link to={comparisonPath(each.id)} className="link font-medium wrap-anywhere">
                  {t('past.name', { name: each.name, day: days.date(each.date) })}
                </Link>
                <p className="text-sm text-muted">
                  {t('past.who', { name: each.createdBy.name, at: instants.instant(each.createdAt) })}
                </p>
              </div>
              <Badge tone={each.differences === 0 ? 'approved' : 'pending'}>
                {each.differences === 0
                  ? t('past.equal')
                  : t('past.differences', { count: each.differences })}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
