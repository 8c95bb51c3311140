import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from './field.tsx';

type HalfDayGridProps = {
  label: string;
  /** From Monday. */
  weekdays: readonly { long: string; short: string }[];
  /** « lundi (matin) »: what one of them is called to whoever does not see it. */
  nameHalf: (weekday: string, half: 'am' | 'pm') => string;
  /** Fourteen digits, Monday morning first; 1 is chosen. */
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
};

/** Half-days of a week, as native checkboxes: a prerendered page may not carry the inline style of Radix's. */
export function HalfDayGrid({ label, weekdays, nameHalf, value, onChange, hint, error }: HalfDayGridProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const toggle = (index: number) => {
    const digits = [...value];
    digits[index] = digits[index] === '1' ? '0' : '1';
    onChange(digits.join(''));
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={describedBy}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {(['am', 'pm'] as const).map((half, row) => (
        <div key={half} className="flex flex-col gap-1">
          <p className="text-sm text-muted" aria-hidden="true">
            {t(`halfDays.${half}`)}
          </p>
          <div className="grid grid-cols-7 gap-1">
            {weekdays.map(({ long, short }, day) => (
              <label
                key={long}
                className="relative flex min-h-11 flex-col items-center justify-center rounded-sm border border-line-strong bg-surface text-xs text-muted hover:bg-sunken has-checked:border-sea-solid has-checked:bg-sea-soft has-checked:font-medium has-checked:text-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:text-sm"
              >
                <input
                  type="checkbox"
                  checked={value[day * 2 + row] === '1'}
                  onChange={() => toggle(day * 2 + row)}
                  aria-label={nameHalf(long, half)}
                  aria-invalid={error ? true : undefined}
                  className="peer absolute inset-0 opacity-0"
                />
                {short}
                <Check className="hidden size-3.5 peer-checked:block" aria-hidden="true" />
                <Minus className="size-3.5 opacity-50 peer-checked:hidden" aria-hidden="true" />
              </label>
            ))}
          </div>
        </div>
      ))}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
