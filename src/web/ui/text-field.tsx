import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldTexts & { id?: string; hideLabel?: boolean; trailing?: ReactNode };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, id, hideLabel, trailing, className, ...input } = props;
  return (
    <Field {...{ label, hint, error, optional, id, hideLabel, className }}>
      {(wiring) =>
        trailing ? (
          <div className="relative">
            <input {...input} {...wiring} className={classNames(controlClass, 'pr-12')} />
            <div className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</div>
          </div>
        ) : (
          <input {...input} {...wiring} className={controlClass} />
        )
      }
    </Field>
  );
}
