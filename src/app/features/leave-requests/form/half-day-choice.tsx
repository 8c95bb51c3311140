import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFields } from './request-fields.ts';

type HalfDayChoiceProps = { fields: RequestFields; change: (fields: RequestFields) => void };

const halvesOf = {
  whole: { startHalf: 'am', endHalf: 'pm' },
  am: { startHalf: 'am', endHalf: 'am' },
  pm: { startHalf: 'pm', endHalf: 'pm' },
} as const;

/** One question about one day; two about a period, at its two ends. */
export function HalfDayChoice({ fields, change }: HalfDayChoiceProps) {
  const { t } = useTranslation('leave-requests');
  const { start, end, startHalf, endHalf } = fields;
  if (start === null || end === null) return null;
  if (start === end) {
    const value = startHalf === 'pm' ? 'pm' : endHalf === 'am' ? 'am' : 'whole';
    return (
      <Chips
        label={t('form.oneDay.label')}
        value={value}
        onChange={(part) => change({ ...fields, ...halvesOf[part] })}
        options={(['whole', 'am', 'pm'] as const).map((part) => ({
          value: part,
          label: t(`form.oneDay.${part}`),
        }))}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <Chips
        label={t('form.firstDay.label')}
        value={startHalf}
        onChange={(half) => change({ ...fields, startHalf: half })}
        options={(['am', 'pm'] as const).map((half) => ({ value: half, label: t(`form.firstDay.${half}`) }))}
      />
      <Chips
        label={t('form.lastDay.label')}
        value={endHalf}
        onChange={(half) => change({ ...fields, endHalf: half })}
        options={(['pm', 'am'] as const).map((half) => ({ value: half, label: t(`form.lastDay.${half}`) }))}
      />
    </div>
  );
}

type ChipsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** Native radio buttons as chips that a thumb meets. */
function Chips<Value extends string>({ label, value, onChange, options }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="float-left mr-2 text-sm text-muted">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={chipClass}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** Shared with the types of leave. */
export const chipClass =
  'relative inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 text-plain leading-tight hover:bg-sunken has-checked:border-sea-solid has-checked:bg-sea-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
