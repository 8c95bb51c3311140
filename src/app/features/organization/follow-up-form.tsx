import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#app/input/leave-guard.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useSaveSettings } from './use-save-settings.ts';
import type { Organization, SettingsFormState } from './use-settings-form.ts';

export type FollowUpPart = 'waiting' | 'digests';

type FollowUpFormProps = {
  organization: Organization;
  part: FollowUpPart;
  label: string;
  onClose: () => void;
};

/** One part of it, edited in its place; what it does not show is saved as it was loaded. */
export function FollowUpForm({ organization, part, label, onClose }: FollowUpFormProps) {
  const { t } = useTranslation('organization');
  const sentence = useErrorSentence();
  const { form, save, submit } = useSaveSettings(organization, onClose);
  const { isDirty } = form.formState;
  return (
    <form noValidate onSubmit={submit} aria-label={label}>
      <div className="flex flex-col gap-6 px-5 pb-6">
        {form.incomplete && <Banner tone="error" title={form.incomplete} />}
        {save.isError && !form.incomplete && (
          <Banner tone="error" title={sentence(save.error)} onClose={save.reset} />
        )}
        {part === 'waiting' ? <WaitingFields form={form} /> : <DigestField form={form} />}
      </div>
      <div
        data-bottom-bar
        className="sticky bottom-14 z-10 flex justify-end gap-3 rounded-b-md border-t border-line bg-surface px-5 py-3 max-sm:*:flex-1 md:bottom-0"
      >
        <Button variant="quiet" onClick={onClose}>
          {t(isDirty ? 'discard' : 'close')}
        </Button>
        <Button type="submit" busyLabel={save.isPending && t('saving')}>
          {t('submit')}
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty && !save.isSuccess} />
    </form>
  );
}

/** When a request that waits is spoken of again. */
function WaitingFields({ form }: { form: SettingsFormState }) {
  const { t } = useTranslation('organization');
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
    </>
  );
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

function DigestField({ form }: { form: SettingsFormState }) {
  const { t } = useTranslation('organization');
  const formats = useFormats();
  return (
    <Select
      {...form.register('digestHour', { valueAsNumber: true })}
      className="max-w-md"
      label={t('followUp.digestHour')}
      hint={t('followUp.digestHourHint')}
      options={hoursOfDay.map((hour) => ({ value: String(hour), label: formats.hour(hour) }))}
      error={form.errorOf('digestHour')}
    />
  );
}
