import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveTypeDot } from '#app/leave/leave-type.tsx';
import { type OfferedType, useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { can } from '#domain/access/can.ts';
import { isRecordedOnly } from '#domain/balances/absence.ts';
import { builtInTypes, isBuiltIn } from '#domain/leave-types/leave-type.ts';
import { FieldError } from '#ui/field.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { chipClass } from './half-day-choice.tsx';

type TypeChoiceProps = { value: string; onChange: (type: string) => void; error?: string };

/** More than these would push the calendar out of sight. */
const MOST_AT_ONCE = 6;

/** One tap each: native radio buttons that look like chips; what an organisation added behind one more tap, once it is much. */
export function TypeChoice({ value, onChange, error }: TypeChoiceProps) {
  const { t } = useTranslation('leave-requests');
  const { types, shortName } = useLeaveTypes();
  const id = useId();
  const [all, setAll] = useState(false);
  // A request may have a type that is no longer offered: it can be kept.
  const [held] = useState(value);
  const session = useStoredSession();
  const mayRecord = session !== null && can(session.user, 'leave-request.record');
  const offered = types
    ?.filter((type) => type.id === held || (!type.archived && (mayRecord || !isRecordedOnly(type.absence))))
    .map((type) => type.id);
  const chosen = types?.find((type) => type.id === value);
  const list = offered ?? builtInTypes;
  const folded = !all && list.length > MOST_AT_ONCE;
  const shown = folded ? list.filter((type) => isBuiltIn(type) || type === value || type === held) : list;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">{t('form.type')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {shown.map((type) => (
          <label key={type} className={chipClass}>
            <input
              type="radio"
              name={id}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className="absolute inset-0 opacity-0"
            />
            <LeaveTypeDot type={type} />
            <span className="min-w-0 hyphens-auto wrap-anywhere">{shortName(type)}</span>
          </label>
        ))}
        {folded && shown.length < list.length && (
          <button
            type="button"
            onClick={() => setAll(true)}
            className="min-h-11 rounded-full px-2 text-plain link"
          >
            {t('form.moreTypes', { count: list.length - shown.length })}
          </button>
        )}
      </div>
      {chosen && <TypeNotes type={chosen} />}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}

/** What the law grants, and how the type differs from what people know. */
function TypeNotes({ type }: { type: OfferedType }) {
  const { t } = useTranslation('leave-requests');
  const law = [type.duration, type.article].filter((text) => text !== null).join('\u00a0· ');
  const notes = [
    ...(law === '' ? [] : [law]),
    ...(type.halfDays ? [] : [t('form.wholeDays')]),
    ...(type.needsApproval ? [] : [t(type.counter === null ? 'form.noApproval' : 'form.noApprovalWithin')]),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-0.5 text-sm text-muted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
