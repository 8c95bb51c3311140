import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMember } from '#domain/members/role.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PagedRows } from '#ui/paged-rows.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { AdjustRowDialog } from './adjust-row-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { type ComparedRow, type Comparison, todaysFigure } from './comparison.ts';
import { NoteDialog } from './note-dialog.tsx';
import { PayslipQuestion } from './question.tsx';
import { useCauseSentence } from './use-cause-sentence.ts';

type Key = 'person' | 'counter' | 'theirs' | 'ours' | 'difference' | 'why' | 'then';
type ResultRowsProps = { comparison: Comparison; rows: readonly ComparedRow[]; label: string };
type Asking = { row: ComparedRow; what: 'note' | 'adjust' | 'ask' };

/** Theirs, ours, the difference, why, and what to do about it. */
export function ResultRows({ comparison, rows, label }: ResultRowsProps) {
  const { t } = useTranslation('payslips');
  const formats = useFormats();
  const [asking, setAsking] = useState<Asking | null>(null);
  const columns: readonly Column<ComparedRow, Key>[] = [
    { key: 'person', header: t('table.person'), rowHeader: true, cell: ({ user }) => user.name },
    { key: 'counter', header: t('table.counter'), cell: ({ counterName }) => counterName },
    {
      key: 'theirs',
      header: t('table.theirs'),
      numeric: true,
      cell: ({ theirs }) => formats.amount(theirs.balance),
    },
    { key: 'ours', header: t('table.ours'), numeric: true, cell: ({ ours }) => formats.amount(ours.balance) },
    {
      key: 'difference',
      header: t('table.difference'),
      numeric: true,
      cell: ({ difference }) =>
        difference === 0 ? (
          <Badge tone="approved">{t('table.equal')}</Badge>
        ) : (
          <span className="font-semibold whitespace-nowrap">{formats.movement(difference)}</span>
        ),
    },
    { key: 'why', header: t('table.why'), cell: (row) => <Why row={row} /> },
    {
      key: 'then',
      header: t('table.then'),
      cell: (row) => <Then row={row} comparison={comparison} onAsk={(what) => setAsking({ row, what })} />,
    },
  ];
  const close = () => setAsking(null);
  return (
    <>
      <PagedRows rows={rows}>
        {(shown) => (
          <Table caption={label} rows={shown} rowKey={({ row }) => String(row)} columns={columns} />
        )}
      </PagedRows>
      {asking?.what === 'ask' && <AskDialog comparison={comparison} row={asking.row} onClose={close} />}
      {asking?.what === 'note' && <NoteDialog comparison={comparison} row={asking.row} onClose={close} />}
      {asking?.what === 'adjust' && (
        <AdjustRowDialog comparison={comparison} row={asking.row} onClose={close} />
      )}
    </>
  );
}

function Why({ row }: { row: ComparedRow }) {
  const { t } = useTranslation('payslips');
  const formats = useFormats();
  const sentence = useCauseSentence();
  const { causes, since, unexplained, difference, note } = row;
  // What explains the difference is not told a second time as news.
  const news = difference === 0 ? since : [];
  if (causes.length + news.length === 0 && unexplained === 0 && note === null) return null;
  return (
    <ul className="flex min-w-56 flex-col gap-1 as-cards:text-right">
      {causes.map((cause) => (
        <li key={JSON.stringify(cause)} className="wrap-anywhere">
          {sentence(cause)}
        </li>
      ))}
      {unexplained !== 0 && (
        <li className="text-rejected">
          {t('causes.unexplained', { days: formats.signedDays(unexplained) })}
        </li>
      )}
      {news.map((cause) => (
        <li key={JSON.stringify(cause)} className="wrap-anywhere">
          {sentence(cause)}
        </li>
      ))}
      {news.length > 0 && (
        <li className="text-muted">{t('result.nowFigure', { days: formats.amount(todaysFigure(row)) })}</li>
      )}
      {note && (
        <li className="text-muted wrap-anywhere">{t('note.said', { text: note.text, by: note.by ?? '' })}</li>
      )}
    </ul>
  );
}

type ThenProps = { row: ComparedRow; comparison: Comparison; onAsk: (what: Asking['what']) => void };

function Then({ row, comparison, onAsk }: ThenProps) {
  const { t } = useTranslation('payslips');
  const session = useStoredSession();
  const isOurs = session !== null && isMember(session.user);
  const { difference, note, user, counterName, adjustedAt } = row;
  const of = { name: user.name, counter: counterName };
  return (
    <span className="flex flex-wrap items-center gap-2 as-cards:justify-end">
      {adjustedAt !== null && <Badge tone="approved">{t('adjust.adjusted')}</Badge>}
      {difference !== 0 && adjustedAt === null && isOurs && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('adjust.actionOf', of)}
          onClick={() => onAsk('adjust')}
        >
          {t('adjust.action')}
        </Button>
      )}
      {difference !== 0 && <PayslipQuestion comparison={comparison} row={row} onAsk={() => onAsk('ask')} />}
      {difference !== 0 && isOurs && (
        <Button size="sm" variant="quiet" aria-label={t('note.actionOf', of)} onClick={() => onAsk('note')}>
          {t(note ? 'note.change' : 'note.action')}
        </Button>
      )}
    </span>
  );
}
