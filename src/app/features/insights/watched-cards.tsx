import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { insightTablesEndpoints } from '#contract/insight-tables.ts';
import { insightsEndpoints } from '#contract/insights.ts';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { download } from '#web/api/download.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { type InsightsAddress, queryOf } from './insights-address.ts';
import { TableFiles } from './table-files.tsx';

const FEW_ROWS = 20;

/** Days on which too few were there, and what for. */
export function MissedMinimumCard({ address }: { address: InsightsAddress }) {
  const { t } = useTranslation('insights');
  const { days, periods } = useWords();
  const found = useQuery(endpointQuery(insightsEndpoints.shortages, { query: queryOf(address) }));
  const rows = found.data ?? [];
  return (
    <Card title={t('shortages.title')}>
      <Loading query={found} />
      {found.isSuccess && rows.length === 0 && <p className="text-muted">{t('shortages.none')}</p>}
      {rows.length > 0 && (
        <>
          <p className="mb-3 text-muted">{t('shortages.count', { count: rows.length })}</p>
          <Table
            caption={t('shortages.title')}
            rows={rows.slice(0, FEW_ROWS)}
            rowKey={({ date, team, half }) => `${team?.id} ${date} ${half}`}
            columns={[
              {
                key: 'date',
                header: t('columns.day'),
                rowHeader: true,
                cell: ({ date, half }) =>
                  half === null ? days.shortDay(date) : periods.halfOf(days.shortDay(date), half),
              },
              { key: 'team', header: t('groups.team'), cell: ({ team }) => team?.name ?? t('everyone') },
              {
                key: 'present',
                header: t('shortages.present'),
                numeric: true,
                cell: ({ present, minimum }) => t('shortages.of', { present, minimum }),
              },
              {
                key: 'why',
                header: t('shortages.why'),
                cell: ({ planned, unplanned }) =>
                  planned === null || unplanned === null
                    ? t('hiddenCell')
                    : t('shortages.reasons', { planned, unplanned }),
              },
            ]}
          />
          {rows.length > FEW_ROWS && (
            <p className="mt-2 text-sm text-muted">
              {t('shortages.more', { count: rows.length - FEW_ROWS })}
            </p>
          )}
          <TableFiles
            title={t('shortages.title')}
            fetchFile={(format) =>
              download(insightTablesEndpoints.shortages, { params: { format }, query: queryOf(address) })
            }
          />
        </>
      )}
    </Card>
  );
}

/** Who could do with a break: for admins alone, and without a word of reproach. */
export function RestCard({ address }: { address: InsightsAddress }) {
  const { t } = useTranslation('insights');
  const { days } = useWords();
  const { from: _from, to: _to, ...filter } = queryOf(address);
  const found = useQuery(endpointQuery(insightsEndpoints.rest, { query: filter }));
  const rows = found.data ?? [];
  return (
    <Card title={t('rest.title')}>
      <Loading query={found} />
      {found.isSuccess && rows.length === 0 && <p className="text-muted">{t('rest.none')}</p>}
      <ul className="divide-y divide-line">
        {rows.slice(0, FEW_ROWS).map(({ user, withoutWeekSince, summerWithout, nextRest }) => (
          <li
            key={user.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5"
          >
            <Link to={pathOf(PAGES.person, { id: user.id })} className="link">
              {user.name}
            </Link>
            <span className="text-sm text-muted">
              {[
                withoutWeekSince && t('rest.since', { day: days.date(withoutWeekSince) }),
                summerWithout && t('rest.summer', { year: summerWithout }),
                nextRest && t('rest.next', { day: days.date(nextRest) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > FEW_ROWS && (
        <p className="mt-2 text-sm text-muted">{t('rest.more', { count: rows.length - FEW_ROWS })}</p>
      )}
      <p className="mt-4 max-w-[80ch] text-sm text-muted">{t('rest.note')}</p>
      {rows.length > 0 && (
        <TableFiles
          title={t('rest.title')}
          fetchFile={(format) => download(insightTablesEndpoints.rest, { params: { format }, query: filter })}
        />
      )}
    </Card>
  );
}

type Query = {
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  isRefetching: boolean;
  refetch: () => unknown;
};

function Loading({ query }: { query: Query }) {
  const { t } = useTranslation('insights');
  if (query.isPending)
    return (
      <LoadingArea label={t('loading')}>
        <Skeleton className="h-16 w-full" />
      </LoadingArea>
    );
  if (!query.isError) return null;
  return (
    <LoadError
      error={query.error}
      otherwise={t('loadFailed')}
      onRetry={() => query.refetch()}
      retrying={query.isRefetching}
    />
  );
}
