import { useTranslation } from 'react-i18next';
import { can } from '#domain/access/can.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { Table } from '#ui/table.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { MonthStatement, StatedPerson } from './statement.ts';

type PersonStatementProps = { statement: MonthStatement; person: StatedPerson };

/** One person: each absence, then each counter with all that it says. */
export function PersonStatement({ statement, person }: PersonStatementProps) {
  const { t } = useTranslation('monthly-statements');
  const { days } = useWords();
  return (
    <>
      <Card title={t('absences')}>
        {person.absences.length === 0 ? (
          <p className="text-muted">{t('noAbsence')}</p>
        ) : (
          <AbsencesTable person={person} />
        )}
      </Card>
      <Card title={t('countersOn', { day: days.date(statement.lastDay) })}>
        <CountersTable statement={statement} person={person} />
      </Card>
    </>
  );
}

function AbsencesTable({ person: { absences } }: { person: StatedPerson }) {
  const { t } = useTranslation('monthly-statements');
  const words = useLeaveWords();
  const { figures } = useWords();
  const session = useStoredSession();
  const mayOpen = session !== null && can(session.user, 'leave-request.read-all');
  return (
    <Table
      caption={t('absences')}
      rows={absences}
      rowKey={({ requestId, startDate }) => `${requestId} ${startDate}`}
      columns={[
        { key: 'type', header: t('columns.type'), rowHeader: true, cell: ({ typeName }) => typeName },
        { key: 'code', header: t('columns.code'), cell: ({ code }) => code ?? '–' },
        {
          key: 'period',
          header: t('columns.period'),
          cell: (absence) =>
            mayOpen ? (
              <Link to={requestPath(absence.requestId)} className="link">
                {words.shortPeriod(absence)}
              </Link>
            ) : (
              words.shortPeriod(absence)
            ),
        },
        {
          key: 'days',
          header: t('columns.days'),
          numeric: true,
          cell: (absence) => figures.figure(absence.days),
        },
      ]}
    />
  );
}

function CountersTable({ statement, person: { counters } }: PersonStatementProps) {
  const { t } = useTranslation('monthly-statements');
  const { days, figures } = useWords();
  const rows = counters.flatMap(({ periods, ...counter }) =>
    periods.map((period, place) => ({
      ...counter,
      ...period,
      title: period.label === null ? counter.label : `${counter.label} ${period.label}`,
      // Of all periods together, so it stands beside the last of them.
      available: place === periods.length - 1 ? counter.available : null,
    })),
  );
  const parts = ['acquired', 'taken', 'balance'] as const;
  return (
    <Table
      caption={t('countersOn', { day: days.date(statement.lastDay) })}
      rows={rows}
      rowKey={({ title }) => title}
      columns={[
        { key: 'counter', header: t('columns.counter'), rowHeader: true, cell: ({ title }) => title },
        { key: 'unit', header: t('columns.unit'), cell: ({ unit }) => t(`units.${unit}`) },
        ...parts.map((part) => ({
          key: part,
          header: t(`columns.${part}`),
          numeric: true,
          cell: (row: (typeof rows)[number]) => figures.amount(row[part]),
        })),
        {
          key: 'available',
          header: t('columns.available'),
          numeric: true,
          cell: ({ available }) =>
            available === null ? '' : <strong className="font-semibold">{figures.amount(available)}</strong>,
        },
      ]}
    />
  );
}
