import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { insightTablesEndpoints } from '#contract/insight-tables.ts';
import { insightsEndpoints } from '#contract/insights.ts';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import type { FigureId } from '#domain/insights/figures.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Link } from '#ui/link.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { call } from '#web/api/call.ts';
import { download } from '#web/api/download.ts';
import { endpointKey, endpointMeta } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { figureNamed, type ShownInsights } from './insights.ts';
import { type InsightsAddress, queryOf } from './insights-address.ts';
import { TableFiles } from './table-files.tsx';

const PER_PAGE = 100;

type Day = EndpointAnswer<typeof insightsEndpoints.days>[number];

type DaysDialogProps = {
  insights: ShownInsights;
  address: InsightsAddress;
  figure: FigureId;
  onClose: () => void;
};

/** What a figure is made of, and how. */
export function DaysDialog({ insights, address, figure, onClose }: DaysDialogProps) {
  const { t } = useTranslation('insights');
  const { days } = useWords();
  const { ofUnit } = useFormats();
  const { cell } = address;
  const shown = figureNamed(insights, figure);
  const span = cell === null ? address : { ...address, from: cell.month, to: cell.month };
  const asked = { ...queryOf(span), figure, ...(cell === null ? {} : { weekday: cell.weekday }) };
  const query = { ...asked, limit: PER_PAGE };
  const pages = useInfiniteQuery({
    queryKey: endpointKey(insightsEndpoints.days, query),
    meta: endpointMeta(insightsEndpoints.days),
    queryFn: ({ pageParam, signal }) =>
      call(
        insightsEndpoints.days,
        { query: { ...query, ...(pageParam === undefined ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PER_PAGE ? page.at(-1)?.id : undefined),
  });
  const rows = pages.data?.pages.flat() ?? [];
  const where =
    cell === null
      ? ''
      : ` · ${days.weekdayNames[cell.weekday % 7] ?? ''}, ${days.monthAndYear(`${cell.month}-01`)}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${shown?.label ?? ''}${where}`}
      description={shown?.formula ?? ''}
      width="lg"
    >
      {shown && cell === null && (
        <p className="mb-4 text-2xl font-semibold tabular-nums">{ofUnit(shown.value, shown.unit)}</p>
      )}
      {pages.isPending && (
        <LoadingArea label={t('days.loading')}>
          <Skeleton className="h-40 w-full" />
        </LoadingArea>
      )}
      {pages.isError && (
        <LoadError
          error={pages.error}
          otherwise={t('days.failed')}
          onRetry={() => pages.refetch()}
          retrying={pages.isRefetching}
        />
      )}
      {pages.isSuccess && rows.length === 0 && <p className="text-muted">{t('days.none')}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <DayRow key={row.id} row={row} />
        ))}
      </ul>
      {rows.length > 0 && (
        <TableFiles
          title={shown?.label ?? ''}
          fetchFile={(format) => download(insightTablesEndpoints.days, { params: { format }, query: asked })}
        />
      )}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          busyLabel={pages.isFetchingNextPage && t('days.loading')}
          onClick={() => pages.fetchNextPage()}
        >
          {t('days.more')}
        </Button>
      )}
    </Dialog>
  );
}

function DayRow({ row }: { row: Day }) {
  const { periods } = useWords();
  const { days, ofUnit } = useFormats();
  const { startDate, startHalf, endDate, endHalf } = row;
  const period =
    startDate && startHalf && endDate && endHalf
      ? periods.compact({ start: startDate, startHalf, end: endDate, endHalf })
      : null;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <span className="flex min-w-0 flex-col">
        <Link to={pathOf(PAGES.person, { id: row.user.id })} className="link self-start">
          {row.user.name}
        </Link>
        {period !== null && (
          <Link to={pathOf(PAGES.request, { id: row.id })} className="text-sm text-muted hover:underline">
            {row.typeName}, {period}
          </Link>
        )}
      </span>
      <span className="tabular-nums">
        {row.hours !== null ? ofUnit(row.hours, 'hours') : row.days !== null && days(row.days)}
      </span>
    </li>
  );
}
