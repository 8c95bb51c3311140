import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { LoadError } from '#web/api/load-error.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { CloseDialog } from './close-dialog.tsx';
import { DifferencesTable } from './differences-table.tsx';
import { FilesCard } from './files/files-card.tsx';
import { LinesTable } from './lines-table.tsx';
import { MonthChecklist } from './month-checklist.tsx';
import { firstDayOf, type PayMonth } from './pay-month.ts';
import { OpenConversation } from './remarks-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { usePayMonth } from './use-pay-month.ts';

type PayMonthViewProps = { month: string; establishment: string | undefined };

export function PayMonthView({ month, establishment }: PayMonthViewProps) {
  const { t } = useTranslation('payroll');
  const { pages: found, page } = usePayMonth(month, establishment);
  if (found.isPending)
    return (
      <LoadingArea label={t('loading')}>
        <Skeleton className="h-64 w-full" />
      </LoadingArea>
    );
  if (found.isError || page === undefined)
    return (
      <LoadError
        error={found.error}
        otherwise={t('loadFailed')}
        onRetry={() => found.refetch()}
        retrying={found.isRefetching}
      />
    );
  return (
    <>
      <Sections page={page} />
      {found.hasNextPage && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            busyLabel={found.isFetchingNextPage && t('loading')}
            onClick={() => found.fetchNextPage()}
          >
            {t('lines.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Sections({ page }: { page: PayMonth }) {
  const { t } = useTranslation('payroll');
  const { lines, differences, checklist, totals } = page;
  return (
    <>
      <CardBoundary>
        <State page={page} />
      </CardBoundary>
      {page.state === 'closed' && (
        <CardBoundary>
          <FilesCard page={page} />
        </CardBoundary>
      )}
      <CardBoundary>
        <OpenConversation page={page} />
      </CardBoundary>
      {checklist.length > 0 && (
        <Card title={t('checklist.title')}>
          <MonthChecklist checks={checklist} />
        </Card>
      )}
      {differences.length > 0 && (
        <Card title={t('differences.title')}>
          <div className="flex flex-col gap-4">
            <p className="text-muted">{t('differences.lead')}</p>
            <DifferencesTable differences={differences} month={page.month} />
          </div>
        </Card>
      )}
      <Card title={t('lines.title', { count: totals.lines })}>
        {lines.length === 0 ? (
          <p className="text-muted">{t('lines.none')}</p>
        ) : (
          <LinesTable lines={lines} month={page.month} />
        )}
      </Card>
    </>
  );
}

function State({ page }: { page: PayMonth }) {
  const { t } = useTranslation('payroll');
  const instants = useReaderInstants();
  const [asking, setAsking] = useState<'close' | 'reopen' | null>(null);
  const days = useDayFormats();
  const { state, month, paidIn, closedAt, closedBy, canClose, canReopen, closedForAll, establishment } = page;
  const name = (which: string) => days.monthAndYear(firstDayOf(which));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Badge tone={state === 'closed' ? 'approved' : 'neutral'}>{t(`state.${state}`)}</Badge>
      <p className="min-w-52 flex-1 text-muted">
        {paidIn !== month && `${t('paidWith', { month: name(month), paid: name(paidIn) })}. `}
        {closedAt !== null && closedBy !== null
          ? t('closedBy', { name: closedBy.name, at: instants.instant(closedAt) })
          : t(canClose ? 'openLead' : 'notYet')}
        {closedForAll && establishment !== null && ` ${t('establishments.closedForAll')}`}
      </p>
      {canClose && (
        <Button icon={<Lock className="size-4" aria-hidden="true" />} onClick={() => setAsking('close')}>
          {t('close.action')}
        </Button>
      )}
      {canReopen && (
        <Button
          variant="secondary"
          icon={<LockOpen className="size-4" aria-hidden="true" />}
          onClick={() => setAsking('reopen')}
        >
          {t('reopen.action')}
        </Button>
      )}
      {asking === 'close' && <CloseDialog page={page} onClose={() => setAsking(null)} />}
      {asking === 'reopen' && <ReopenDialog page={page} onClose={() => setAsking(null)} />}
    </div>
  );
}
