import { useTranslation } from 'react-i18next';
import { Link } from '#ui/link.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import {
  type MonthStatement,
  type StatedFigures,
  type StatedPerson,
  statedColumns,
  statementPath,
} from './statement.ts';

const PARTS = ['acquired', 'taken', 'balance'] as const satisfies readonly (keyof StatedFigures)[];

/** A line for each person: what they were away for, then what each counter holds. */
export function EveryoneTable({
  statement,
  people,
}: {
  statement: MonthStatement;
  people: readonly StatedPerson[];
}) {
  const { t } = useTranslation('monthly-statements');
  const { days, figures } = useWords();
  const groups = statedColumns(people);
  const columns: Column<StatedPerson, string>[] = [
    {
      key: 'person',
      header: t('columns.person'),
      rowHeader: true,
      cell: ({ id, name, payrollNumber }) => (
        <span className="flex flex-col">
          <Link
            to={statementPath({
              month: statement.month,
              user: id,
              ...(statement.establishment === null ? {} : { establishment: statement.establishment.id }),
            })}
            className="link"
          >
            {name}
          </Link>
          {payrollNumber !== null && <span className="text-sm font-normal text-muted">{payrollNumber}</span>}
        </span>
      ),
    },
    { key: 'absences', header: t('columns.absences'), cell: (person) => <Absences person={person} /> },
    ...groups.flatMap(({ key, title, of }) =>
      PARTS.map((part) => ({
        key: `${key} ${part}`,
        header: t(`columns.${part}Of`, { counter: title }),
        numeric: true,
        cell: (person: StatedPerson) => {
          const found = of(person);
          const figure = found === undefined ? '–' : figures.figure(found[part]);
          return part === 'balance' ? <strong className="font-semibold">{figure}</strong> : figure;
        },
      })),
    ),
  ];
  return (
    <Table
      caption={t('countersOf', { day: days.date(statement.lastDay) })}
      rows={people}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

function Absences({ person: { absences } }: { person: StatedPerson }) {
  const words = useLeaveWords();
  if (absences.length === 0) return '–';
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {absences.map((absence) => (
        <li key={`${absence.requestId} ${absence.startDate}`}>
          {absence.typeName}, <span className="whitespace-nowrap">{words.days(absence.days)}</span>
        </li>
      ))}
    </ul>
  );
}
