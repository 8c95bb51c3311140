import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts & { id?: string };

/** Grows with its words, and never starts smaller than a tall one was asked to be. */
export function Textarea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  rows = 3,
  ...textarea
}: TextareaProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...textarea}
          {...wiring}
          className={classNames(
            controlClass,
            'field-sizing-content py-2.5 leading-normal',
            rows >= 6 && 'min-h-[calc(6lh+1.25rem)]',
          )}
        />
      )}
    </Field>
  );
}
