import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { payrollSendingEndpoints } from '#contract/payroll-sending.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Card } from '#ui/card.tsx';
import { PagedRows } from '#ui/paged-rows.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { type Sending, type SendingLine, standOf, standTones } from './sending.ts';
import { stepKey, useStepColumns } from './steps-table.tsx';

/** One sending line by line, while it goes and afterwards. */
export function SendingResult({ id }: { id: string }) {
  const { t } = useTranslation('payroll-sending');
  const days = useDayFormats();
  const found = useQuery(endpointQuery(payrollSendingEndpoints.show, { params: { id } }));
  if (found.isError)
    return (
      <LoadError
        error={found.error}
        otherwise={t('result.loadFailed')}
        onRetry={() => found.refetch()}
        retrying={found.isRefetching}
      />
    );
  if (found.isPending) return <Skeleton className="h-48 w-full" />;
  const sending = found.data;
  const stand = standOf(sending);
  return (
    <Card
      title={t('result.title', { month: days.monthAndYear(plainDate(`${sending.month}-01`)) })}
      actions={<Badge tone={standTones[stand]}>{t(`result.${stand}`)}</Badge>}
    >
      <div className="flex flex-col gap-5">
        <Stand sending={sending} />
        <ResultTable sending={sending} />
      </div>
    </Card>
  );
}

function Stand({ sending }: { sending: Sending }) {
  const { t } = useTranslation('payroll-sending');
  const instants = useReaderInstants();
  const { provider, begunAt, begunBy, nextAt, endedAt, stoppedBy, counts } = sending;
  const program = t(`programs.${provider}`);
  const all = sending.lines.length;
  const done = counts.sent + counts.refused;
  return (
    <>
      <p className="text-muted">
        {t('result.begunBy', { name: begunBy.name, at: instants.instant(begunAt) })}
      </p>
      {endedAt === null && (
        <Progress
          label={t('result.running')}
          value={done}
          max={all}
          valueText={t('result.progress', { done, all })}
        />
      )}
      {endedAt === null && nextAt !== null && (
        <Banner tone="warning" title={t('result.next', { at: instants.instant(nextAt) })} />
      )}
      {stoppedBy !== null && (
        <Banner tone="error" title={t(`troubles.${stoppedBy}`, { program })}>
          {t('result.retry')}
        </Banner>
      )}
      {stoppedBy === null && endedAt !== null && counts.refused > 0 && (
        <p className="text-sm text-muted">{t('result.retry')}</p>
      )}
    </>
  );
}

function ResultTable({ sending }: { sending: Sending }) {
  const { t } = useTranslation('payroll-sending');
  const shared = useStepColumns<SendingLine>(sending.provider);
  const isOver = sending.endedAt !== null;
  const result: Column<SendingLine, 'result'> = {
    key: 'result',
    header: t('columns.result'),
    cell: (line) => <Outcome line={line} program={t(`programs.${sending.provider}`)} isOver={isOver} />,
  };
  return (
    <PagedRows rows={sending.lines}>
      {(shown) => (
        <Table caption={t('result.caption')} rows={shown} rowKey={stepKey} columns={[...shared, result]} />
      )}
    </PagedRows>
  );
}

const tones = { waiting: 'neutral', unknown: 'pending', sent: 'approved', refused: 'rejected' } as const;

type OutcomeProps = { line: SendingLine; program: string; isOver: boolean };

function Outcome({ line, program, isOver }: OutcomeProps) {
  const { t } = useTranslation('payroll-sending');
  const { state, needless, deed, refusal, answer } = line;
  const notes = [
    needless ? t(`needless.${deed}`) : null,
    state === 'unknown' && isOver ? t('unknownHint') : null,
    refusal === 'closed-month' || refusal === 'occupied' ? t(`refusals.${refusal}`, { program }) : null,
    answer === null ? null : t('troubleSays', { program, text: answer }),
  ].filter((note) => note !== null);
  return (
    <span className="flex flex-col items-start gap-1 as-cards:items-end">
      <Badge tone={tones[state]}>
        {t(state === 'waiting' && isOver ? 'states.notSent' : `states.${state}`)}
      </Badge>
      {notes.map((note) => (
        <span key={note} className="max-w-xs text-sm text-muted wrap-anywhere as-cards:text-right">
          {note}
        </span>
      ))}
    </span>
  );
}
