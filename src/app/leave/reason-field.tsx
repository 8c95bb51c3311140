import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Textarea } from '#ui/textarea.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { keptReasons } from './kept-reasons.ts';

const sentences = ['coverage', 'peak', 'short', 'balance'] as const;

type ReasonFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  optional?: boolean;
  /** One's own latest sentences, then some that say no politely; one press writes them, and they can be changed. */
  suggestions?: boolean;
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
};

export function ReasonField({
  label,
  value,
  onChange,
  error,
  optional,
  suggestions = false,
  fieldRef,
}: ReasonFieldProps) {
  const { t } = useTranslation('leave');
  const session = useStoredSession();
  const [own] = useState(() => (session ? keptReasons(session.user.id) : []));
  const offered = [...new Set([...own, ...sentences.map((name) => t(`reasons.${name}`))])];
  return (
    <div className="flex flex-col gap-3">
      <Textarea
        ref={fieldRef}
        label={label}
        hint={t('reasons.health')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={2000}
        required={!optional}
        optional={optional}
        error={error}
      />
      {suggestions && (
        <fieldset className="flex flex-col items-start gap-1.5">
          <legend className="mb-1.5 text-sm text-muted">{t('reasons.label')}</legend>
          {offered.map((sentence) => (
            <button
              key={sentence}
              type="button"
              onClick={() => onChange(sentence)}
              className="rounded-md border border-line bg-sunken px-3 py-1.5 text-left text-sm wrap-anywhere hover:border-line-strong"
            >
              {sentence}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
