import { useTranslation } from 'react-i18next';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import type { peopleImportsEndpoints } from '#contract/people-imports.ts';
import { isPrivileged } from '#domain/access/can.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { cardClass } from '#ui/card.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { formatTypedDay } from '#ui/typed-date.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

type Report = EndpointAnswer<typeof peopleImportsEndpoints.check>;
type Line = Report['lines'][number];
type ReportColumn = 'person' | 'team' | 'employedFrom' | 'previous' | 'current' | 'rtt' | 'available';

/** Everyone as they were read, bad lines first among what is said, good ones with what they could take today. */
export function PeopleReport({ report }: { report: Report }) {
  const { t } = useTranslation(['people-imports', 'ui']);
  const formats = useFormats();
  const { lines, newTeams } = report;
  const bad = lines.filter(({ problems }) => problems.length > 0);
  const days = (value: number | null) => (value === null ? '—' : formats.figure(value));
  const has = (cell: 'team' | 'employedFrom' | 'previous' | 'current' | 'rtt') =>
    lines.some((line) => line[cell] !== null);
  const figure = (cell: 'previous' | 'current' | 'rtt'): Column<Line, ReportColumn>[] =>
    has(cell)
      ? [
          {
            key: cell,
            header: t(`people-imports:cells.${cell}`),
            numeric: true,
            cell: (line) => days(line[cell]),
          },
        ]
      : [];
  const columns: Column<Line, ReportColumn>[] = [
    {
      key: 'person',
      header: t('people-imports:cells.person'),
      rowHeader: true,
      cell: ({ name, email, role, known, problems }) => (
        <span className="wrap-anywhere">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {name || '—'}
            {known && <Badge>{t('people-imports:known')}</Badge>}
            {isPrivileged({ role }) && <Badge tone="sea">{t(`ui:role.${role}`)}</Badge>}
          </span>
          <span className="block text-sm font-normal text-muted">{email}</span>
          {problems.length > 0 && (
            <span className="block text-sm font-medium text-coral">{t('people-imports:toCorrect')}</span>
          )}
        </span>
      ),
    },
    ...(has('team')
      ? [
          {
            key: 'team' as const,
            header: t('people-imports:cells.team'),
            cell: ({ team }: Line) => <span className="wrap-anywhere">{team ?? '—'}</span>,
          },
        ]
      : []),
    ...(has('employedFrom')
      ? [
          {
            key: 'employedFrom' as const,
            header: t('people-imports:cells.employedFrom'),
            numeric: true,
            cell: ({ employedFrom }: Line) => (employedFrom === null ? '—' : formatTypedDay(employedFrom)),
          },
        ]
      : []),
    ...figure('previous'),
    ...figure('current'),
    ...figure('rtt'),
    ...(lines.some(({ available }) => available !== null)
      ? [
          {
            key: 'available' as const,
            header: t('people-imports:cells.available'),
            numeric: true,
            cell: ({ available }: Line) => <strong className="font-semibold">{days(available)}</strong>,
          },
        ]
      : []),
  ];
  return (
    <>
      {bad.length > 0 && (
        <Banner tone="error" title={t('people-imports:bad', { count: bad.length })}>
          <ul className="mt-1 flex flex-col gap-1">
            {bad.map(({ line, problems }) => (
              <li key={line} className="wrap-anywhere">
                {t('people-imports:badLine', {
                  line,
                  problems: problems.map((each) => each.sentence).join(' '),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <div className={cardClass}>
        <Table
          caption={t('people-imports:caption')}
          columns={columns}
          rows={lines}
          rowKey={({ line }) => String(line)}
        />
      </div>
      {newTeams.length > 0 && (
        <p className="text-sm text-muted wrap-anywhere">
          {t('people-imports:newTeams', { count: newTeams.length, teams: newTeams.join(', ') })}
        </p>
      )}
    </>
  );
}
