import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { LeaveGuard } from '#app/input/leave-guard.tsx';
import { settingsSectionPath } from '#app/navigation/settings-sections.ts';
import type { organizationSchema } from '#contract/organization.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
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
      <LeaveGuard isDirty={form.formState.isDirty} />
      <LeaveSettingsHint organization={organization} />
      <div>
        <Button type="submit" busyLabel={save.isPending && t('saving')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

type LeaveSettingsHintProps = {
  organization: Pick<z.infer<typeof organizationSchema>, 'timeZone' | 'holidayZone'>;
};

/** Both decide how leave is counted, so they are set where their consequences are shown first. */
function LeaveSettingsHint({ organization }: LeaveSettingsHintProps) {
  const { t } = useTranslation('organization');
  const city = organization.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{t('holidayZone')}</dt>
          <dd className="font-medium">{t(`holidayZones.${organization.holidayZone}`)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('timeZone')}</dt>
          <dd className="font-medium">{city}</dd>
        </div>
      </dl>
      <p className="text-sm">
        <Link to={settingsSectionPath('place')} className="text-sea underline underline-offset-4">
          {t('changeInSettings')}
        </Link>
      </p>
    </div>
  );
}
