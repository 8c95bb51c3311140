import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '#app/api/use-error-sentence.ts';
import { useWrite } from '#app/api/use-write.ts';
import { useDayFormats } from '#app/i18n/use-day-formats.ts';
import { settingsEndpoints } from '#contract/settings.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { SettingsChange } from './leave-settings.ts';

export function UndoChangeDialog({ change, onClose }: { change: SettingsChange; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { longDay } = useDayFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const day = longDay(change.effectiveFrom);
  const undo = useWrite(settingsEndpoints.undo, {
    onSuccess: () => {
      toast({ title: t('undo.done', { day }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('undo.title', { day })}
      consequence={t('undo.consequence')}
      confirmLabel={t('undo.action')}
      busyLabel={undo.isPending && t('undo.undoing')}
      error={undo.isError ? sentence(undo.error, t('undo.failed')) : undefined}
      onConfirm={() => undo.mutate({ body: { id: change.id } })}
    />
  );
}
