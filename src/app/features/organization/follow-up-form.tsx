import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '#app/api/use-error-sentence.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FollowUpFields } from './follow-up-fields.tsx';
import { useSaveSettings } from './use-save-settings.ts';
import type { Organization } from './use-settings-form.ts';

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
