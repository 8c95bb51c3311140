import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { InvitationLine } from './read-invitations.ts';
import { useProblemSentence } from './use-problem-sentence.ts';

type InvitationPreviewProps = {
  lines: readonly InvitationLine[];
  /** What the server said of a line, by its number. */
  refused: ReadonlyMap<number, string>;
  onCorrect: () => void;
};

type PreviewColumn = 'line' | 'name' | 'email' | 'role';

/** Who would be invited, and each line that stands in the way, by its number. */
export function InvitationPreview({ lines, refused, onCorrect }: InvitationPreviewProps) {
  const { t } = useTranslation('users');
  const headingId = useId();
  const problemSentence = useProblemSentence();
  const bad = lines.flatMap((line) => {
    const said = refused.get(line.line);
    const sentences = [
      ...line.problems.map((problem) => problemSentence(problem, line)),
      ...(said ? [said] : []),
    ];
    return sentences.length > 0 ? [{ line: line.line, text: sentences.join(' ') }] : [];
  });
  const badLines = new Set(bad.map(({ line }) => line));
  const columns: Column<InvitationLine, PreviewColumn>[] = [
    { key: 'line', header: t('bulk.line'), numeric: true, cell: ({ line }) => line },
    {
      key: 'name',
      header: t('fields.name'),
      rowHeader: true,
      cell: ({ name }) => <span className="wrap-anywhere">{name || '—'}</span>,
    },
    {
      key: 'email',
      header: t('fields.email'),
      cell: ({ email }) => <span className="wrap-anywhere">{email || '—'}</span>,
    },
    { key: 'role', header: t('fields.role'), cell: ({ role }) => <RoleBadge roleName={role} /> },
  ];
  const good = lines.filter(({ line }) => !badLines.has(line));
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h3 id={headingId} aria-live="polite" className="font-medium">
        {t('bulk.ready', { count: good.length })}
      </h3>
      {bad.length > 0 && (
        <Banner
          tone="error"
          title={t('bulk.badLines', { count: bad.length })}
          action={
            <Button size="sm" variant="secondary" onClick={onCorrect}>
              {t('bulk.correct')}
            </Button>
          }
        >
          <ul className="mt-1 flex max-h-40 flex-col gap-1 overflow-y-auto">
            {bad.map(({ line, text }) => (
              <li key={line}>{t('bulk.badLine', { line, problem: text })}</li>
            ))}
          </ul>
        </Banner>
      )}
      {good.length > 0 && (
        <ScrollRegion label={t('bulk.preview')} className="max-h-72 rounded-md border border-line">
          <Table
            caption={t('bulk.preview')}
            columns={columns}
            rows={good}
            rowKey={({ line }) => String(line)}
          />
        </ScrollRegion>
      )}
    </section>
  );
}
