import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveTypeDot } from '#app/leave/leave-type.tsx';
import { type OfferedType, useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { can } from '#domain/access/can.ts';
import { isRecordedOnly } from '#domain/balances/absence.ts';
import { builtInTypes } from '#domain/leave-types/leave-type.ts';
import { FieldError } from '#ui/field.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';

type TypeChoiceProps = { value: string; onChange: (type: string) => void; error?: string };

/** All of them at a glance, one tap each: native radio buttons that look like cards. */
export function TypeChoice({ value, onChange, error }: TypeChoiceProps) {
  const { t } = useTranslation('leave-requests');
  const { types, name } = useLeaveTypes();
  const id = useId();
  // A request may have a type that is no longer offered: it can be kept.
  const [held] = useState(value);
  const session = useStoredSession();
  const mayRecord = session !== null && can(session.user, 'leave-request.record');
  const offered = types
    ?.filter((type) => type.id === held || (!type.archived && (mayRecord || !isRecordedOnly(type.absence))))
    .map((type) => type.id);
  const chosen = types?.find((type) => type.id === value);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t('form.type')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(offered ?? builtInTypes).map((type) => (
          <label
            key={type}
            className="relative flex min-h-11 items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 py-2 text-plain leading-tight hover:bg-sunken has-checked:border-sea-solid has-checked:bg-sea-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
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
            <span className="min-w-0 hyphens-auto wrap-anywhere">{name(type)}</span>
          </label>
        ))}
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
