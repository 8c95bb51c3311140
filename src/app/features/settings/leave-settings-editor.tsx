import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChangePreview } from '#app/leave/change-preview/change-preview.ts';
import { settingsEndpoints } from '#contract/settings.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { AgreementCard } from './agreement-card.tsx';
import { CountingFields } from './counting-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import {
  changedSettings,
  draftOf,
  refusedSettings,
  type Settings,
  type SettingsDraft,
} from './leave-settings.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { RightsFields } from './rights-fields.tsx';
import { useLeaveSettingsForm } from './use-leave-settings-form.ts';

type Previewed = { draft: SettingsDraft; preview: ChangePreview };

/** Everything an admin can set; nothing holds before its consequences were seen. */
export function LeaveSettingsEditor({ settings, today }: { settings: Settings; today: string }) {
  const { t } = useTranslation('settings');
  const sentence = useErrorSentence();
  const formats = useFormats();
  const before = draftOf(settings, today);
  const form = useLeaveSettingsForm(before);
  const effectiveFrom = useController({ control: form.control, name: 'effectiveFrom' }).field;
  const [shown, setShown] = useState<Previewed | null>(null);
  const preview = useMutation({
    mutationFn: (body: SettingsDraft) => call(settingsEndpoints.preview, { body }),
    onSuccess: (answer, draft) => setShown({ draft, preview: answer }),
    onError: form.showRefusal,
  });
  const changed = changedSettings(before, form.watch());
  const submit = form.handleSubmit((draft) => {
    if (preview.isPending) return;
    const refused = refusedSettings(draft);
    for (const { name, refusal } of refused) form.tell(name, t(`refusals.${refusal}`));
    if (refused.length === 0) preview.mutate(draft);
  });
  return (
    <>
      <form noValidate onSubmit={submit} aria-label={t('label')} className="flex flex-col gap-6">
        <CountingFields form={form} />
        <HolidayFields form={form} thisYear={Number(today.slice(0, 4))} />
        <AgreementCard form={form} />
        <RightsFields form={form} />
        <ReadingFields form={form} />
        <Card title={t('sections.apply')}>
          <div className="flex flex-col gap-5">
            {preview.isError && (
              <Banner
                tone="error"
                title={sentence(preview.error, t('previewFailed'))}
                onClose={preview.reset}
              />
            )}
            {form.formState.isSubmitted && !form.formState.isValid && (
              <Banner tone="error" title={t('correctFirst')} />
            )}
            <DatePicker
              label={t('effectiveFrom')}
              hint={t('effectiveFromHint')}
              value={effectiveFrom.value || null}
              onChange={(day) => effectiveFrom.onChange(day ?? '')}
              error={form.errorOf('effectiveFrom')}
            />
            <p aria-live="polite" className="text-muted">
              {changed.length === 0
                ? t('nothingChanged')
                : t('changedSoFar', {
                    count: changed.length,
                    names: formats.list(changed.map((name) => t(`names.${name}`))),
                  })}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button
                type="submit"
                disabled={changed.length === 0}
                busyLabel={preview.isPending && t('previewing')}
              >
                {t('preview')}
              </Button>
              {changed.length > 0 && (
                <Button variant="quiet" onClick={() => form.reset(before)}>
                  {t('discard')}
                </Button>
              )}
            </div>
          </div>
        </Card>
      </form>
      {/* Beside the form: what is submitted in it would reach the form around it. */}
      {shown && <PreviewDialog {...shown} onClose={() => setShown(null)} />}
    </>
  );
}
