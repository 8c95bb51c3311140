import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/leave/change-preview/change-list.tsx';
import type { ChangePreview } from '#app/leave/change-preview/change-preview.ts';
import { settingsEndpoints } from '#contract/settings.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { SettingsDraft } from './leave-settings.ts';

type PreviewDialogProps = { draft: SettingsDraft; preview: ChangePreview; onClose: () => void };

/** What would change and for whom; its button applies it and names how many people it touches. */
export function PreviewDialog({ draft, preview, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('settings');
  const { longDay } = useDayFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const count = preview.people.length;
  const apply = useWrite(settingsEndpoints.apply, {
    onSuccess: () => {
      toast({ title: t('apply.done', { count, day: longDay(draft.effectiveFrom) }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('apply.title')}
      description={t('apply.from', { day: longDay(draft.effectiveFrom) })}
      width="lg"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        apply.mutate({ body: draft });
      }}
      submitLabel={t('apply.submit', { count })}
      busyLabel={apply.isPending && t('apply.applying')}
      refusal={apply.isError ? sentence(apply.error, t('apply.failed')) : undefined}
      onRefusalClosed={apply.reset}
    >
      <ChangeList preview={preview} />
      <p className="text-sm text-muted">{t('apply.consequence', { count })}</p>
    </FormDialog>
  );
}
