import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Column, Table } from '#ui/table.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import type { AuditEntry } from './audit-entry.ts';
import { useAuditWords } from './use-audit-words.ts';

type LogColumn = 'what' | 'at' | 'address';

export function LogTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('audit-log');
  const instants = useInstants();
  const words = useAuditWords();
  const columns: Column<AuditEntry, LogColumn>[] = [
    {
      key: 'what',
      header: t('columns.what'),
      rowHeader: true,
      cell: (entry) => (
        <span className="flex flex-col gap-0.5 wrap-anywhere">
          <span>{words.sentence(entry)}</span>
          {words.details(entry).map((line) => (
            <span key={line} className="text-sm font-normal text-muted">
              {line}
            </span>
          ))}
          {entry.requestId && (
            <span className="text-sm font-normal">
              <Link
                to={requestPath(entry.requestId)}
                className="link"
                aria-label={t('requestOf', { name: entry.subject.name })}
              >
                {t('request')}
              </Link>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap tabular-nums">
          {instants.shortInstant(at)}
        </time>
      ),
    },
    {
      key: 'address',
      header: t('columns.address'),
      cell: ({ address }) => <span className="wrap-anywhere tabular-nums text-muted">{address ?? '—'}</span>,
    },
  ];
  return <Table caption={t('caption')} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}
