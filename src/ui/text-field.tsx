import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldTexts } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldTexts & {
    id?: string;
    hideLabel?: boolean;
    trailing?: ReactNode;
    /** What a figure counts, after its box: « jours ouvrés ». */
    unit?: string;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, id, hideLabel, trailing, unit, className, ...input } = props;
  return (
    <Field {...{ label, hint, error, optional, id, hideLabel, className }}>
      {(wiring) =>
        trailing ? (
          <div className="relative">
            <input {...input} {...wiring} className={classNames(controlClass, 'pr-12')} />
            <div className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</div>
          </div>
        ) : unit ? (
          <div className="flex items-center gap-3">
            <input
              {...input}
              {...wiring}
              aria-describedby={classNames(`${wiring.id}-unit`, wiring['aria-describedby'])}
              className={classNames(controlClass, 'max-w-24 tabular-nums')}
            />
            <span id={`${wiring.id}-unit`}>{unit}</span>
          </div>
        ) : (
          <input {...input} {...wiring} className={controlClass} />
        )
      }
    </Field>
  );
}
