import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };
type SelectGroup = { label: string; options: readonly SelectOption[] };

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldTexts & {
    id?: string;
    hideLabel?: boolean;
    options: readonly (SelectOption | SelectGroup)[];
    placeholder?: string;
  };

/** The system's own list: on a phone it is the wheel people know, and it needs no script to be reachable. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, id, hideLabel, options, placeholder, className, ...select } = props;
  return (
    <Field {...{ label, hint, error, optional, id, hideLabel, className }}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={classNames(controlClass, 'appearance-none pr-10')}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map((inner) => (
                    <Option key={inner.value} {...inner} />
                  ))}
                </optgroup>
              ) : (
                <Option key={option.value} {...option} />
              ),
            )}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
            aria-hidden="true"
          />
        </div>
      )}
    </Field>
  );
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}
