import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts & { id?: string };

export function Textarea({ label, hint, error, optional, id, className, ...textarea }: TextareaProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(wiring) => (
        <textarea
          rows={3}
          {...textarea}
          {...wiring}
          className={classNames(controlClass, 'field-sizing-content py-2.5 leading-normal')}
        />
      )}
    </Field>
  );
}
