import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { organizationEndpoints, type organizationSchema } from '#contract/organization.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { FollowUpFields } from './follow-up-fields.tsx';
import { settingsOf, useSettingsForm } from './use-settings-form.ts';

export function FollowUpForm({ organization }: { organization: z.infer<typeof organizationSchema> }) {
  const { t } = useTranslation('organization');
  const toast = useToast();
  const sentence = useErrorSentence();
  const form = useSettingsForm(organization);
  const save = useWrite(organizationEndpoints.update, {
    onSuccess: (saved) => {
      form.reset(settingsOf(saved));
      toast({ title: t('done') });
    },
    onError: form.showRefusal,
  });
  const submit = form.handleSubmit((body) => {
    if (!save.isPending) save.mutate({ body });
  });
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
