import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useSaveSettings } from './use-save-settings.ts';
import type { Organization, SettingsFormState } from './use-settings-form.ts';

export function FollowUpForm({ organization }: { organization: Organization }) {
  const { t } = useTranslation('organization');
  const sentence = useErrorSentence();
  const { form, save, submit } = useSaveSettings(organization);
  return (
    <Card title={t('followUp.title')}>
      <form noValidate onSubmit={submit} aria-label={t('followUp.title')} className="flex flex-col gap-6">
        {form.incomplete && <Banner tone="error" title={form.incomplete} />}
        {save.isError && !form.incomplete && (
          <Banner tone="error" title={sentence(save.error)} onClose={save.reset} />
        )}
        <FollowUpFields form={form} />
        <div>
          <Button type="submit" busyLabel={save.isPending && t('saving')}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** When a request that waits is spoken of again, and when digests leave. */
function FollowUpFields({ form }: { form: SettingsFormState }) {
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
