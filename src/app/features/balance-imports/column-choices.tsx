import { useTranslation } from 'react-i18next';
import { type ImportField, importFields } from '#domain/balance-imports/import-headings.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { columnLetters } from './import-table.ts';
import type { Import } from './use-import.ts';

/** Which column holds what: found by its heading or its look, and chosen where that is not enough. */
export function ColumnChoices({ current }: { current: Import }) {
  const { t } = useTranslation('balance-imports');
  const { matched, columns, rows } = current;
  const width = Math.max(0, matched.headings?.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const options = Array.from({ length: width }, (_, column) => {
    const heading = matched.headings?.[column] ?? '';
    const example = rows.map(({ cells }) => cells[column] ?? '').find(Boolean) ?? '';
    const name = heading || t('columns.letter', { letter: columnLetters(column) });
    return {
      value: String(column),
      label: example ? t('columns.example', { name, example: example.slice(0, 30) }) : name,
    };
  });
  const errorOf = (field: ImportField): string | undefined => {
    if (columns[field] !== undefined || !matched.unsure.includes(field)) return undefined;
    return t('columns.unsure');
  };
  return (
    <div className="flex flex-col gap-4">
      {matched.headings === null && (
        <Checkbox
          label={t('columns.titleLine')}
          checked={current.titleLine}
          onChange={current.setTitleLine}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {importFields.map((field) => (
          <Select
            key={field}
            label={t(`columns.fields.${field}`)}
            placeholder={t('columns.none')}
            options={options}
            value={columns[field] === undefined ? '' : String(columns[field])}
            onChange={({ target }) =>
              current.choose(field, target.value === '' ? null : Number(target.value))
            }
            hint={errorOf(field)}
          />
        ))}
      </div>
    </div>
  );
}
