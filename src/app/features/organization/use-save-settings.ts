import { useTranslation } from 'react-i18next';
import { organizationEndpoints } from '#contract/organization.ts';
import { useToast } from '#ui/toast.tsx';
import { useWrite } from '#web/api/use-write.ts';
import { type Organization, settingsOf, useSettingsForm } from './use-settings-form.ts';

/** A form about the organisation, whichever part of it is shown: all of it is saved, as it was loaded. */
export function useSaveSettings(organization: Organization, onSaved?: () => void) {
  const { t } = useTranslation('organization');
  const toast = useToast();
  const form = useSettingsForm(organization);
  const save = useWrite(organizationEndpoints.update, {
    onSuccess: (saved) => {
      form.reset(settingsOf(saved));
      toast({ title: t('done') });
      onSaved?.();
    },
    onError: form.showRefusal,
  });
  const submit = form.handleSubmit((body) => {
    if (!save.isPending) save.mutate({ body });
  });
  return { form, save, submit };
}
