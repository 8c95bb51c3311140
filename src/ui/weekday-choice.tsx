import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useId } from 'react';
import { FieldError } from './field.tsx';

type WeekdayChoiceProps = {
  label: string;
  /** From Monday. */
  weekdays: readonly { long: string; short: string }[];
  /** Monday is 1, Sunday is 7. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  hint?: string;
  error?: string;
};

/** Whole days of the week, as native checkboxes. */
export function WeekdayChoice({ label, weekdays, value, onChange, hint, error }: WeekdayChoiceProps) {
  const id = useId();
  const days = weekdays.map((names, index) => ({ day: index + 1, ...names }));
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={describedBy}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid max-w-xl grid-cols-7 gap-1">
        {days.map(({ day, long, short }) => (
          <label
            key={day}
            className="relative flex min-h-12 flex-col items-center justify-center rounded-sm border border-line-strong bg-surface text-xs text-muted hover:bg-sunken has-checked:border-sea-solid has-checked:bg-sea-soft has-checked:font-medium has-checked:text-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:text-sm"
          >
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...value, day].sort((a, b) => a - b)
                    : value.filter((other) => other !== day),
                )
              }
              aria-label={long}
              aria-invalid={error ? true : undefined}
              className="peer absolute inset-0 opacity-0"
            />
            {short}
            <Check className="hidden size-3.5 peer-checked:block" aria-hidden="true" />
            <Minus className="size-3.5 opacity-50 peer-checked:hidden" aria-hidden="true" />
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
