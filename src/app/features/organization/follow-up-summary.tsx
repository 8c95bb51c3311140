import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/use-formats.ts';
import { Card } from '#ui/card.tsx';
import type { Organization } from './use-settings-form.ts';

export function FollowUpSummary({ organization }: { organization: Organization }) {
  const { t } = useTranslation('organization');
  const formats = useFormats();
  const { reminderDays, escalationDays, digestHour } = organization;
  const days = (count: number): string => `${count} ${t('followUp.workingDays', { count })}`;
  const facts = [
    [t('followUp.reminder'), days(reminderDays)],
    [t('followUp.escalation'), days(escalationDays)],
    [t('followUp.digestHour'), formats.hour(digestHour)],
  ] as const;
  return (
    <Card title={t('followUp.title')}>
      <dl className="flex flex-col divide-y divide-line">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
