import { useTranslation } from 'react-i18next';
import { type ColumnMeaning, PERSON_COLUMNS } from '#domain/payslips/payslip-columns.ts';
import { FIGURES } from '#domain/payslips/payslip-counter.ts';
import { Select } from '#ui/select.tsx';
import type { KnownColumns } from './comparison.ts';
import type { PayslipTable } from './use-payslip-table.ts';

/** Each column of the table with what it holds: chosen once, it is remembered. */
export function ColumnMeanings({ table, known }: { table: PayslipTable; known: KnownColumns }) {
  const { t } = useTranslation('payslips');
  const options = [
    {
      label: t('columns.person'),
      options: PERSON_COLUMNS.map((value) => ({ value, label: t(`columns.people.${value}`) })),
    },
    ...known.counters.map(({ counter, name }) => ({
      label: name,
      options: FIGURES.map((figure) => ({
        value: `${counter}.${figure}`,
        label: t(`columns.figures.${figure}`, { counter: name }),
      })),
    })),
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {table.meanings.map((meaning, column) => {
        const heading = table.headings[column] ?? '';
        const name = heading || t('columns.nameless', { count: column + 1 });
        const example = table.examples[column] ?? '';
        return (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={column}
            label={name}
            hint={example === '' ? undefined : t('columns.example', { example: example.slice(0, 30) })}
            placeholder={t('columns.none')}
            options={options}
            value={meaning ?? ''}
            onChange={({ target }) =>
              table.choose(column, target.value === '' ? null : (target.value as ColumnMeaning))
            }
          />
        );
      })}
    </div>
  );
}
