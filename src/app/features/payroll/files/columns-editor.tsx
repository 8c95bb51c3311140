import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import {
  ONLY_IN,
  PAY_FIELDS,
  type PayColumn,
  type PayField,
  type PayModel,
  type PayWord,
  WORDS_OF,
} from '#domain/payroll/pay-model.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';

type ColumnsEditorProps = { draft: PayModel; onChange: (draft: PayModel) => void };

const MOST_COLUMNS = 60;

export function ColumnsEditor({ draft, onChange }: ColumnsEditorProps) {
  const { t } = useTranslation('payroll-files');
  const set = (columns: readonly PayColumn[]) => onChange({ ...draft, columns });
  const fields = PAY_FIELDS.filter((field) => ONLY_IN[field]?.includes(draft.rows) ?? true);
  const move = (from: number, to: number) => {
    const columns = [...draft.columns];
    const [moved] = columns.splice(from, 1);
    if (moved) columns.splice(to, 0, moved);
    set(columns);
  };
  return (
    <div className="flex flex-col gap-5">
      <ol className="divide-y divide-line">
        {draft.columns.map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name of their own, and their place is one
          <li key={place} className="flex flex-wrap items-end gap-3 py-4 first:pt-0 last:pb-0">
            <ColumnFields
              column={column}
              number={place + 1}
              fields={fields.includes(column.field) ? fields : [column.field, ...fields]}
              onChange={(changed) => set(draft.columns.with(place, changed))}
            />
            <div className="flex">
              <IconButton
                label={t('columns.up', { number: place + 1 })}
                icon={<ArrowUp className="size-4" aria-hidden="true" />}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                label={t('columns.down', { number: place + 1 })}
                icon={<ArrowDown className="size-4" aria-hidden="true" />}
                disabled={place === draft.columns.length - 1}
                onClick={() => move(place, place + 1)}
              />
              <IconButton
                label={t('columns.remove', { number: place + 1 })}
                icon={<Trash2 className="size-4" aria-hidden="true" />}
                disabled={draft.columns.length === 1}
                onClick={() => set(draft.columns.filter((_, other) => other !== place))}
              />
            </div>
          </li>
        ))}
      </ol>
      {draft.columns.length < MOST_COLUMNS && (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => set([...draft.columns, { field: 'text', name: '', words: [''] }])}
        >
          {t('columns.add')}
        </Button>
      )}
    </div>
  );
}

type ColumnFieldsProps = {
  column: PayColumn;
  number: number;
  fields: readonly PayField[];
  onChange: (column: PayColumn) => void;
};

function ColumnFields({ column, number, fields, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('payroll-files');
  const words = WORDS_OF[column.field] ?? [];
  const firstWord = (word: PayWord) => (word === 'always' ? '' : t(`defaultWords.${word}`));
  const choose = (field: PayField) =>
    onChange({ ...column, field, words: (WORDS_OF[field] ?? []).map(firstWord) });
  return (
    <div className="grid min-w-0 flex-1 basis-72 gap-3 sm:grid-cols-2">
      <Select
        label={t('columns.field', { number })}
        value={column.field}
        options={fields.map((value) => ({ value, label: t(`fields.${value}`) }))}
        onChange={({ target }) => choose(fields.find((field) => field === target.value) ?? column.field)}
      />
      <TextField
        label={t('columns.name')}
        aria-label={t('columns.nameOf', { number })}
        value={column.name}
        maxLength={60}
        onChange={({ target }) => onChange({ ...column, name: target.value })}
      />
      {words.map((word, place) => (
        <TextField
          key={word}
          label={t(`words.${word}`)}
          aria-label={t('columns.wordOf', { word: t(`words.${word}`), number })}
          value={column.words[place] ?? ''}
          maxLength={40}
          onChange={({ target }) =>
            onChange({
              ...column,
              words: words.map((_, other) => (other === place ? target.value : (column.words[other] ?? ''))),
            })
          }
        />
      ))}
    </div>
  );
}
