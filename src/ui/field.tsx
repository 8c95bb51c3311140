import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Marks the few fields that may stay empty; required is the rule and goes unmarked. */
  optional?: boolean;
};

/** What the control must carry to belong to its label, hint and error. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & {
  id?: string;
  hideLabel?: boolean;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
};

export function Field({ label, hint, error, optional, id, hideLabel, className, children }: FieldProps) {
  const generated = useId();
  const { t } = useTranslation('ui');
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {optional && <span className="font-normal text-muted"> {t('field.optional')}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId} text={error} />}
    </div>
  );
}

export function FieldError({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-coral">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {text}
    </p>
  );
}

/** The box that every one-line control shares. */
export const controlClass = classNames(
  'w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 text-base text-ink transition-colors duration-150 sm:text-plain',
  'focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-coral',
);
