import { useTranslation } from 'react-i18next';
import {
  CHARSETS,
  DATE_FORMS,
  DECIMAL_SIGNS,
  HALVES_KINDS,
  type PayModel,
  ROW_KINDS,
  SEPARATORS,
} from '#domain/payroll/pay-model.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';

type FormatFieldsProps = { draft: PayModel; onChange: (draft: PayModel) => void; nameError?: string };

const SEPARATOR_NAMES = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;
const DECIMAL_NAMES = { ',': 'comma', '.': 'point' } as const;

export function FormatFields({ draft, onChange, nameError }: FormatFieldsProps) {
  const { t } = useTranslation('payroll-files');
  const set = (part: Partial<PayModel>) => onChange({ ...draft, ...part });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('format.name')}
          value={draft.name}
          maxLength={60}
          {...(nameError ? { error: nameError } : {})}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Select
          label={t('format.rows')}
          value={draft.rows}
          options={ROW_KINDS.map((value) => ({ value, label: t(`rowKinds.${value}`) }))}
          onChange={({ target }) => set({ rows: picked(ROW_KINDS, target.value) })}
        />
        <Select
          label={t('format.halves')}
          value={draft.halves}
          disabled={draft.rows !== 'absence'}
          options={HALVES_KINDS.map((value) => ({ value, label: t(`halvesKinds.${value}`) }))}
          onChange={({ target }) => set({ halves: picked(HALVES_KINDS, target.value) })}
        />
        <Select
          label={t('format.dates')}
          value={draft.dates}
          options={DATE_FORMS.map((value) => ({ value, label: t(`dateForms.${value}`) }))}
          onChange={({ target }) => set({ dates: picked(DATE_FORMS, target.value) })}
        />
        <Select
          label={t('format.separator')}
          value={draft.separator}
          options={SEPARATORS.map((value) => ({ value, label: t(`signs.${SEPARATOR_NAMES[value]}`) }))}
          onChange={({ target }) => set({ separator: picked(SEPARATORS, target.value) })}
        />
        <Select
          label={t('format.decimal')}
          value={draft.decimal}
          options={DECIMAL_SIGNS.map((value) => ({ value, label: t(`signs.${DECIMAL_NAMES[value]}`) }))}
          onChange={({ target }) => set({ decimal: picked(DECIMAL_SIGNS, target.value) })}
        />
        <Select
          label={t('format.charset')}
          value={draft.charset}
          options={CHARSETS.map((value) => ({ value, label: t(`charsets.${value}`) }))}
          onChange={({ target }) => set({ charset: picked(CHARSETS, target.value) })}
        />
      </div>
      <Checkbox label={t('format.header')} checked={draft.header} onChange={(header) => set({ header })} />
      <Checkbox
        label={t('format.confirmed')}
        hint={t('format.confirmedHint')}
        checked={draft.confirmed}
        onChange={(confirmed) => set({ confirmed })}
      />
    </div>
  );
}

function picked<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}
