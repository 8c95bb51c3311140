import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
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

export function Checkbox({ label, hint, error, checked, onChange, disabled, name }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex items-start gap-3">
      <Radix.Root
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next === true)}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        className="relative mt-0.5 grid size-5 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-on-sea after:absolute after:-inset-2.5 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-coral data-[state=checked]:border-sea-solid data-[state=checked]:bg-sea-solid data-[state=indeterminate]:border-sea-solid data-[state=indeterminate]:bg-sea-solid"
      >
        <Radix.Indicator>
          {checked === 'indeterminate' ? (
            <Minus className="size-4" aria-hidden="true" />
          ) : (
            <Check className="size-4" aria-hidden="true" />
          )}
        </Radix.Indicator>
      </Radix.Root>
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
