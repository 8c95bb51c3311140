import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { payslipsEndpoints } from '#contract/payslips.ts';
import { Banner } from '#ui/banner.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { PageTitle } from '#web/page-title.tsx';
import { type Comparison, sortedRows } from './comparison.ts';
import { ResultRows } from './result-rows.tsx';

/** One comparison: what differs and why, what was told since, what is equal. */
export function ComparisonPage() {
  const { t } = useTranslation('payslips');
  const { id = '' } = useParams();
  const found = useQuery(endpointQuery(payslipsEndpoints.show, { params: { id } }));
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={found.data?.name ?? t('result.title')} />
      <Link to={PAGES.payslips.path} className="self-start link">
        {t('result.back')}
      </Link>
      {found.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingArea>
      )}
      {found.isError && (
        <LoadError
          error={found.error}
          otherwise={t('loadFailed')}
          onRetry={() => found.refetch()}
          retrying={found.isRefetching}
        />
      )}
      {found.data && <Result comparison={found.data} />}
    </div>
  );
}

function Result({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('payslips');
  const days = useDayFormats();
  const instants = useInstants();
  const { different, changedSince, equal } = sortedRows(comparison.rows);
  const { knownAt } = comparison;
  return (
    <>
      <PageHeader
        title={t('result.heading', { day: days.date(comparison.date) })}
        lead={
          knownAt === null ? t('result.notClosed') : t('result.closed', { at: instants.instant(knownAt) })
        }
      />
      <p className="text-sm text-muted">
        {t('result.who', {
          name: comparison.name,
          by: comparison.createdBy.name,
          at: instants.instant(comparison.createdAt),
        })}
      </p>
      {comparison.leftOut.length > 0 && <LeftOut rows={comparison.leftOut} />}
      {different.length > 0 ? (
        <Card title={t('result.different', { count: different.length })}>
          <ResultRows comparison={comparison} rows={different} label={t('result.differences')} />
        </Card>
      ) : (
        comparison.rows.length > 0 && <Banner tone="success" title={t('result.allEqual')} />
      )}
      {changedSince.length > 0 && (
        <Card title={t('result.changedSince', { count: changedSince.length })}>
          <div className="flex flex-col gap-4">
            <p className="text-muted">{t('result.changedSinceLead')}</p>
            <ResultRows comparison={comparison} rows={changedSince} label={t('result.since')} />
          </div>
        </Card>
      )}
      {equal.length > 0 && (
        <details className="group rounded-md border border-line bg-surface">
          <summary className="cursor-pointer px-5 py-4 font-medium">
            {t('result.equal', { count: equal.length })}
          </summary>
          <div className="border-t border-line px-5 py-4">
            <ResultRows comparison={comparison} rows={equal} label={t('result.equals')} />
          </div>
        </details>
      )}
    </>
  );
}

function LeftOut({ rows }: { rows: Comparison['leftOut'] }) {
  const { t } = useTranslation('payslips');
  return (
    <Banner tone="warning" title={t('leftOut.title', { count: rows.length })}>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {rows.map(({ line, payrollNumber, name, problem }) => (
          <li key={line} className="wrap-anywhere">
            {t('leftOut.row', {
              line,
              who: [payrollNumber, name].filter(Boolean).join(' · ') || t('leftOut.nobody'),
              problem: t(`leftOut.problems.${problem}`),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
