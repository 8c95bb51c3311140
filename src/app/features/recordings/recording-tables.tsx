import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { recordingOutcomeSchema, recordingPreviewSchema } from '#contract/recordings.ts';
import { Link } from '#ui/link.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Table } from '#ui/table.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

export type Tried = z.output<typeof recordingPreviewSchema>;
export type RecordingOutcome = z.output<typeof recordingOutcomeSchema>;

/** What it would cost each person, and who would be refused. */
export function TriedTable({ tried }: { tried: Tried }) {
  const { t } = useTranslation('recordings');
  const words = useLeaveWords();
  const formats = useFormats();
  return (
    <Table
      caption={t('preview.title')}
      rows={tried.people}
      rowKey={({ userId }) => userId}
      columns={[
        { key: 'name', header: t('columns.person'), rowHeader: true, cell: ({ name }) => name },
        {
          key: 'days',
          header: t('columns.days'),
          cell: ({ days, problem }) => (days === null || problem ? '—' : words.days(days)),
        },
        {
          key: 'balance',
          header: t('columns.balance'),
          cell: ({ balance, problem }) =>
            balance === null || problem
              ? '—'
              : t('preview.balance', {
                  label: balance.label,
                  before: formats.figure(balance.before),
                  after: formats.figure(balance.after),
                }),
        },
        {
          key: 'notes',
          header: t('columns.notes'),
          cell: ({ problem, warnings }) => (
            <span className="flex flex-col gap-1 text-sm">
              {problem && <span className="text-rejected">{problem.sentence}</span>}
              {!problem && warnings.map(({ sentence }) => <span key={sentence}>{sentence}</span>)}
            </span>
          ),
        },
      ]}
    />
  );
}

/** What became of each person. */
export function OutcomeTable({ outcome }: { outcome: RecordingOutcome }) {
  const { t } = useTranslation('recordings');
  const words = useLeaveWords();
  return (
    <Table
      caption={t('outcome.caption')}
      rows={outcome.people}
      rowKey={({ userId }) => userId}
      columns={[
        { key: 'name', header: t('columns.person'), rowHeader: true, cell: ({ name }) => name },
        {
          key: 'outcome',
          header: t('columns.outcome'),
          cell: ({ requestId, status, days, problem }) =>
            requestId !== null && status !== null ? (
              <span className="flex flex-wrap items-center gap-2">
                <StatusBadge status={status} />
                <Link to={requestPath(requestId)} className="link">
                  {words.days(days ?? 0)}
                </Link>
              </span>
            ) : (
              <span className="text-rejected">{problem?.sentence}</span>
            ),
        },
      ]}
    />
  );
}
