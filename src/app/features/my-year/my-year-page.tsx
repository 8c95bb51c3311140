import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { leavePlanningEndpoints } from '#contract/leave-planning.ts';
import { myYearEndpoints } from '#contract/my-year.ts';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { Link } from '#ui/link.tsx';
import { MonthChart } from '#ui/month-chart.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PageTitle } from '#web/page-title.tsx';

type MyYear = EndpointAnswer<typeof myYearEndpoints.read>;

/** One's own year: its rhythm, what is left, what lapses, and where days off go far. */
export function MyYearPage() {
  const { t } = useTranslation('my-year');
  const found = useQuery(endpointQuery(myYearEndpoints.read, {}));
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={t('title')} />
      <Link to={PAGES.balances.path} className="self-start link">
        {t('back')}
      </Link>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink to={PAGES.newRequest.path}>{t('book')}</ButtonLink>}
      />
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
        <CardBoundary>
          <Year year={found.data} />
        </CardBoundary>
      )}
      <CardBoundary>
        <Bridges />
      </CardBoundary>
    </div>
  );
}

function Year({ year }: { year: MyYear }) {
  const { t } = useTranslation('my-year');
  const { days: spoken } = useFormats();
  return (
    <>
      <FigureStrip
        figures={(['acquired', 'taken', 'booked', 'left'] as const).map((part) => ({
          label: t(`paidLeave.${part}`),
          value: spoken(year.paidLeave[part]),
        }))}
      />
      <CardBoundary>
        <Rhythm year={year} />
      </CardBoundary>
      <CardBoundary>
        <Lapses lots={year.lots} />
      </CardBoundary>
    </>
  );
}

function Rhythm({ year: { today, months, rest } }: { year: MyYear }) {
  const { t } = useTranslation('my-year');
  const { days } = useWords();
  const { figure } = useFormats();
  const first = (month: string) => `${month}-01`;
  const signals = [
    rest.withoutWeekSince && t('rest.since', { day: days.date(rest.withoutWeekSince) }),
    rest.summerWithout && t('rest.summer', { year: rest.summerWithout }),
    rest.nextRest && t('rest.next', { day: days.date(rest.nextRest) }),
  ].filter((each) => typeof each === 'string');
  return (
    <Card title={t('rhythm.title')}>
      <MonthChart
        caption={t('rhythm.caption')}
        monthHeader={t('rhythm.month')}
        forecastLabel={t('rhythm.ahead')}
        series={[
          { name: t('rhythm.planned'), tone: 'sea' },
          { name: t('rhythm.unplanned'), tone: 'amber' },
        ]}
        months={months.map(({ month, planned, unplanned }) => ({
          short: days.shortMonth(first(month)),
          long: days.monthAndYear(first(month)),
          values: [planned, unplanned],
          forecast: month >= today.slice(0, 7),
        }))}
        format={figure}
      />
      {signals.map((signal) => (
        <p key={signal} className="mt-3 text-muted">
          {signal}
        </p>
      ))}
      <p className="mt-3 text-sm text-muted">{t('rest.note')}</p>
    </Card>
  );
}

function Lapses({ lots }: Pick<MyYear, 'lots'>) {
  const { t } = useTranslation('my-year');
  const { days } = useWords();
  const { days: spoken } = useFormats();
  return (
    <Card title={t('lapses.title')}>
      {lots.length === 0 && <p className="text-muted">{t('lapses.none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {lots.map(({ counter, label, days: left, expires }) => (
          <li key={`${counter} ${expires}`} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span>{label}</span>
            <span className="tabular-nums">
              {t('lapses.by', { days: spoken(left), day: days.date(expires) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Bridges() {
  const { t } = useTranslation('my-year');
  const { periods } = useWords();
  const { days, list } = useFormats();
  const found = useQuery(endpointQuery(leavePlanningEndpoints.bridges, { query: {} }));
  if (!found.data || found.data.bridges.length === 0) return null;
  return (
    <Card title={t('bridges.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {found.data.bridges.map(({ startDate, endDate, cost, restFrom, restTo, restDays, holidays }) => (
          <li key={startDate} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <Link to={`${PAGES.newRequest.path}?from=${startDate}&to=${endDate}`} className="link">
              {t('bridges.gain', { cost: days(cost), rest: days(restDays) })}
            </Link>
            <span className="text-sm text-muted">
              {periods.days(restFrom, restTo)} · {list([...new Set(holidays)])}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
