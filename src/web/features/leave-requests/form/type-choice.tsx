import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type LeaveType, leaveTypes } from '#domain/leave-types/leave-type.ts';
import { LeaveTypeDot } from '#web/leave/leave-type.tsx';
import { FieldError } from '#web/ui/field.tsx';

type TypeChoiceProps = { value: LeaveType; onChange: (type: LeaveType) => void; error?: string };

/** All four at a glance, one tap each: native radio buttons that look like cards. */
export function TypeChoice({ value, onChange, error }: TypeChoiceProps) {
  const { t } = useTranslation(['leave-requests', 'leave']);
  const id = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t('leave-requests:form.type')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {leaveTypes.map((type) => (
          <label
            key={type}
            className="relative flex min-h-11 items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 py-2 text-[0.9375rem] leading-tight hover:bg-sunken has-checked:border-sea-solid has-checked:bg-sea-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className="absolute inset-0 opacity-0"
            />
            <LeaveTypeDot type={type} />
            {t(`leave:types.${type}`)}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
