import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '#app/api/use-error-sentence.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LeaveSettingsHint } from './leave-settings-hint.tsx';
import { useSaveSettings } from './use-save-settings.ts';
import type { Organization } from './use-settings-form.ts';

export function OrganizationForm({ organization }: { organization: Organization }) {
  const { t } = useTranslation('organization');
  const sentence = useErrorSentence();
  const { form, save, submit } = useSaveSettings(organization);
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('label')}
      className={`${cardClass} flex flex-col gap-6 p-5 sm:p-6`}
    >
      {form.incomplete && <Banner tone="error" title={form.incomplete} />}
      {save.isError && !form.incomplete && (
        <Banner tone="error" title={sentence(save.error)} onClose={save.reset} />
      )}
      <TextField
        {...form.register('name')}
        label={t('name')}
        autoComplete="organization"
        required
        error={form.errorOf('name')}
      />
      <LeaveSettingsHint organization={organization} />
      <div>
        <Button type="submit" busyLabel={save.isPending && t('saving')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
