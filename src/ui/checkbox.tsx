import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

type CheckboxProps = {
  label: ReactNode;
  hint?: string;
  error?: string;
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
};

const boxClass =
  'pointer-events-none grid size-5 place-items-center rounded-sm border border-line-strong bg-surface text-on-sea peer-checked:border-sea-solid peer-checked:bg-sea-solid peer-indeterminate:border-sea-solid peer-indeterminate:bg-sea-solid peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-55 peer-aria-invalid:border-coral';

/**
 * The browser's own box, transparent and as large as a finger, over the one that is seen: prerendered pages may carry
 * no inline style, which rules out boxes that hide a second one that way.
 */
export function Checkbox({ label, hint, error, checked, onChange, disabled, name }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const isMixed = checked === 'indeterminate';
  return (
    <div className="flex items-start gap-3">
      <span className="relative mt-0.5 size-5 shrink-0">
        <input
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          type="checkbox"
          id={id}
          name={name}
          checked={checked === true}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className="peer absolute -inset-3 z-1 size-11 opacity-0 enabled:cursor-pointer disabled:cursor-not-allowed"
        />
        <span className={boxClass}>
          {isMixed && <Minus className="size-4" aria-hidden="true" />}
          {checked === true && <Check className="size-4" aria-hidden="true" />}
        </span>
      </span>
      <div className="flex flex-col gap-0.5">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
        {error && <FieldError id={`${id}-error`} text={error} />}
      </div>
    </div>
  );
}
