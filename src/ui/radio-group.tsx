import { RadioGroup as Radix } from 'radix-ui';
import { useId } from 'react';
import { FieldError } from './field.tsx';

type RadioOption<Value extends string> = { value: Value; label: string; hint?: string; disabled?: boolean };

type RadioGroupProps<Value extends string> = {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string;
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId();
  const choose = (value: string) => {
    const chosen = props.options.find((option) => option.value === value);
    if (chosen) props.onChange(chosen.value);
  };
  return (
    <div className="flex flex-col gap-2">
      <p id={`${id}-label`} className="text-sm font-medium">
        {props.label}
      </p>
      <Radix.Root
        value={props.value ?? ''}
        onValueChange={choose}
        aria-labelledby={`${id}-label`}
        aria-describedby={props.error ? `${id}-error` : undefined}
        className="flex flex-col gap-2.5"
      >
        {props.options.map((option) => (
          <div key={option.value} className="flex items-start gap-3">
            <Radix.Item
              id={`${id}-${option.value}`}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              className="relative mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface after:absolute after:-inset-3 disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-sea-solid"
            >
              <Radix.Indicator className="size-2.5 rounded-full bg-sea-solid" />
            </Radix.Item>
            <div>
              <label htmlFor={`${id}-${option.value}`} className={option.disabled ? 'text-muted' : undefined}>
                {option.label}
              </label>
              {option.hint && (
                <p id={`${id}-${option.value}-hint`} className="text-sm text-muted">
                  {option.hint}
                </p>
              )}
            </div>
          </div>
        ))}
      </Radix.Root>
      {props.error && <FieldError id={`${id}-error`} text={props.error} />}
    </div>
  );
}
