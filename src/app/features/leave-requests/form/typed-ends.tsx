import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#ui/day-input.tsx';
import { FieldError } from '#ui/field.tsx';
import { type RequestFields, withDates } from './request-fields.ts';

type TypedEndsProps = {
  fields: RequestFields;
  change: (fields: RequestFields) => void;
  error?: string;
};

/** The two ends as dates: read after a press on the calendar, or typed instead of it. */
export function TypedEnds({ fields, change, error }: TypedEndsProps) {
  const { t } = useTranslation(['leave-requests', 'ui']);
  const id = useId();
  const [unreadable, setUnreadable] = useState({ start: false, end: false });
  const isUnreadable = unreadable.start || unreadable.end;
  const problem = isUnreadable ? t('ui:date.unreadable') : error;
  const edge = (name: 'start' | 'end') => (
    <div className="flex min-w-28 flex-1 items-center gap-2">
      <label htmlFor={`${id}-${name}`} className="text-sm text-muted">
        {t(`ui:date.${name}`)}
      </label>
      <DayInput
        id={`${id}-${name}`}
        value={fields[name]}
        onChange={(day) =>
          change(name === 'start' ? withDates(fields, day, fields.end) : withDates(fields, fields.start, day))
        }
        onUnreadable={(state) => setUnreadable((before) => ({ ...before, [name]: state }))}
        placeholder={t('ui:date.placeholder')}
        aria-describedby={problem ? `${id}-error` : undefined}
        aria-invalid={(problem && (unreadable[name] || !isUnreadable)) || undefined}
      />
    </div>
  );
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="sr-only">{t('leave-requests:form.dates')}</legend>
      <div className="flex max-w-md flex-wrap gap-x-4 gap-y-2">
        {edge('start')}
        {edge('end')}
      </div>
      {problem && <FieldError id={`${id}-error`} text={problem} />}
    </fieldset>
  );
}
