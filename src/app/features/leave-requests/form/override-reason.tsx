import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { CoverageCheck } from '#web/leave/leave-request.ts';

type OverrideReasonProps = {
  blackouts: CoverageCheck['blackouts'];
  value: string;
  onChange: (reason: string) => void;
  error?: string;
};

/** Leave of someone else in a period without it: whoever records it says why. */
export function OverrideReason({ blackouts, value, onChange, error }: OverrideReasonProps) {
  const { t } = useTranslation('leave');
  return (
    <div className="flex flex-col gap-4">
      {blackouts.map(({ id, sentence, reason }) => (
        <Banner key={id} tone="info" title={sentence}>
          {reason}
        </Banner>
      ))}
      <Textarea
        label={t('override.reason')}
        hint={t('override.hint')}
        required
        maxLength={2000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
    </div>
  );
}
