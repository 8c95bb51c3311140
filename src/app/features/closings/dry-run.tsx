import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { ClosedMonthsNotice } from '#app/leave/closed-months-notice.tsx';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { PagedRows } from '#ui/paged-rows.tsx';
import { Table } from '#ui/table.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { DryRun } from './closing.ts';

type Row = DryRun['people'][number];

/** What applying it would record: the sums, then everyone. */
export function DryRunTable({ dryRun: { people, totals, closedMonths } }: { dryRun: DryRun }) {
  const { t } = useTranslation('closings');
  const words = useLeaveWords();
  const formats = useFormats();
  const types = useLeaveTypes();
  const sums = totals.byType.map(({ type, days }) =>
    t('dryRun.sum', { type: types.shortName(type), days: words.days(days) }),
  );
  return (
    <div className="flex flex-col gap-4">
      <p>
        {t('people', { count: totals.people })}
        {'\u00a0· '}
        {t('dryRun.requests', { count: totals.requests })}
        {sums.length > 0 && `\u00a0· ${formats.list(sums)}`}
      </p>
      {totals.warned > 0 && <p className="text-muted">{t('dryRun.warned', { count: totals.warned })}</p>}
      <ClosedMonthsNotice closedMonths={closedMonths} />
      <PagedRows rows={people}>
        {(shown) => (
          <Table
            caption={t('dryRun.title')}
            rows={shown}
            rowKey={({ user }) => user.id}
            columns={[
              { key: 'name', header: t('columns.person'), rowHeader: true, cell: ({ user }) => user.name },
              { key: 'leave', header: t('columns.leave'), cell: (row) => <PlannedParts row={row} /> },
              { key: 'balance', header: t('columns.balance'), cell: (row) => <Balances row={row} /> },
            ]}
          />
        )}
      </PagedRows>
    </div>
  );
}

function PlannedParts({ row }: { row: Row }) {
  const { t } = useTranslation('closings');
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const { parts, covered, warnings } = row;
  return (
    <span className="flex flex-col gap-1">
      {parts.map((part) => (
        <span key={`${part.type} ${part.startDate} ${part.startHalf}`}>
          {t('part', {
            type: types.shortName(part.type),
            period: words.shortPeriod(part),
            days: words.days(part.days),
          })}
        </span>
      ))}
      {covered.map((absence) => (
        <span key={`${absence.type} ${absence.startDate}`} className="text-sm text-muted">
          {t('dryRun.covered', {
            type: types.shortName(absence.type),
            period: words.shortPeriod(absence),
            days: words.days(absence.days),
          })}
        </span>
      ))}
      {parts.length + covered.length + warnings.length === 0 && (
        <span className="text-muted">{t('nothingToRecord')}</span>
      )}
      {warnings.map(({ sentence }) => (
        <span key={sentence} className="flex items-start gap-1.5 text-sm text-pending">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>{sentence}</span>
        </span>
      ))}
    </span>
  );
}

function Balances({ row: { parts } }: { row: Row }) {
  const { t } = useTranslation('closings');
  const formats = useFormats();
  const counted = parts.flatMap(({ balance }) => (balance === null ? [] : [balance]));
  if (counted.length === 0) return '—';
  return (
    <span className="flex flex-col gap-1 tabular-nums">
      {counted.map(({ counter, label, before, after }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one counter may pay twice, in the order of the days
        <span key={`${counter} ${place}`}>
          {t('dryRun.balance', { label, before: formats.figure(before), after: formats.figure(after) })}
        </span>
      ))}
    </span>
  );
}
