import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/use-formats.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** When a request that waits is spoken of again, and when digests leave. */
export function FollowUpFields({ form }: { form: SettingsFormState }) {
  const { t } = useTranslation('organization');
  const formats = useFormats();
  const days = (name: 'reminderDays' | 'escalationDays') => ({
    ...form.register(name, { valueAsNumber: true }),
    type: 'number',
    inputMode: 'numeric' as const,
    min: 1,
    unit: t('followUp.workingDays', { count: form.watch(name) || 0 }),
    error: form.errorOf(name),
  });
  return (
    <>
      <TextField {...days('reminderDays')} label={t('followUp.reminder')} hint={t('followUp.reminderHint')} />
      <TextField
        {...days('escalationDays')}
        label={t('followUp.escalation')}
        hint={t('followUp.escalationHint')}
      />
      <Select
        {...form.register('digestHour', { valueAsNumber: true })}
        label={t('followUp.digestHour')}
        hint={t('followUp.digestHourHint')}
        options={hoursOfDay.map((hour) => ({ value: String(hour), label: formats.hour(hour) }))}
        error={form.errorOf('digestHour')}
      />
    </>
  );
}
