import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { leaveLiabilityEndpoints } from '#contract/leave-liability.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { Banner } from '#ui/banner.tsx';
import { Card } from '#ui/card.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { download } from '#web/api/download.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useToday } from '#web/clock/use-today.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PageTitle } from '#web/page-title.tsx';
import { FigureFiles } from './figure-files.tsx';
import { InsightTabs } from './insight-tabs.tsx';
import { LongTable } from './long-table.tsx';
import { PayBasesCard } from './pay-bases-card.tsx';

type Liability = EndpointAnswer<typeof leaveLiabilityEndpoints.read>;

/** What leave that is owed costs on a day, for whoever writes the books. */
export function LiabilityPage() {
  const { t } = useTranslation('insights');
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const at = parsePlainDate(search.get('at') ?? '') ?? today;
  const counters = search.get('counters') === 'payroll' ? 'payroll' : 'own';
  const query = { at, counters } as const;
  const found = useQuery(endpointQuery(leaveLiabilityEndpoints.read, { query }));
  const change = (part: { at?: string; counters?: string }) =>
    setSearch({ at, counters, ...part }, { replace: true, preventScrollReset: true });
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('liability.title')} />
      <PageHeader
        title={t('liability.title')}
        lead={t('liability.lead')}
        actions={
          <FigureFiles
            fetchFile={(format) => download(leaveLiabilityEndpoints.file, { params: { format }, query })}
          />
        }
      />
      <InsightTabs />
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-2xl print:hidden">
        <DatePicker
          label={t('liability.at')}
          value={at}
          onChange={(day) => {
            if (day) change({ at: day });
          }}
        />
        {(counters === 'payroll' || (found.data?.onPayslips ?? 0) > 0) && (
          <Select
            label={t('liability.counters')}
            value={counters}
            options={[
              { value: 'own', label: t('liability.countersOwn') },
              { value: 'payroll', label: t('liability.countersPayroll') },
            ]}
            onChange={({ target }) => change({ counters: target.value })}
          />
        )}
      </div>
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
      {found.data && (
        <>
          <CardBoundary>
            <Totals liability={found.data} />
          </CardBoundary>
          <CardBoundary>
            <Journal liability={found.data} />
          </CardBoundary>
          <CardBoundary>
            <PeopleTable liability={found.data} />
          </CardBoundary>
          <CardBoundary key={found.dataUpdatedAt}>
            <PayBasesCard people={found.data.people} chargesRate={found.data.chargesRate} />
          </CardBoundary>
          <p className="max-w-[80ch] text-sm text-muted">{t('liability.note')}</p>
        </>
      )}
    </div>
  );
}

type Person = Liability['people'][number];

/** Whether somebody said what a day of theirs costs: without it there is no amount, not one of nothing. */
const isPriced = ({ previous, current }: Person): boolean =>
  previous.cents !== null || current.cents !== null;

function Totals({ liability }: { liability: Liability }) {
  const { t } = useTranslation('insights');
  const { days } = useWords();
  const { figure, euros } = useFormats();
  const { total, forecast, usualForecast, forecastAt, people } = liability;
  const priced = people.some(isPriced);
  const printed = people.flatMap(({ payslipOn }) => payslipOn ?? []).toSorted();
  const hasCustom = people.some(({ usualForecastDays }) => usualForecastDays !== null);
  const amount = (cents: number): string => (priced ? euros(cents) : '–');
  return (
    <>
      <FigureStrip
        figures={[
          { label: t('liability.days'), value: figure(total.days) },
          { label: t('liability.amount'), value: amount(total.cents) },
          { label: t('liability.charges'), value: amount(total.charges) },
          { label: t('liability.all'), value: amount(total.cents + total.charges) },
        ]}
      />
      {total.unknown > 0 && <Banner tone="info" title={t('liability.unknown', { count: total.unknown })} />}
      <p className="text-muted">
        {t(priced ? 'liability.forecast' : 'liability.forecastDays', {
          day: days.date(forecastAt),
          days: figure(forecast.days),
          amount: euros(forecast.cents + forecast.charges),
        })}
      </p>
      {hasCustom && (
        <p className="max-w-[80ch] text-muted">
          {t(priced ? 'liability.usual' : 'liability.usualDays', {
            days: figure(usualForecast.days),
            amount: euros(usualForecast.cents + usualForecast.charges),
          })}
        </p>
      )}
      {printed[0] !== undefined && (
        <p className="max-w-[80ch] text-muted">
          {t('liability.printed', {
            count: printed.length,
            of: people.length,
            day: days.date(printed.at(-1) ?? printed[0]),
          })}
        </p>
      )}
    </>
  );
}

function Journal({ liability: { journal } }: { liability: Liability }) {
  const { t } = useTranslation('insights');
  const { euros } = useFormats();
  if (journal.length === 0) return null;
  return (
    <Card title={t('liability.journal')}>
      <Table
        caption={t('liability.journal')}
        rows={journal}
        rowKey={({ account }) => account}
        columns={[
          {
            key: 'account',
            header: t('liability.account'),
            rowHeader: true,
            cell: ({ account, label }) => `${account} ${label}`,
          },
          {
            key: 'debit',
            header: t('liability.debit'),
            numeric: true,
            cell: ({ debit }) => (debit === 0 ? '' : euros(debit)),
          },
          {
            key: 'credit',
            header: t('liability.credit'),
            numeric: true,
            cell: ({ credit }) => (credit === 0 ? '' : euros(credit)),
          },
        ]}
      />
    </Card>
  );
}

function PeopleTable({ liability: { people } }: { liability: Liability }) {
  const { t } = useTranslation('insights');
  const { figure, euros } = useFormats();
  const owed = (part: 'previous' | 'current') => [
    {
      key: `${part} days`,
      header: t(`liability.${part}Days`),
      numeric: true,
      cell: (person: Person) => figure(person[part].days),
    },
    {
      key: `${part} amount`,
      header: t(`liability.${part}Amount`),
      numeric: true,
      cell: ({ [part]: { cents, maintained, tenth } }: Person) =>
        cents === null ? (
          '–'
        ) : (
          <span title={t('liability.both', { maintained: euros(maintained ?? 0), tenth: euros(tenth ?? 0) })}>
            {euros(cents)}
          </span>
        ),
    },
  ];
  return (
    <Card title={t('liability.people')}>
      <LongTable
        caption={t('liability.people')}
        rows={people}
        rowKey={({ user }) => user.id}
        columns={[
          { key: 'person', header: t('columns.person'), rowHeader: true, cell: ({ user }) => user.name },
          ...owed('previous'),
          ...owed('current'),
          {
            key: 'charges',
            header: t('liability.charges'),
            numeric: true,
            cell: (person) => (isPriced(person) ? euros(person.charges) : '–'),
          },
          {
            key: 'all',
            header: t('liability.all'),
            numeric: true,
            cell: (person) =>
              isPriced(person) ? (
                <strong className="font-semibold">{euros(person.cents + person.charges)}</strong>
              ) : (
                '–'
              ),
          },
        ]}
      />
    </Card>
  );
}
