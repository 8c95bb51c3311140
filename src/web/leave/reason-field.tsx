import { useTranslation } from 'react-i18next';
import { Textarea } from '#web/ui/textarea.tsx';

const sentences = ['coverage', 'peak', 'short', 'balance'] as const;

type ReasonFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  optional?: boolean;
  /** Sentences that say no politely; one press writes them, and they can be changed. */
  suggestions?: boolean;
};

export function ReasonField({
  label,
  value,
  onChange,
  error,
  optional,
  suggestions = false,
}: ReasonFieldProps) {
  const { t } = useTranslation('leave');
  return (
    <div className="flex flex-col gap-3">
      <Textarea
        label={label}
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
          {sentences.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => onChange(t(`reasons.${name}`))}
              className="rounded-md border border-line bg-sunken px-3 py-1.5 text-left text-sm hover:border-line-strong"
            >
              {t(`reasons.${name}`)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
